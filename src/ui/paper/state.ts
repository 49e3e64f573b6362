import type { CombatantView, View } from '../../kernel/view.ts';
import { cellName } from '../../store/words.ts';
import { conditionSentence } from '../tracks/condition.ts';
import { eatersOf, ownPools, poolSentence } from '../tracks/pool.ts';
import { trackSentence } from '../tracks/track.ts';

/** The state of a combatant in words, as a printed fight tells it. */
interface PrintedState {
  /** Where it is and whether it has the turn: "at C5", "has the turn". */
  readonly place: readonly string[];
  /** Its tracks, and the injuries of its body. */
  readonly harm: readonly string[];
  readonly conditions: readonly string[];
  /** What it can spend; nothing of who is out of the fight or never has a turn. */
  readonly pools: readonly string[];
}

export function printedState(one: CombatantView, { active }: Pick<View, 'active'>): PrintedState {
  // As in the panel: a track that shields another is named while anything of it is left.
  const tracks = Object.values(one.tracks).filter(({ shields, left }) => shields === undefined || left > 0);
  const away = one.out === 'fled' || one.out === 'gone';
  return {
    place: [
      ...(one.id === active ? ['has the turn'] : []),
      ...(away ? [] : [`at ${cellName(one.cell)}`]),
      ...(one.initiative === null || one.turnless ? [] : [`initiative ${one.initiative}`]),
    ],
    harm: [
      ...tracks.map((track) =>
        track.gear && track.left === 0 ? `${track.label}: ruined` : trackSentence(track, 0),
      ),
      ...(one.body ?? []).flatMap(({ label, injury }) => (injury ? [`${label}: ${injury.label}`] : [])),
    ],
    conditions: one.conditions.map(conditionSentence),
    pools:
      one.out === null && !one.turnless
        ? ownPools(one.pools).map(([name, pool]) => poolSentence(pool, 0, eatersOf(one.pools, name)))
        : [],
  };
}

/** What lies or lasts on the map, in words: "Sword at C5", "Smoke at D6, D7"; each kind once. */
export function marksInWords(marks: View['marks']): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const { label, cell, cells = [cell] } of marks) {
    const known = places.get(label) ?? new Set();
    for (const one of cells) known.add(cellName(one));
    places.set(label, known);
  }
  return [...places].map(([label, cells]) => `${label} at ${[...cells].join(', ')}`);
}
