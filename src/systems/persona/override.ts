import { judgeSide } from '../../documents/by-hand.ts';
import { overrideWith } from '../../engine/hand.ts';
import type { Id } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import { apply } from './apply/index.ts';
import type { Carried } from './carried.ts';
import { copy } from './copy.ts';
import type { Facts } from './facts/index.ts';
import { outFacts } from './harm/out.ts';
import { changeCondition } from './override-conditions.ts';
import { setPool, setTrack } from './override-numbers.ts';
import { place, setDoor, setOut } from './override-places.ts';
import { addCombatant, moveItem } from './override-things.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { conscious, foes, one } from './state.ts';

const clause = 'PE-TIME-1';
const no = (because: string, field?: string): Refusal => refuse('noSuchThing', because, clause, field);

/** PE-TIME-7, PE-TIME-8: sets initiative and moves the combatant in the order, after those with the same value. */
function setInitiative(fight: Fight, who: Combatant, value: number): Carried {
  if (!Number.isInteger(value) || Math.abs(value) > 99) return no('initiative is a whole number', 'value');
  const set: Facts = { fact: 'initiative-set', who: who.id, value };
  if (fight.order.length === 0) return [set];
  const others = fight.order.filter((id) => id !== who.id);
  const after = others.findIndex((id) => (one(fight, id).initiative ?? 0) < value);
  const at = after < 0 ? others.length : after;
  const order = [...others.slice(0, at), who.id, ...others.slice(at)];
  return [set, { fact: 'order', order, why: 'hand' }];
}

/**
 * Changes side. A protection of an enemy (PE-ACT-17), a hold on an ally (PE-ACT-10) or hiding from an ally (PE-ACT-36)
 * ends.
 */
function setSide(fight: Fight, who: Combatant, side: string): Carried {
  const wrong = judgeSide(who, side, clause);
  if (wrong) return wrong;
  const turned: Combatant = { ...who, side };
  const facts: Facts[] = [{ fact: 'side', who: who.id, side }];
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other.protecting === who.id && foes(other, turned)) {
      facts.push({ fact: 'protecting', who: id, ally: null });
    }
  }
  if (who.protecting !== null && foes(turned, one(fight, who.protecting))) {
    facts.push({ fact: 'protecting', who: who.id, ally: null });
  }
  for (const { by } of who.heldBy) {
    if (!foes(turned, one(fight, by))) facts.push({ fact: 'hold-ended', who: who.id, by, why: 'hand' });
  }
  for (const id of who.holding) {
    if (!foes(turned, one(fight, id))) facts.push({ fact: 'hold-ended', who: id, by: who.id, why: 'hand' });
  }
  facts.push(...inSightOfFriends(fight, turned));
  return facts;
}

/** PE-ACT-36: one hides from enemies only: who has changed side from former enemies no more, nor they from it. */
const inSightOfFriends = (fight: Fight, turned: Combatant): readonly Facts[] =>
  fight.listing.flatMap((id): readonly Facts[] => {
    const { hiddenFrom } = one(fight, id);
    const stays = (seeker: Id): boolean =>
      id === turned.id
        ? foes(turned, one(fight, seeker))
        : seeker !== turned.id || foes(turned, one(fight, id));
    const from = hiddenFrom.filter(stays);
    return from.length < hiddenFrom.length ? [{ fact: 'hidden', who: id, from, clause: 'PE-ACT-36' }] : [];
  });

function setActive(fight: Fight, who: Combatant): Carried {
  if (fight.phase !== 'turns') return no('nobody has a turn now', 'who');
  if (!conscious(who)) return no(`${who.sheet.name} is out of the fight`, 'who');
  return [...lapsing(fight, who), { fact: 'active-set', who: who.id }];
}

/**
 * PE-ONE-4: One Mores are taken at the end of the turn in which they were earned, and are gone with it where the turn
 * is given to another. That of whoever gets the turn stays: it is still to be taken in it.
 */
const lapsing = ({ listing, combatants, active }: Fight, to: Combatant): Facts[] =>
  active === to.id
    ? []
    : listing.flatMap((who): Facts[] =>
        who !== to.id && combatants[who]?.oneMore ? [{ fact: 'one-more-spent', who, why: 'lost' }] : [],
      );

/** The game master's hand: returns the facts that carry out a change, or why it makes no sense (PE-TIME-1). */
export const override = overrideWith<Combatant, Fight, Facts>({
  clause,
  copy,
  apply,
  track: setTrack,
  pool: setPool,
  condition: changeCondition,
  position: place,
  initiative: setInitiative,
  side: setSide,
  add: addCombatant,
  remove: (fight, { id: who }) => outFacts(fight, { fact: 'removed', who }),
  out: setOut,
  item: moveItem,
  door: setDoor,
  active: setActive,
});
