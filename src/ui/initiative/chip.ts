import type { BarEntry, CombatantView, TurnState, View } from '../../kernel/view.ts';
import { vitality, vitalWords } from '../../store/vitality.ts';
import type { SideStyle } from '../kit/sides.ts';
import { sideOf, sidesOf, tokenLabels } from '../kit/sides.ts';

/** How a combatant is drawn on a chip. */
export interface ChipFace {
  readonly side: SideStyle;
  readonly letters: string;
}

/** A combatant who shares a place of the bar. */
interface ChipMate extends ChipFace {
  readonly id: string;
  readonly state: TurnState;
}

/** A place of the bar with everything that its chip shows. */
export interface ChipData extends ChipFace {
  readonly entry: BarEntry;
  readonly one: CombatantView;
  readonly words: string;
  readonly mates: readonly ChipMate[];
}

/** The text under the name in place of the initiative; empty if the state says nothing new. */
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
      return entry.note === undefined ? 'out' : `out, ${entry.note}`;
    case 'over':
      return '';
  }
}

/** The chip in words for screen readers. */
function sentenceOf(entry: BarEntry, one: CombatantView, side: SideStyle, mates: readonly string[]): string {
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
    mates.length > 0 ? `together with ${mates.join(' and ')}` : '',
    ...(entry.waits ?? []).map((words) => `waits: ${words}`),
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
    const mates = (entry.with ?? []).flatMap(({ id, state }) => {
      const mate = view.combatants[id];
      return mate ? [{ mate, state }] : [];
    });
    const names = mates.map(({ mate }) => mate.name);
    return [
      {
        entry,
        one,
        side,
        letters: letters[entry.id] ?? '?',
        words: sentenceOf(entry, one, side, names),
        mates: mates.map(({ mate, state }) => ({
          id: mate.id,
          state,
          side: sideOf(sides, mate.side),
          letters: letters[mate.id] ?? '?',
        })),
      },
    ];
  });
}

/** What a combatant waits for, as its chip tells it. */
export const waitsOf = ({ waits = [], state }: BarEntry): readonly string[] => (state === 'out' ? [] : waits);

/**
 * The least width of a chip in pixels at the default font size. The active one is wider, and so are those with mates or
 * with a mark that they wait for something.
 */
export function chipWidth({ entry, mates }: Pick<ChipData, 'entry' | 'mates'>): number {
  const own = entry.state === 'active' ? 72 : 56;
  const waits = waitsOf(entry).length > 0 ? 22 : 0;
  return own + (mates.length > 0 ? 12 : 0) + 20 * mates.length + waits;
}

/** The number of combatants who can still act in this round, including the active one. */
export const stillToAct = (view: View): number =>
  view.bar
    .flatMap(({ state, with: mates = [] }) => [state, ...mates.map((mate) => mate.state)])
    .filter((state) => state === 'active' || state === 'waiting' || state === 'delayed').length;
