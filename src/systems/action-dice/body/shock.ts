import type { Id } from '../../../kernel/json.ts';
import { fullClock } from '../derived.ts';
import { roundsOver } from '../effects/lasting.ts';
import type { Facts } from '../facts/index.ts';
import { handsOf } from '../items.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight, Shock } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';

/** Shock, its clock, waking (section SHK). Rules and changes by hand use the same facts. */

/** AD-SHK-4: what its clock says; AD-R13 decides whether its last round is this one. */
export function clockWords(fight: Fight, shock: Shock): string {
  if (shock.left > 1) return `dies in ${shock.left} rounds`;
  return isLastRound(fight, shock) ? 'dies in this round' : 'dies in the next round';
}

/** Whether a clock that is about to run out does so in this round. */
const isLastRound = (fight: Fight, shock: Shock): boolean =>
  isCountedAtPlace(fight, shock) ? fight.round > shock.began : isCountedNow(fight, shock);

/** AD-SHK-3, AD-R94: it falls unconscious: prone, held items dropped, act in progress and readied acts lost. */
export function fallFacts(fight: Fight, who: Combatant, by: Id): readonly Facts[] {
  const facts: Facts[] = [];
  if (who.act) {
    facts.push({
      fact: 'act-ended',
      who: who.id,
      option: who.act.option,
      why: 'broken',
      because: 'unconscious',
    });
  }
  for (const { id } of who.readied) facts.push({ fact: 'readied-gone', who: who.id, id, why: 'out' });
  facts.push({ fact: 'unconscious', who: who.id, by });
  if (!fight.rulings.fallsProne) return facts;
  if (!who.prone)
    facts.push({ fact: 'prone', who: who.id, on: true, why: 'unconscious', clause: 'AD-SHK-3' });
  return [...facts, ...letGoFacts(fight, who)];
}

/** AD-R94: it drops what it holds. */
export const letGoFacts = (fight: Fight, who: Combatant): readonly Facts[] =>
  fight.rulings.fallsProne
    ? who.hands.map(({ item, hand }) => ({
        fact: 'item-moved',
        item,
        from: { in: 'hand', who: who.id, hand, hands: handsOf(item) },
        to: { in: 'floor', cell: who.cell },
        who: who.id,
        why: 'dropped',
      }))
    : [];

/** AD-SHK-3, AD-SHK-4: Shock with a full clock; AD-R96: again, if it was stabilised. */
export const shockFacts = (fight: Fight, who: Combatant, by: Id): readonly Facts[] => [
  ...(who.out === null ? fallFacts(fight, who, by) : []),
  {
    fact: 'shock',
    who: who.id,
    by,
    shock: { left: fullClock(who.sheet), began: fight.round, at: fight.active },
    rulings: who.stabilised ? [rulingIds.stableHurt] : [],
  },
];

/** AD-SHK-6, AD-SHK-7: stabilised; AD-R97: and awake, if it has Health. */
export const stabilisedFacts = (fight: Fight, who: Combatant, by: Id): readonly Facts[] => [
  { fact: 'stabilised', who: who.id, by },
  ...(wakes(fight, { ...who, shock: null }) ? [{ fact: 'came-to', who: who.id } as const] : []),
];

/** AD-SHK-7, AD-R97: whether it wakes at its present Health. */
export const wakes = (fight: Fight, who: Combatant): boolean =>
  who.out === 'unconscious' && who.health > 0 && (who.shock === null || fight.rulings.wakeOnHealth);

export function checkWaking(table: Table, id: Id): void {
  if (wakes(table.fight, one(table.fight, id))) table.tell({ fact: 'came-to', who: id });
}

/** AD-SHK-4, AD-R13: advances the clocks of all in Shock, in the Recovery Phase or when a place begins. */
export function runClocks(table: Table, recovery: boolean): void {
  const { fight } = table;
  for (const { id, shock } of everyone(fight)) {
    if (shock === null || !ticks(fight, shock, recovery)) continue;
    // A place may begin twice in a round, when its turn is given away by hand: the clock falls once.
    const began = recovery ? {} : { began: fight.round };
    table.tell({ fact: 'shock-clock', who: id, left: shock.left - 1, ...began });
    if (shock.left <= 1) table.tell({ fact: 'died', who: id, by: id, clause: 'AD-SHK-4' });
  }
}

/**
 * Whether a round is over for a clock: under AD-R13 `sameInitiative` when the place in which it began comes again,
 * otherwise in the Recovery Phase.
 */
function ticks(fight: Fight, shock: Shock, recovery: boolean): boolean {
  const { began, at } = shock;
  if (isCountedAtPlace(fight, shock)) return !recovery && fight.active === at && fight.round > began;
  return recovery && isCountedNow(fight, shock);
}

const isCountedAtPlace = ({ rulings, order }: Fight, { at }: Shock): boolean =>
  rulings.durationCount === 'sameInitiative' && order.some(({ id }) => id === at);

/** Whether the Recovery Phase of this round counts. */
const isCountedNow = (fight: Fight, { began }: Shock): boolean =>
  roundsOver(fight, { rounds: 1, began, at: null }, true);
