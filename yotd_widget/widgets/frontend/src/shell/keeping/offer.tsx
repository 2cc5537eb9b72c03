/** What was left on this board when its cell ran before: it comes back with one press, and never without. */
import { useTalk } from "../host/talk";
import { type Model, useTrait } from "../model";
import { Notice } from "../notice";
import { useShared } from "../root";

type OfferModel = Model<{ offer: { text?: string } }>;

export function Offer() {
  const { model, words } = useShared();
  const offer = useTrait(model as OfferModel, "offer");
  const talk = useTalk();
  if (!offer.text) return null;
  return (
    <div class="banner offer" role="group" aria-label={words.continue}>
      <span>{offer.text}</span>
      <button type="button" class="ask" onClick={() => talk.send({ kind: "continue" })}>
        {words.continue}
      </button>
      <Notice text={talk.notice} />
    </div>
  );
}
