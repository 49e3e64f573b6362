import type { Id } from '../../../kernel/json.ts';
import type { StateFact } from '../facts/states.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';

export function applyState(fight: Fight, fact: StateFact): void {
  switch (fact.fact) {
    case 'effect':
      fight.effects = [...fight.effects, fact.effect];
      fight.effectCount++;
      return;
    case 'effect-ended':
      fight.effects = fight.effects.filter(({ id }) => id !== fact.id);
      return;
    case 'helpless':
      one(fight, fact.who).helplessUntil = fact.until;
      if (fact.until !== null) dropGuard(fight, one(fight, fact.who));
      return;
    case 'bleeding':
      one(fight, fact.who).bleeding = fact.level;
      return;
    case 'burning':
      one(fight, fact.who).burning = fact.level;
      return;
    case 'hobbled':
      one(fight, fact.who).hobbled = fact.on;
      return;
    case 'blinded':
      one(fight, fact.who).blinded = fact.on;
      return;
    case 'hidden':
      one(fight, fact.who).hidden = fact.on;
      return;
    case 'poisons':
      one(fight, fact.who).poisons = fact.poisons;
      return;
    case 'defending':
      one(fight, fact.who).defending = fact.defending;
      return;
    case 'ignoring':
      one(fight, fact.who).ignoring = fact.ids;
      return;
    case 'marked': {
      const who = one(fight, fact.who);
      const others = who.marks.filter(({ kind, by }) => kind !== fact.mark.kind || by !== fact.mark.by);
      who.marks = [...others, fact.mark];
      if (fact.mark.kind === 'harried') {
        const by = one(fight, fact.mark.by);
        by.harried = withId(by.harried, fact.who);
      }
      return;
    }
    case 'opening': {
      const who = one(fight, fact.who);
      const others = who.openings.filter(({ against }) => against !== fact.against);
      who.openings = [...others, { against: fact.against, value: fact.value }];
      return;
    }
    case 'grapple': {
      const [who, other] = [one(fight, fact.who), one(fight, fact.with)];
      who.grappling = withId(who.grappling, other.id);
      other.grappling = withId(other.grappling, who.id);
      return;
    }
    case 'grapple-ended': {
      const [who, other] = [one(fight, fact.who), one(fight, fact.with)];
      who.grappling = without(who.grappling, other.id);
      other.grappling = without(other.grappling, who.id);
      who.pinnedBy = without(who.pinnedBy, other.id);
      other.pinnedBy = without(other.pinnedBy, who.id);
      for (const each of [who, other]) stopDragging(each);
      return;
    }
    case 'pinned': {
      const who = one(fight, fact.who);
      who.pinnedBy = fact.on ? withId(who.pinnedBy, fact.by) : without(who.pinnedBy, fact.by);
      if (fact.on) dropGuard(fight, who);
      return;
    }
  }
}

/** SL-GRP-3, SL-GRP-4: what a Drag has won ends with the grapple. */
export function stopDragging(who: Combatant): void {
  if (who.grappling.length === 0) who.dragging = 0;
}

/** SL-CND-8, SL-R34: helplessness ends Defend. */
function dropGuard(fight: Fight, who: Combatant): void {
  if (fight.rulings.helpless === 'noActs') who.defending = null;
}

const without = (list: readonly Id[], id: Id): readonly Id[] => list.filter((each) => each !== id);
const withId = (list: readonly Id[], id: Id): readonly Id[] => (list.includes(id) ? list : [...list, id]);
