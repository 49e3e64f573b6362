import { changeEach } from '../../../engine/seldom.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import type { StateFact } from '../facts/states.ts';
import type { Ailment, Combatant, Disruption, Fight, Hold } from '../state.ts';
import { one, suffers } from '../state.ts';

export function applyState(fight: Fight, fact: StateFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'condition':
      who[fact.condition] = fact.on;
      // PE-INJ-19, PE-INJ-21: nobody lies on a face; the turn machine drops whoever hangs on one (PE-OBST-13).
      if (fact.condition === 'prone' && fact.on && who.climb) who.climb = { ...who.climb, slips: true };
      return;
    case 'ailment':
      who.ailments = [...others(who, fact.ailment), fact.ailment];
      calm(who);
      return;
    case 'ailment-changed':
      who.ailments = who.ailments.map((each) => (each.id === fact.ailment.id ? fact.ailment : each));
      return;
    case 'ailment-ended':
      who.ailments = who.ailments.filter((each) => each.id !== fact.ailment);
      calm(who);
      return;
    case 'ailment-kept-off':
      return;
    case 'augment':
      who.augments = [...who.augments.filter(({ power }) => power !== fact.augment.power), fact.augment];
      return;
    case 'augment-ended':
      who.augments = who.augments.filter(({ power }) => power !== fact.power);
      return;
    case 'disrupted':
      who.disruptions = [...without(who.disruptions, fact.disruption), fact.disruption];
      return;
    case 'disruption-ended':
      who.disruptions = without(who.disruptions, fact.disruption);
      return;
    case 'protecting':
      who.protecting = fact.ally;
      return;
    case 'hidden':
      who.hiddenFrom = fact.from;
      return;
    case 'held':
      hold(fight, who, fact.hold);
      return;
    case 'hold-ended': {
      const holder = one(fight, fact.by);
      who.heldBy = who.heldBy.filter((each) => each.by !== fact.by);
      holder.holding = holder.holding.filter((id) => id !== who.id);
      return;
    }
    case 'suffocation':
      who.suffocation = fact.suffocation;
      return;
    case 'undertaking':
      who.undertaking = fact.undertaking;
      return;
    case 'chance-used':
      who.chanceUsed = true;
      who.chanceAt = [...who.chanceAt, fact.at];
      return;
    case 'evaded':
      changeEach(who, 'evaded', (before) => [...before, fact.against]);
      return;
    case 'analysed':
      fight.analysed = { ...fight.analysed, [fact.who]: fact.analysis };
      return;
  }
}

/** PE-AIL-19: a combatant that is no longer Panicked need not flee. */
function calm(who: Combatant): void {
  if (who.fleeing && !suffers(who, 'panicked')) who.fleeing = false;
}

/** PE-AIL-3: the combatant's ailments of other categories. */
function others(who: Combatant, ailment: Ailment): readonly Ailment[] {
  const { category } = ailmentKinds[ailment.id];
  return who.ailments.filter((each) => ailmentKinds[each.id].category !== category);
}

const without = (all: readonly Disruption[], one: Disruption): readonly Disruption[] =>
  all.filter(({ kind, by }) => kind !== one.kind || by !== one.by);

function hold(fight: Fight, who: Combatant, hold: Hold): void {
  const holder = one(fight, hold.by);
  who.heldBy = [...who.heldBy.filter(({ by }) => by !== hold.by), hold];
  if (!holder.holding.includes(who.id)) holder.holding = [...holder.holding, who.id];
}
