import type { Id } from '../../kernel/json.ts';
import type { Choice, Fact } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { Decision } from './ahead.ts';
import { playAhead } from './ahead.ts';
import { aimedAt } from './words.ts';

/** The number of plays that are looked at. */
const tries = 20;

/**
 * The conditions that an answer may bring to those whom it names and that have no chance of their own among odds, such
 * as a Buff: "Oren Battle Hymn". `null` without any.
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
    const all = fresh(
      before[id] as CombatantView,
      plays.flatMap((after) => after[id] ?? []),
    );
    return all.length > 0 ? [`${before[id]?.name ?? id} ${all.join(', ')}`] : [];
  });
  return words.length > 0 ? words.join('; ') : null;
}

/** The labels of the conditions that come in any of the plays. */
function fresh(before: CombatantView, plays: readonly CombatantView[]): readonly string[] {
  const known = new Set(before.conditions.map(({ id }) => id));
  const found = new Map(
    plays.flatMap(({ conditions }) =>
      conditions.filter(({ id }) => !known.has(id)).map(({ id, label }) => [id, label] as const),
    ),
  );
  return [...found.values()];
}
