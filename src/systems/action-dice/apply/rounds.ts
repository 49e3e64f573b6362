import type { RoundFact } from '../facts/rounds.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { withIds } from './lists.ts';

export function applyRound(fight: Fight, fact: RoundFact): void {
  switch (fact.fact) {
    case 'encounter-began':
      fight.phase = 'ambush';
      return;
    case 'no-encounter':
      end(fight, null);
      return;
    case 'ambush':
      fight.phase = 'watch';
      fight.ambush = { ambushed: fact.ambushed, ambushers: fact.ambushers };
      mark(fight, fact.ambushed, fact.ambushers);
      return;
    case 'watched':
      fight.phase = 'join';
      fight.watches = {};
      for (const id of fact.expected) one(fight, id).watching = 'expected';
      for (const id of fact.fooled) one(fight, id).watching = 'fooled';
      for (const id of fact.attackers) one(fight, id).ambusher = true;
      // AD-INI-8: the fooled are ambushed by all who lie in wait.
      mark(fight, fact.fooled, ambushersOf(fight));
      return;
    case 'wishes':
      one(fight, fact.who).wishes = fact.acts ? 'yes' : 'no';
      return;
    case 'joining-done':
      fight.phase = 'initiative';
      return;
    case 'initiative':
      one(fight, fact.who).initiative = { first: fact.first, later: fact.later, tie: null };
      return;
    case 'initiative-done':
      fight.phase = 'round';
      return;
    case 'round-began':
      fight.phase = 'order';
      fight.round = fact.round;
      fight.order = [];
      fight.active = null;
      fight.stage = 'start';
      fight.idle = true;
      for (const id of fight.listing) one(fight, id).turn = 'none';
      return;
    case 'tie-broken':
      for (const [id, value] of Object.entries(fact.by)) {
        const who = one(fight, id);
        if (!who.initiative) continue;
        const { tie } = who.initiative;
        const before = fact.anew || tie?.at !== fact.at ? [] : tie.by;
        who.initiative = { ...who.initiative, tie: { at: fact.at, by: [...before, value] } };
      }
      return;
    case 'order':
      fight.phase = 'turns';
      fight.order = fact.places;
      return;
    case 'order-changed':
      fight.order = fact.places;
      return;
    case 'recovery-began':
      fight.phase = 'recovery';
      fight.active = null;
      return;
    case 'round-ended':
      fight.phase = 'round';
      return;
    case 'fight-goes-on':
      fight.goesOn = fact.standing;
      return;
    case 'over':
      end(fight, fact.winner);
      return;
  }
}

const ambushersOf = (fight: Fight): readonly string[] =>
  fight.listing.filter((id) => one(fight, id).ambusher);

/** AD-POS-7: marks both lists; the ambushed are unaware of their ambushers. */
function mark(fight: Fight, ambushed: readonly string[], ambushers: readonly string[]): void {
  for (const id of ambushers) one(fight, id).ambusher = true;
  for (const id of ambushed) {
    const who = one(fight, id);
    who.ambushed = true;
    const hidden = ambushers.filter((other) => one(fight, other).side !== who.side);
    who.unaware = withIds(who.unaware, hidden);
  }
}

function end(fight: Fight, winner: string | null): void {
  fight.over = { winner };
  fight.phase = 'over';
  fight.active = null;
}
