import { isCombatant, readCell, readWho } from '../../../engine/fields.ts';
import type { Cell } from '../../../kernel/json.ts';
import { leaving } from '../body/let-go.ts';
import { moveAndHurt } from '../movement/forced.ts';
import { mayStop, onFoot } from '../movement/rules.ts';
import { teleport } from '../movement/teleport.ts';
import { refuse } from '../refusal.ts';
import { distanceTo, fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { OutcomeKind } from './kind.ts';
import { isRefused, numberNeed, readNumber, readWhom, those, whomNeed, whomOf } from './kind.ts';

/** Forced movement: a push, with collisions (WS-MOV-1), or a new place. */

const metresRange = [1, 30, 2] as const;

/** Straight away from the doer of the deed. */
export const pushOutcome: OutcomeKind = {
  id: 'push',
  label: 'Somebody is pushed away',
  phrase: '{whom}: pushed {metres} m away',
  needs(fight, { by }) {
    const all = those(fight, (who) => present(who) && who.id !== by);
    if (all.length === 0) return null;
    return { whom: whomNeed(all), metres: numberNeed('Metres', metresRange) };
  },
  read(fight, choice, { by, clause }) {
    const whom = readWhom(fight, choice, (who) => present(who) && who.id !== by, clause);
    if (isRefused(whom)) return whom;
    const metres = readNumber(choice, 'metres', metresRange, clause);
    return typeof metres === 'number' ? { option: 'push', whom, metres } : metres;
  },
  apply(table, choice, { by, clause }) {
    const metres = Number(choice.metres);
    for (const { id } of whomOf(table.fight, choice)) {
      if (!present(one(table.fight, id))) continue;
      const away = one(table.fight, by).cell;
      moveAndHurt(table, { who: id, by, way: { away, metres }, metres, clause });
    }
  },
};

/** Squares that nobody occupies. Whether a large combatant fits is judged when it is named. */
function openSquares(fight: Fight): readonly Cell[] {
  const { width, height } = fieldOf(fight);
  const taken = those(fight, present);
  const found: Cell[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!taken.some((who) => distanceTo(fight, who, { x, y }) === 0)) found.push({ x, y });
    }
  }
  return found;
}

const readMoved = (fight: Fight, given: unknown, clause: string): Combatant | null => {
  const who = readWho(fight, given as string, 'who', clause);
  return isCombatant(who) && present(who) ? who : null;
};

/** Teleports somebody to a square with room for it. */
export const placeOutcome: OutcomeKind = {
  id: 'movement',
  label: 'Somebody is somewhere else',
  phrase: '{who} is moved to {to}',
  needs: (fight) => ({
    who: {
      kind: 'one',
      label: 'Who',
      oneOf: those(fight, present).map(({ id, sheet }) => ({ id, label: sheet.name })),
    },
    to: { kind: 'cell', label: 'Where', cells: openSquares(fight) },
  }),
  read(fight, choice, { clause }) {
    const who = readMoved(fight, choice.who, clause);
    if (!who) return refuse('wrongTarget', 'it must be said who is moved', clause, 'who');
    const to = readCell(choice.to);
    if (!to) return refuse('noSuchThing', 'it must be said where to', clause, 'to');
    return mayStop(fight, onFoot(who), to)
      ? { option: 'movement', who: who.id, to: { x: to.x, y: to.y } }
      : refuse('spaceTaken', `${who.sheet.name} has no room there`, clause, 'to');
  },
  apply(table, choice, { by, clause }) {
    const who = one(table.fight, String(choice.who));
    const to = readCell(choice.to);
    if (to) teleport(table, { who: who.id, by, to, metres: distanceTo(table.fight, who, to), clause });
  },
};

/** WS-CIN-19: driven off the field. */
export const goneOutcome: OutcomeKind = {
  id: 'gone',
  label: 'Somebody is driven off the field',
  phrase: '{whom}: driven off the field',
  needs: (fight) => ({ whom: whomNeed(those(fight, present)) }),
  read(fight, choice, { clause }) {
    const whom = readWhom(fight, choice, present, clause);
    return isRefused(whom) ? whom : { option: 'gone', whom };
  },
  apply(table, choice, { clause }) {
    for (const who of whomOf(table.fight, choice)) {
      const facts = leaving(table.fight, who, { fact: 'left', who: who.id, out: 'fled', clause });
      for (const fact of facts) table.tell(fact);
    }
  },
};
