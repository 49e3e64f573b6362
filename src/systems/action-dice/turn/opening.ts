import type { Json } from '../../../kernel/json.ts';
import type { Choice, Need, Question, Refusal } from '../../../kernel/port.ts';
import { fightingSides, fights } from '../left-to-fight.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone } from '../state.ts';
import type { Table } from '../table.ts';

/** Whether the encounter begins, who ambushes whom, who wishes to act (AD-ENC-1, AD-INI-3, AD-INI-4). */

/** Reads a list of distinct ids of these combatants. */
function readSome(
  given: Json | undefined,
  among: readonly Combatant[],
  field: string,
  clause: string,
): readonly string[] | Refusal {
  const list = given ?? [];
  const known = (id: Json): id is string => among.some((one) => one.id === id);
  if (Array.isArray(list) && list.every(known) && new Set(list).size === list.length) return list;
  return refuse('noSuchThing', 'these are ids of combatants, each once', clause, field);
}

const someOf = (label: string, among: readonly Combatant[]): Need => ({
  kind: 'some',
  label,
  oneOf: among.map(({ id, sheet }) => ({ id, label: sheet.name })),
  min: 0,
  max: among.length,
});

const isRefused = (found: readonly string[] | Refusal): found is Refusal => 'because' in found;

export function openEncounter(table: Table): void {
  const { fight } = table;
  const { option, aside } = table.ask(startQuestion(fight));
  if (option === 'not-encounter') {
    table.tell({ fact: 'no-encounter' });
    return;
  }
  for (const id of aside as readonly string[]) table.tell({ fact: 'wishes', who: id, acts: false });
  table.tell({ fact: 'encounter-began' });
}

function startQuestion(fight: Fight): Question {
  const clause = 'AD-ENC-1';
  const few = fightingSides(fight).length < 2 ? 'fewer than two sides have anybody who can fight' : null;
  const all = everyone(fight).filter(fights);
  return {
    id: 'gm.start',
    clause,
    for: 'gm',
    about: { warning: few },
    options: () => [
      {
        id: 'start',
        label: 'The encounter begins',
        clause,
        group: 'gm',
        needs: { aside: someOf('Who does not wish to act', all) },
        ...(few ? { note: few } : {}),
      },
      { id: 'not-encounter', label: 'It does not come to violence', clause, group: 'gm' },
    ],
    read(choice: Choice) {
      if (choice.option === 'not-encounter') return { option: 'not-encounter' };
      if (choice.option !== 'start') return onlyAnswers('start or not-encounter', clause);
      const aside = readSome(choice.aside, all, 'aside', clause);
      return isRefused(aside) ? aside : { option: 'start', aside: [...aside] };
    },
  };
}

/** AD-INI-4: the ambush as the encounter states it, or as the game master says. */
export function settleAmbush(table: Table): void {
  const { ambush } = table.fight;
  if (ambush !== 'ask') {
    table.tell({ fact: 'ambush', ...ambush });
    return;
  }
  const { ambushed, ambushers } = table.ask(ambushQuestion(table.fight));
  table.tell({
    fact: 'ambush',
    ambushed: ambushed as readonly string[],
    ambushers: ambushers as readonly string[],
  });
}

function ambushQuestion(fight: Fight): Question {
  const clause = 'AD-INI-4';
  const all = everyone(fight).filter(fights);
  return {
    id: 'gm.ambush',
    clause,
    for: 'gm',
    options: () => [
      {
        id: 'settle',
        label: 'Who ambushes whom',
        clause,
        group: 'gm',
        needs: { ambushed: someOf('Ambushed', all), ambushers: someOf('Ambushers', all) },
      },
    ],
    read(choice: Choice) {
      if (choice.option !== 'settle') return onlyAnswers('settle', clause);
      const ambushed = readSome(choice.ambushed, all, 'ambushed', clause);
      if (isRefused(ambushed)) return ambushed;
      const ambushers = readSome(choice.ambushers, all, 'ambushers', clause);
      if (isRefused(ambushers)) return ambushers;
      return { option: 'settle', ambushed: [...ambushed], ambushers: [...ambushers] };
    },
  };
}

/** AD-INI-3: asks the next undecided combatant. */
export function askWishes(table: Table): void {
  const undecided = everyone(table.fight).find((who) => who.wishes === 'ask' && fights(who));
  if (!undecided) {
    table.tell({ fact: 'joining-done' });
    return;
  }
  askToJoin(table, undecided);
}

export function askToJoin(table: Table, who: Combatant): void {
  const { option } = table.ask(joinQuestion(who));
  table.tell({ fact: 'wishes', who: who.id, acts: option === 'roll' });
}

const joinQuestion = (who: Combatant): Question => ({
  id: 'initiative.join',
  clause: 'AD-INI-3',
  for: who.id,
  options: () => [
    { id: 'roll', label: 'Roll Initiative', clause: 'AD-INI-1', group: 'primary' },
    { id: 'stand-aside', label: 'Stand aside', clause: 'AD-INI-3', group: 'free' },
  ],
  read: ({ option }) =>
    option === 'roll' || option === 'stand-aside'
      ? { option }
      : onlyAnswers('roll or stand-aside', 'AD-INI-3'),
});
