import type { Cell, Id } from '../../../kernel/json.ts';
import { sets } from '../held/triggers.ts';
import { byInitiative, judgeAble, judgeActive } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes } from '../state.ts';

/** The foes whose held actions a path sets off, as of now, in the order in which they fire (WS-INI-12, WS-R26). */
export function provokedOn(fight: Fight, who: Combatant, path: readonly Cell[]): readonly Id[] {
  const steps = path.map(
    (to, at) => ({ event: 'step', who: who.id, from: path[at - 1] ?? who.cell, to }) as const,
  );
  const waiting = everyone(fight).filter(
    (other) =>
      foes(other, who) &&
      (judgeAble(other) ?? judgeActive(fight, other)) === null &&
      other.held.some(({ trigger }) => steps.some((step) => sets(fight, other, trigger, step))),
  );
  return byInitiative(fight, waiting).map(({ id }) => id);
}
