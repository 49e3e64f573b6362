import type { BarEntry, CombatantView, View } from '../../kernel/view.ts';
import type { SideStyle } from '../kit/sides.ts';
import { sideOf, sidesOf, tokenLabels } from '../kit/sides.ts';
import { vitality, vitalWords } from '../kit/vitality.ts';

/** How somebody is drawn on a chip. */
export interface ChipFace {
  readonly side: SideStyle;
  readonly letters: string;
}

/** One place of the bar with everything that its chip shows. */
export interface ChipData extends ChipFace {
  readonly entry: BarEntry;
  readonly one: CombatantView;
  readonly words: string;
  /** Who shares the place. */
  readonly mount?: ChipFace;
}

/** What stands under a name instead of the initiative; empty when the state says nothing new. */
export function stateWords(entry: BarEntry): string {
  switch (entry.state) {
    case 'active':
      return 'now';
    case 'waiting':
      return entry.note ?? '';
    case 'acted':
      return entry.note === undefined ? 'acted' : `acted, ${entry.note}`;
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
    entry.state === 'active' || entry.state === 'waiting' ? (entry.note ?? '') : '',
    entry.may ?? '',
    one.out ?? (track ? vitalWords(track) : ''),
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
    const mount = entry.with === undefined ? undefined : view.combatants[entry.with];
    return [
      {
        entry,
        one,
        side,
        letters: letters[entry.id] ?? '?',
        words: sentenceOf(entry, one, side),
        ...(mount && { mount: { side: sideOf(sides, mount.side), letters: letters[mount.id] ?? '?' } }),
      },
    ];
  });
}

/** How many can still act in this round, the active one included. */
export const stillToAct = (view: View): number =>
  view.bar.filter(
    (entry) => entry.state === 'active' || entry.state === 'waiting' || entry.state === 'delayed',
  ).length;
