import type { BarEntry, CombatantView, View } from '../../kernel/view.ts';
import type { SideStyle } from '../kit/sides.ts';
import { sideOf, sidesOf, tokenLabels } from '../kit/sides.ts';
import { vitality } from '../kit/vitality.ts';

/** One place of the bar with everything that its chip shows. */
export interface ChipData {
  readonly entry: BarEntry;
  readonly one: CombatantView;
  readonly side: SideStyle;
  readonly letters: string;
  readonly words: string;
}

/** What stands under a name instead of the initiative; empty when the state says nothing new. */
export function stateWords(entry: BarEntry): string {
  switch (entry.state) {
    case 'active':
      return 'now';
    case 'waiting':
      return entry.note ?? '';
    case 'acted':
      return entry.note ?? 'acted';
    case 'delayed':
      return entry.note ?? 'delays';
    case 'skipped':
      return entry.note ?? 'skipped';
    case 'out':
      return entry.note ?? 'out';
  }
}

/** The sentence that a screen reader says of a chip. */
function sentenceOf(entry: BarEntry, one: CombatantView, side: SideStyle): string {
  const track = vitality(one);
  return [
    one.name,
    side.side,
    entry.initiative === null ? '' : `initiative ${entry.initiative}`,
    entry.state === 'active'
      ? 'has the turn'
      : entry.state === 'waiting'
        ? 'can still act'
        : stateWords(entry),
    one.out ?? (track ? `${track.label} ${track.left} of ${track.max}` : ''),
  ]
    .filter(Boolean)
    .join(', ');
}

export function chipsOf(view: View): readonly ChipData[] {
  const sides = sidesOf(view);
  const letters = tokenLabels(view);
  return view.bar.flatMap((entry) => {
    const one = view.combatants[entry.id];
    if (!one) return [];
    const side = sideOf(sides, one.side);
    return [{ entry, one, side, letters: letters[entry.id] ?? '?', words: sentenceOf(entry, one, side) }];
  });
}

/** How many can still act in this round, the active one included. */
export const stillToAct = (view: View): number =>
  view.bar.filter(
    (entry) => entry.state === 'active' || entry.state === 'waiting' || entry.state === 'delayed',
  ).length;
