import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { personaStanding } from '../harm/persona.ts';
import { judgeAction, judgeFree, judgeMove } from '../judge.ts';
import { unused } from '../movement/speed.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight, Persona } from '../state.ts';
import { isBroken } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed } from './action.ts';
import { takeAction, takeMove } from './take.ts';

/** PE-ACT-38: equips another living Persona, at the cost of PE-R54. */

const clause = 'PE-ACT-38';

/** Why the cost cannot be paid now; `null` if it can. */
function judgePrice(fight: Fight, who: Combatant): Refusal | null {
  switch (fight.rulings.personaSwapCost) {
    case 'action':
      return judgeAction(fight, who);
    case 'move': {
      const refused = judgeMove(fight, who);
      if (refused) return refused;
      return who.move === null || unused(who.move)
        ? null
        : refuse('noMove', `${who.sheet.name} has begun its Move already`, 'PE-TIME-3');
    }
    case 'free':
      return judgeFree(fight, who);
    case 'oncePerTurnFree': {
      const refused = judgeFree(fight, who);
      if (refused) return refused;
      return who.swapped ? refuse('noAction', `${who.sheet.name} has swapped in this turn`, clause) : null;
    }
  }
}

const others = (who: Combatant): readonly Persona[] =>
  who.personas.filter(({ sheet }) => sheet.id !== who.equipped);

const judgePersona = (persona: Persona): Refusal | null =>
  isBroken(persona) ? refuse('noPersona', `${persona.sheet.name} is broken`, 'PE-PER-4', 'persona') : null;

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgePrice(fight, who);
  if (refused) return refused;
  const all = others(who);
  return all.some((persona) => !isBroken(persona))
    ? null
    : refuse('noPersona', `${who.sheet.name} has no other living Persona`, clause);
}

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judge(fight, who);
  if (refused) return refused;
  const persona = others(who).find(({ sheet }) => sheet.id === choice.persona);
  if (!persona) return refuse('noPersona', 'it must be said which Persona', clause, 'persona');
  return judgePersona(persona) ?? { option: 'swap-persona', persona: persona.sheet.id };
}

/** Pays the cost. Returns `false` if it was wasted. */
function pay(table: Table, who: string, persona: string): boolean {
  const said = { with: persona };
  switch (table.fight.rulings.personaSwapCost) {
    case 'action':
      return takeAction(table, who, 'swap-persona', said);
    case 'move':
      return takeMove(table, who, 'swap-persona', said);
    case 'free':
    case 'oncePerTurnFree':
      declare(table, who, 'swap-persona', 'free', said);
      return true;
  }
}

const prices = { action: { action: 1 }, move: { move: 1 }, free: {}, oncePerTurnFree: {} } as const;

export const swapPersona: Action = {
  id: 'swap-persona',
  offer(fight, who) {
    if (others(who).length === 0) return null;
    const price = fight.rulings.personaSwapCost;
    return {
      id: 'swap-persona',
      label: 'Swap Persona',
      clause,
      group: price === 'action' ? 'primary' : price === 'move' ? 'move' : 'free',
      cost: prices[price],
      ...greyed(judge(fight, who)),
    };
  },
  needs: (_, who) => ({
    persona: {
      kind: 'one',
      label: 'Persona',
      tie: 'for',
      oneOf: others(who).map(
        (persona): PickValue => ({
          id: persona.sheet.id,
          label: persona.sheet.name,
          note: personaStanding(persona),
          ...greyed(judgePersona(persona)),
        }),
      ),
    },
  }),
  read,
  perform(table, who, choice) {
    const persona = choice.persona as string;
    if (!pay(table, who, persona)) return;
    const free = table.fight.rulings.personaSwapCost === 'oncePerTurnFree';
    table.tell({ fact: 'equipped', who, persona, ...(free ? { free: true as const } : {}) });
  },
};
