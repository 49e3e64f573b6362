import type { Id } from '../../../kernel/json.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { endEffect } from '../body/effects.ts';
import { defenseWords, skillAgainst } from '../combat/against.ts';
import { defenseOf } from '../combat/defense.ts';
import { checkNeed, readCheck } from '../combat/grip.ts';
import { combatantWith } from '../copies.ts';
import { costs } from '../costs.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import { combatCheck } from '../roll/combat-check.ts';
import type { Combatant, Effect, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Escape (SL-POS-5, SL-GRP-10): from a pin, then from the grapple, or from magic that binds. */

const clause = 'SL-POS-5';

/** Those whose hold can be escaped: those who pin, and only if nobody does those who grapple. */
const holders = (who: Combatant): readonly Id[] => (who.pinnedBy.length > 0 ? who.pinnedBy : who.grappling);

const bonds = (fight: Fight, who: Combatant): readonly Effect[] =>
  fight.effects.filter(({ kind, on }) => kind === 'bound' && on === who.id);

/** SL-GRP-10: why it cannot struggle. The pinned can Escape, and continue a charge to do so (SL-AP-5). */
export const judgeStruggling = (fight: Fight, who: Combatant): Refusal | null =>
  judgeAble(fight, combatantWith(who, { pinnedBy: [] }));

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeStruggling(fight, who);
  if (refused) return refused;
  if (holders(who).length > 0 || bonds(fight, who).length > 0) return null;
  return refuse('notGrappling', `nothing holds ${who.sheet.name}`, clause, 'option');
}

const powerOf = (fight: Fight, id: Id): number => defenseOf(fight, one(fight, id), 'power').value;

/** SL-R70: whose Power defense is the TN to escape from this holder. */
function strongestOf(fight: Fight, who: Combatant, from: Id): Id {
  if (fight.rulings.escapeTn === 'holdersPower') return from;
  return holders(who).reduce((a, b) => (powerOf(fight, b) > powerOf(fight, a) ? b : a), from);
}

/** The TN to escape from this holder, in words. */
function tnWords(fight: Fight, who: Combatant, from: Id): string {
  const strongest = strongestOf(fight, who, from);
  return `TN ${defenseWords(fight, strongest, 'power', powerOf(fight, strongest))}`;
}

const picks = (fight: Fight, who: Combatant): readonly PickValue[] => [
  ...holders(who).map((id) => ({
    id,
    label: one(fight, id).sheet.name,
    note: tnWords(fight, who, id),
  })),
  ...bonds(fight, who).map(({ id, spell, value }) => ({ id, label: spell, note: `TN ${value}` })),
];

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judge(fight, who);
  if (refused) return refused;
  const all = picks(fight, who);
  const from = choice.from ?? all[0]?.id;
  if (typeof from !== 'string' || !all.some(({ id }) => id === from)) {
    return refuse('noSuchThing', `that does not hold ${who.sheet.name}`, clause, 'from');
  }
  const check = readCheck(fight, who, choice, clause);
  return typeof check === 'object' ? check : { option: 'escape', from, check };
}

function perform(table: Table, id: Id, choice: Choice): void {
  const { fight } = table;
  const who = one(fight, id);
  const from = String(choice.from);
  if (!picks(fight, who).some((pick) => pick.id === from)) return;
  const bond = bonds(fight, who).find((each) => each.id === from);
  const with_ = choice.check === 'agility' ? 'agility' : 'power';
  const rest = { clause, purpose: 'escape' } as const;
  const check = bond
    ? makeCheck(table, combatCheck(fight, id, with_, { ...rest, tn: bond.value }))
    : skillAgainst(table, id, with_, strongestOf(fight, who, from), 'power', rest);
  if (!check.passed) return;
  if (bond) {
    endEffect(table, bond, 'escaped');
    return;
  }
  const pinned = who.pinnedBy.length > 0;
  for (const holder of fight.rulings.escapeTn === 'highestEndsAll' ? holders(who) : [from]) {
    if (pinned) table.tell({ fact: 'pinned', who: id, by: holder, on: false });
    else table.tell({ fact: 'grapple-ended', who: id, with: holder, why: 'escaped' });
  }
}

export const escapeHold: Action = {
  id: 'escape',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer(fight, who) {
    if (holders(who).length === 0 && bonds(fight, who).length === 0) return null;
    return {
      id: 'escape',
      label: who.pinnedBy.length > 0 ? 'Escape the pin' : 'Escape',
      clause,
      group: 'primary',
      cost: { ap: costs.escape.ap },
      ...greyed(judge(fight, who)),
    };
  },
  needs(fight, who) {
    const all = picks(fight, who);
    const [first] = all;
    return {
      from: { kind: 'one', label: 'From', oneOf: all, ...(first ? { default: first.id } : {}) },
      check: checkNeed(fight, who),
    };
  },
  read,
  price: () => costs.escape,
  perform,
};
