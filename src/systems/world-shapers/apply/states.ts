import type { StateFact } from '../facts/states.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { withId, withoutId } from './counting.ts';

export function applyState(fight: Fight, fact: StateFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'effect-began':
      who.effects = [...who.effects, fact.effect];
      fight.count++;
      return;
    case 'effect-ended':
      who.effects = who.effects.filter(({ id }) => id !== fact.id);
      return;
    case 'grabbed': {
      const by = one(fight, fact.by);
      who.grabbedBy = withId(who.grabbedBy, by.id);
      by.grabbing = withId(by.grabbing, who.id);
      return;
    }
    case 'grab-ended': {
      const by = one(fight, fact.by);
      who.grabbedBy = withoutId(who.grabbedBy, by.id);
      by.grabbing = withoutId(by.grabbing, who.id);
      return;
    }
    case 'hidden':
      for (const id of fact.from) {
        who.hiddenFrom = withId(who.hiddenFrom, id);
        // WS-ADV-15: it has hidden again before its turn ended.
        who.givenAway = withoutId(who.givenAway, id);
      }
      return;
    case 'given-away':
      for (const id of fact.to) who.givenAway = withId(who.givenAway, id);
      return;
    case 'revealed':
      for (const id of fact.to) {
        who.hiddenFrom = withoutId(who.hiddenFrom, id);
        who.givenAway = withoutId(who.givenAway, id);
      }
      return;
  }
}
