/** The painted ground: sky, ridges with the far wall, the city, pond and canal. It stretches, and nothing on it matters. */
/** The canal widens into the pond of the zigzag bridge. */
const SHORELINE = "M300 300c150-10 300 8 450 0s76-66 130-88 250-30 376-26";
const LAYERS: readonly (readonly [string, string])[] = [
  [
    "star",
    "M344 22h2M420 48h2M470 18h2M640 12h2M700 30h2M900 20h2M960 60h2M1120 18h2M1190 44h2M1238 16h2M830 14h2M560 70h2",
  ],
  ["far", "M300 118C380 60 430 92 480 62s96-44 150 6 110-40 170-14 90-30 150-4 90-26 150 2 110 0 160 26v90H300z"],
  ["ridge", "M300 140c60-30 120-16 190-26s130 30 210 18 150-24 230-4 130-22 180-10 110 10 150 8v80H300z"],
  [
    "cloud",
    "M636 58c9-9 23-7 28 0 9-5 19 0 21 7h-54c0-3 2-6 5-7zM838 46c12-9 30-7 35 0 11-5 15 0 18 7h-62c0-3 4-6 9-7z",
  ],
  ["farwall b", "M300 132c60-26 120-14 190-22s130 26 210 16 150-22 230-4 130-20 180-8 110 8 150 6"],
  ["farwall", "M300 128c60-26 120-14 190-22s130 26 210 16 150-22 230-4 130-20 180-8 110 8 150 6"],
  ["mist", "M300 126q150-12 320-2t330-4 306 6v30H300z"],
  ["city", "M0 148h1256v174H0z"],
  ["redwall", "M300 150h320v16H300zM872 150h384v16H872z"],
  ["redcap", "M300 145h324v6H300zM868 145h388v6H868z"],
  [
    "tree",
    "M584 166c-16 0-18-18-6-22 2-14 24-14 27 0 12 4 10 22-6 22zM880 166c-14 0-16-16-5-20 2-12 21-12 24 0 11 4 9 20-5 20z",
  ],
  [
    "leafage",
    "M604 166c-4-8 0-16 8-16 12 4 10 16-4 16zM566 166c-6-10 2-18 10-14 4 6 2 14-4 14zM902 166c4-10-2-18-10-15-5 6-2 15 4 15z",
  ],
  ["court", "M560 320l80-150h150l80 150z"],
  ["canalbed", `${SHORELINE}v254H300z`],
  ["shade", SHORELINE],
  [
    "current",
    "M420 352q190-16 460-2-230 20-460 2zM330 398q240-14 520 4-260 16-520-4zM560 428q180-10 360 0-180 12-360 0zM880 262q90-16 150-6-70 18-150 6zM1010 236q110-14 246-4v8q-140 6-246-4zM960 312q40-6 70 0-30 8-70 0z",
  ],
  [
    "glitter",
    "M806 352h24M838 354h20M798 366h22M832 366h18M810 378h36M800 390h16M826 390h28M814 402h30M806 414h14M830 414h20M816 426h24",
  ],
  [
    "lotus",
    "M905 236a14 6 0 1 0 28 0 14 6 0 1 0-28 0zM930 248a18 7 0 1 0 36 0 18 7 0 1 0-36 0zM972 238a11 4 0 1 0 22 0 11 4 0 1 0-22 0zM952 264a10 4 0 1 0 20 0 10 4 0 1 0-20 0zM1222 226a11 5 0 1 0 22 0 11 5 0 1 0-22 0zM1194 232a8 3 0 1 0 16 0 8 3 0 1 0-16 0zM560 434a15 5 0 1 0 30 0 15 5 0 1 0-30 0zM596 440a10 4 0 1 0 20 0 10 4 0 1 0-20 0z",
  ],
  [
    "bloom",
    "M948 246c-9-2-10-10-7-13 3 1 4 2 5 4 0-5 2-7 4-9 3 2 4 5 4 9 1-2 3-3 5-4 3 3 0 11-7 13zM574 432c-7-2-8-8-6-10 2 0 4 2 4 3 0-4 2-6 4-7 2 1 3 4 3 7 1-1 2-3 4-3 2 2 0 9-6 10z",
  ],
  [
    "reed",
    "M868 318q-2-18-8-28M871 318q0-22 3-38M875 318q4-16 11-24M438 440q-2-22-8-34M442 440q0-26 4-44M446 440q4-20 12-30M890 440q-1-20-6-32M893 440q1-24 6-40",
  ],
  ["cattail", "M874 282v-9M446 398v-10M899 402v-9"],
  [
    "wave",
    "M580 392q6-5 12 0t12 0M700 438q6-5 12 0t12 0M830 360q6-5 12 0t12 0M960 436q6-5 12 0t12 0M1100 394q6-5 12 0t12 0M1210 440q6-5 12 0t12 0M480 436q6-5 12 0t12 0M760 410q6-5 12 0t12 0M1030 428q6-5 12 0t12 0",
  ],
  ["bank", SHORELINE],
];

export function Landscape() {
  return (
    <>
      <svg
        class="icon scenery"
        viewBox="0 0 1256 440"
        preserveAspectRatio="none"
        data-at="realm" // on a narrow page all that is left of it
        aria-hidden="true"
      >
        {LAYERS.map(([name, path]) => (
          <path key={name} class={name} d={path} />
        ))}
      </svg>
      <span class="sun" aria-hidden="true" />
    </>
  );
}

/** What lies before the reader where there is nothing to choose: a quay with lanterns, lotus and junks on the canal. */
const SHORE: readonly (readonly [string, string])[] = [
  [
    "ripple",
    "M40 30q8-6 16 0t16 0M236 22q8-6 16 0t16 0M470 40q8-6 16 0t16 0M700 26q8-6 16 0t16 0M330 62q8-6 16 0t16 0M596 66q8-6 16 0t16 0M130 64q8-6 16 0t16 0",
  ],
  ["hull", "M176 54h92q-6 18-22 18h-50q-14 0-20-18zM618 44h72q-5 14-17 14h-39q-11 0-16-14z"],
  ["sailcloth", "M214 50V10q26 8 30 40zM208 50V18q-20 8-24 32zM648 40V8q21 6 24 32zM643 40V15q-16 6-19 25z"],
  ["batten", "M214 22q16 2 22 6M214 35q18 1 27 3M648 18q13 1 18 4M648 29q15 1 22 2"],
  [
    "leaf",
    "M44 84a22 8 0 1 0 44 0 22 8 0 1 0-44 0zM92 74a15 6 0 1 0 30 0 15 6 0 1 0-30 0zM738 78a24 8 0 1 0 48 0 24 8 0 1 0-48 0zM792 66a14 5 0 1 0 28 0 14 5 0 1 0-28 0zM438 84a17 6 0 1 0 34 0 17 6 0 1 0-34 0z",
  ],
  [
    "flower",
    "M66 80c-12-2-14-12-10-16 4 1 6 3 7 5 0-6 2-9 5-12 4 3 5 7 5 12 1-2 4-4 7-5 4 4 1 14-10 16zM762 74c-12-2-14-12-10-16 4 1 6 3 7 5 0-6 2-9 5-12 4 3 5 7 5 12 1-2 4-4 7-5 4 4 1 14-10 16z",
  ],
  ["stone", "M0 112h846v22H0zM0 94h846v7H0z"],
  ["joint", "M0 112h846M0 101h846M0 94h846"],
  [
    "post",
    Array.from({ length: 15 }, (_none, nth) => `M${20 + nth * 58} 86h12v28h-12zM${18 + nth * 58} 82h16v5h-16z`).join(
      "",
    ),
  ],
];

export function Foreshore() {
  return (
    <svg class="foreshore" viewBox="0 0 846 134" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {SHORE.map(([name, path]) => (
        <path key={name} class={name} d={path} />
      ))}
    </svg>
  );
}
