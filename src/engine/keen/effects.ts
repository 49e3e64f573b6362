import type { Id } from '../../kernel/json.ts';
import { points } from '../../kernel/odds-words.ts';
import type { Choice, Fact } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { Decision } from './ahead.ts';
import { playAhead } from './ahead.ts';
import { aimedAt } from './words.ts';

/** The number of plays whose mean is told. */
const tries = 20;
/** Smaller mean gains are not told. */
const least = 0.05;

/**
 * What an answer does for those whom it names, in words, as the mean of some plays: "Oren +7.5 Vitality, Warded". `null`
 * without a gain or a new condition: harm is told by odds.
 */
export function effectWords<S, F extends Fact>(
  decision: Decision<S, F>,
  fight: S,
  choice: Choice,
): string | null {
  const { system } = decision;
  const before = system.view(fight).combatants;
  const aimed = aimedAt(choice, before);
  if (aimed.length === 0) return null;
  const plays: { readonly [id: Id]: CombatantView }[] = [];
  for (let i = 0; i < tries; i++) {
    const ahead = playAhead({ ...decision, turns: 0 }, choice, `because/${i}`);
    if (!ahead) return null;
    plays.push(system.view(ahead.fight).combatants);
  }
  const words = aimed.flatMap((id) => {
    const all = gains(
      before[id] as CombatantView,
      plays.flatMap((after) => after[id] ?? []),
    );
    return all.length > 0 ? [`${before[id]?.name ?? id} ${all.join(', ')}`] : [];
  });
  return words.length > 0 ? words.join('; ') : null;
}

/** "+7.5 Vitality", "Warded" of one combatant. */
function gains(before: CombatantView, plays: readonly CombatantView[]): readonly string[] {
  const tracks = Object.entries(before.tracks).flatMap(([track, { label, left }]) => {
    const mean = plays.reduce((sum, after) => sum + (after.tracks[track]?.left ?? left) - left, 0) / tries;
    return mean < least ? [] : [`+${points(mean)} ${label}`];
  });
  const known = new Set(before.conditions.map(({ id }) => id));
  const fresh = new Map(
    plays.flatMap(({ conditions }) =>
      conditions.filter(({ id }) => !known.has(id)).map(({ id, label }) => [id, label] as const),
    ),
  );
  return [...tracks, ...fresh.values()];
}
