import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { deciderOf } from '../control.ts';
import { nameOf, namesOf } from '../names.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, one } from '../state.ts';
import type { Table } from '../table.ts';
import { passedWhy } from './able.ts';

/** Unions (WS-INI-14): proposed and answered at the start of a round, before the order is made. */

const clause = 'WS-INI-14';

/** Everybody who can act may propose, in joining order; nobody is in two unions. */
export function formUnions(table: Table): void {
  const unions: (readonly Id[])[] = [];
  for (const id of table.fight.listing) {
    const open = partners(table.fight, id, unions);
    if (open.length === 0) continue;
    const proposed = table.ask(proposeQuestion(table.fight, id, open));
    if (proposed.option === 'decline') continue;
    const joined = proposed.with.filter((other) => consents(table, id, other, proposed.with));
    if (joined.length > 0) unions.push([id, ...joined]);
  }
  table.tell({ fact: 'unions', unions });
}

const free = (fight: Fight, who: Combatant, unions: readonly (readonly Id[])[]): boolean =>
  passedWhy(fight, who) === null && !unions.some((union) => union.includes(who.id));

/** The allies with whom it could unite; none if it cannot itself. */
function partners(fight: Fight, id: Id, unions: readonly (readonly Id[])[]): readonly Id[] {
  const who = one(fight, id);
  if (!free(fight, who, unions)) return [];
  return everyone(fight)
    .filter((other) => other !== who && allies(who, other) && free(fight, other, unions))
    .map((other) => other.id);
}

interface Proposal extends Choice {
  readonly option: 'propose' | 'decline';
  readonly with: readonly Id[];
}

const proposeQuestion = (fight: Fight, id: Id, open: readonly Id[]): Question<Proposal> => ({
  id: 'union.propose',
  clause,
  for: deciderOf(fight, one(fight, id)),
  reaction: 'union',
  about: { who: id },
  options: () => [
    {
      id: 'propose',
      label: 'Propose a union',
      clause,
      group: 'primary',
      needs: {
        with: {
          kind: 'some',
          label: 'With whom',
          oneOf: open.map((other) => ({ id: other, label: nameOf(fight, other) })),
          min: 1,
          max: open.length,
        },
      },
    },
    { id: 'decline', label: 'Act alone', clause, group: 'reaction' },
  ],
  read: (choice) => readProposal(choice, open),
});

function readProposal(choice: Choice, open: readonly Id[]): Proposal | Refusal {
  if (choice.option === 'decline') return { option: 'decline', with: [] };
  if (choice.option !== 'propose') return onlyAnswers('propose or decline', clause);
  const named: readonly Json[] = Array.isArray(choice.with) ? choice.with : [];
  const members = open.filter((id) => named.includes(id));
  if (members.length > 0 && members.length === named.length) return { option: 'propose', with: members };
  return refuse('union', 'a union is with allies who can act and are in no other', clause, 'with');
}

/** Asks one ally whether it joins; declining leaves only itself out. */
function consents(table: Table, id: Id, other: Id, all: readonly Id[]): boolean {
  const joins = table.ask(consentQuestion(table.fight, id, other, all)).option === 'join';
  table.tell({ fact: 'union-answer', who: other, by: id, joins });
  return joins;
}

const consentQuestion = (fight: Fight, id: Id, other: Id, all: readonly Id[]): Question => ({
  id: 'union.consent',
  clause,
  for: deciderOf(fight, one(fight, other)),
  reaction: 'union-consent',
  about: {
    who: other,
    by: id,
    with: all,
    title: `${nameOf(fight, id)} proposes a union with ${namesOf(fight, all)}`,
  },
  options: () => [
    { id: 'join', label: 'Join', clause, group: 'reaction' },
    { id: 'decline', label: 'Stay out', clause, group: 'reaction' },
  ],
  read: ({ option }) =>
    option === 'join' || option === 'decline' ? { option } : onlyAnswers('join or decline', clause),
});
