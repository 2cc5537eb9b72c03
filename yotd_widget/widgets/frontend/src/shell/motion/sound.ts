/** Four sounds that are made here, off until the reader wants them; wanted as long as the page's session lasts. */

export type SoundName = "click" | "brush" | "coin" | "gong";

const KEPT = "board-sound";

/** [pitch, seconds, loudness, pitch of a second tone, times that of the first] */
const TONES: Record<Exclude<SoundName, "brush">, readonly (readonly [number, number, number])[]> = {
  click: [[420, 0.05, 0.12]],
  coin: [
    [1568, 0.12, 0.06],
    [2093, 0.3, 0.06],
  ],
  gong: [
    [98, 1.8, 0.16],
    [147.5, 1.4, 0.07],
    [233, 0.9, 0.04],
  ],
};

export class Sound {
  #context: AudioContext | null = null;
  #on = kept();

  get on(): boolean {
    return this.#on;
  }

  /** By a press of the reader. */
  set(on: boolean): void {
    this.#on = on;
    try {
      sessionStorage.setItem(KEPT, on ? "on" : "");
    } catch {} // a page may not keep anything
    if (on) this.play("click");
    else this.close();
  }

  /** Nothing before the page was pressed, and nothing where data is to be saved. */
  play(name: SoundName): void {
    if (!this.#on || !navigator.userActivation?.hasBeenActive || saves()) return;
    this.#context ??= new AudioContext();
    if (name === "brush") this.#rustle(this.#context);
    else
      for (const [nth, tone] of TONES[name].entries())
        this.#ring(this.#context, tone, name === "coin" ? nth * 0.06 : 0);
  }

  close(): void {
    this.#context?.close();
    this.#context = null;
  }

  #ring(context: AudioContext, [pitch, seconds, loud]: readonly [number, number, number], wait: number): void {
    const tone = context.createOscillator();
    tone.type = pitch > 1000 || pitch < 300 ? "sine" : "triangle";
    tone.frequency.value = pitch;
    this.#through(context, tone, loud, seconds, wait);
  }

  #rustle(context: AudioContext): void {
    const noise = context.createBufferSource();
    const length = context.sampleRate * 0.14;
    noise.buffer = context.createBuffer(1, length, context.sampleRate);
    const data = noise.buffer.getChannelData(0);
    for (let at = 0; at < length; at++) data[at] = (Math.random() - 0.5) * Math.sin((Math.PI * at) / length);
    this.#through(context, noise, 0.1, 0.14, 0);
  }

  #through(context: AudioContext, from: AudioScheduledSourceNode, loud: number, seconds: number, wait: number): void {
    const gain = context.createGain();
    const begin = context.currentTime + wait;
    gain.gain.setValueAtTime(loud, begin);
    gain.gain.exponentialRampToValueAtTime(0.0005, begin + seconds);
    from.connect(gain).connect(context.destination);
    from.start(begin);
    from.stop(begin + seconds);
  }
}

function kept(): boolean {
  try {
    return sessionStorage.getItem(KEPT) === "on";
  } catch {
    return false;
  }
}

const saves = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
  globalThis.matchMedia?.("(prefers-reduced-data: reduce)").matches;
