import type { Question } from '../../../kernel/port.ts';
import type { Ability } from '../abilities.ts';
import { deciderOf } from '../control.ts';
import { onlyAnswers } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';
import { upcastChoices } from './upcast.ts';

/** An Ability or a Maneuver. */
type Upcastable = Pick<Ability, 'id' | 'name' | 'upcast' | 'cost'>;

/**
 * WS-R79 `ask`: asks for the upcasting right after the Ability was chosen. Returns the additional WP; 0 if there is
 * nothing to ask.
 */
export function askUpcast(table: Table, who: Combatant, ability: Upcastable): number {
  const { fight } = table;
  const choices = upcastChoices(who, ability.upcast, ability.cost.wp);
  if (fight.rulings.upcastDeclared !== 'ask' || choices.length < 2) return 0;
  return Number(table.ask(upcastQuestion(fight, who, ability, choices)).option);
}

const upcastQuestion = (
  fight: Fight,
  who: Combatant,
  { id, name }: Upcastable,
  choices: readonly number[],
): Question => {
  const clause = 'WS-ABL-2';
  return {
    id: 'ability.upcast',
    clause,
    for: deciderOf(fight, who),
    about: {
      who: who.id,
      with: id,
      title: `How far is ${name} upcast?`,
      rulings: [rulingIds.upcastDeclared],
    },
    options: () =>
      choices.map((wp) => ({
        id: `${wp}`,
        label: wp === 0 ? 'As printed' : `${wp} WP more`,
        clause,
        group: 'primary',
        cost: wp === 0 ? {} : { wp },
      })),
    read: ({ option }) =>
      choices.includes(Number(option)) && /^\d+$/.test(option)
        ? { option }
        : onlyAnswers('one of the numbers of WP', clause),
  };
};
