import { isOpen } from '../../../battlefield/field.ts';
import { surrendering } from '../body/let-go.ts';
import { allDoors, judgeDoor } from '../hands/doors.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant } from '../state.ts';
import { isObject, standing } from '../state.ts';
import type { OutcomeKind } from './kind.ts';
import { isRefused, readWhom, those, whomNeed, whomOf } from './kind.ts';

/** Other outcomes: doors, and combatants that give up or stand aside. */

export const doorOutcome: OutcomeKind = {
  id: 'door',
  label: 'A door opens or closes',
  phrase: '{door} opens or closes',
  needs(fight) {
    const doors = allDoors(fight);
    return doors.length === 0 ? null : { door: { kind: 'one', label: 'Which', oneOf: doors } };
  },
  read(fight, choice, { clause }) {
    const door = allDoors(fight).find(({ id }) => id === choice.door);
    if (!door) return refuse('noSuchThing', 'it must be said which door', clause, 'door');
    return (
      judgeDoor(fight, { id: door.id, open: isOpen(fieldOf(fight), door.id) }) ?? {
        option: 'door',
        door: door.id,
      }
    );
  },
  apply(table, choice, { by }) {
    const door = String(choice.door);
    table.tell({ fact: 'door', door, open: !isOpen(fieldOf(table.fight), door), who: by });
  },
};

const fighting = (who: Combatant): boolean => standing(who) && !isObject(who) && !who.surrendered;

/** WS-CIN-17: a combatant that gives up fights no more. */
export const yieldOutcome: OutcomeKind = {
  id: 'yields',
  label: 'Somebody gives up or stands aside',
  phrase: '{whom}: no longer fighting',
  needs(fight) {
    const all = those(fight, fighting);
    return all.length === 0 ? null : { whom: whomNeed(all) };
  },
  read(fight, choice, { clause }) {
    const whom = readWhom(fight, choice, fighting, clause);
    return isRefused(whom) ? whom : { option: 'yields', whom };
  },
  apply(table, choice) {
    for (const who of whomOf(table.fight, choice)) for (const fact of surrendering(who)) table.tell(fact);
  },
};
