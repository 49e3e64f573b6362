import type { Need, Option } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { Draft } from '../../store/draft.ts';
import { pricedAs, sentenceOf } from '../../store/words.ts';

export { valueLabel } from '../../store/words.ts';

/**
 * The draft as one sentence: the label of the Commit button. Other fields stand in the summary beside it. `cost`: what the
 * rules say that the whole choice costs.
 */
export const sentence = (draft: Draft, payer: CombatantView | undefined, cost?: Option['cost']): string =>
  sentenceOf(pricedAs(draft.option, cost, payer), draft.values, payer);

/** What is still missing, as an instruction: "Choose the target". */
export function missing(need: Need): string {
  const what = need.label.toLowerCase();
  switch (need.kind) {
    case 'one':
      return `Choose: ${what}`;
    case 'some':
      return need.max > 1
        ? `Choose ${need.min === need.max ? need.min : `${need.min} to ${need.max}`}: ${what}`
        : `Choose: ${what}`;
    case 'cell':
    case 'path':
      return `Tap a cell on the map: ${what}`;
    case 'number':
      return `Set: ${what}`;
    case 'text':
      return `Write: ${what}`;
  }
}
