import type { Need } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { PreviewReply } from '../../protocol/messages.ts';
import type { Draft } from '../../store/draft.ts';
import { pricedAs, sentenceOf } from '../../store/words.ts';

export { valueLabel } from '../../store/words.ts';

/**
 * The draft as a sentence, for the label of the Commit button; fields that it leaves out are in the summary beside it.
 * `price` is the cost of the whole choice according to the rules and, where it can only be begun, its full cost
 * (`whole`).
 */
export const sentence = (
  draft: Draft,
  payer: CombatantView | undefined,
  price?: Pick<PreviewReply, 'cost' | 'whole'> | null,
): string => sentenceOf(pricedAs(draft.option, price?.cost, payer), draft.values, payer, price?.whole);

/** Labels of fields that are a question: "Whom", "Where to", "On whom", "Which square". */
const question =
  /^((at|on|for|to|from|into|with|until after|whose|of) )?(who|whom|whose|what|which|when|where|how)\b/i;

/** Whether a field is answered with yes or no: "From behind?". */
const isYesOrNo = (need: Need): boolean =>
  need.kind === 'one' && need.oneOf.every(({ id }) => id === 'yes' || id === 'no');

/** The question for a field: "Whom?", "With what?"; `null` if its label is only a name. */
function asked(need: Need): string | null {
  const { label } = need;
  if (label === 'With') return 'With what?';
  return question.test(label) || isYesOrNo(need) ? `${label}?` : null;
}

/** What is still missing, as a question or, where the label is none, as an instruction: "Whom?", "Choose: maneuver". */
export function missing(need: Need): string {
  const ask = asked(need);
  const what = need.label.toLowerCase();
  switch (need.kind) {
    case 'one':
      return ask ?? `Choose: ${what}`;
    case 'some': {
      const many = need.min === need.max ? `${need.min}` : `${need.min} to ${need.max}`;
      if (need.max === 1) return ask ?? `Choose: ${what}`;
      return ask === null ? `Choose ${many}: ${what}` : `${ask} Choose ${many}`;
    }
    case 'cell':
    case 'path':
      return ask === null ? `Tap a cell on the map: ${what}` : `${ask} Tap a cell on the map`;
    case 'number':
      return `Set: ${what}`;
    case 'text':
      return ask ?? `Write: ${what}`;
  }
}

/** The same as a heading above the field itself, where the arrows explain how to pick a cell. */
export const missingHere = (need: Need): string =>
  need.kind === 'cell' || need.kind === 'path' ? (asked(need) ?? need.label) : missing(need);

/** The same for the line above the map: "Whom? Tap somebody". */
export function missingOnMap(need: Need, asks: 'target' | 'place'): string {
  const tap = asks === 'target' ? 'tap somebody' : 'tap a cell';
  const ask = asked(need);
  return ask === null ? `${need.label}: ${tap}` : `${ask} T${tap.slice(1)}`;
}
