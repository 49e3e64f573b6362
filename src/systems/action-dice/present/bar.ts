import { counted } from '../../../kernel/phrases.ts';
import type { BarEntry, TurnState } from '../../../kernel/view.ts';
import { isAmbushed, isAmbusher } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, one } from '../state.ts';
import { initiativeNow } from '../turn/order.ts';
import { readiedWords } from './waiting.ts';

/** The initiative bar: this round's order (AD-INI-2), then those without a place. Objects are left out. */
export function bar(fight: Fight): readonly BarEntry[] {
  const placed = fight.order.map(({ id }) => one(fight, id));
  const others = everyone(fight)
    .filter((who) => !placed.includes(who))
    .sort((a, b) => (initiativeNow(fight, b) ?? -1) - (initiativeNow(fight, a) ?? -1));
  return [...placed, ...others]
    .filter((who) => who.out !== 'gone' && !isObject(who))
    .map((who) => entryOf(fight, who));
}

/** All combatants in that order, objects last. */
export function orderOf(fight: Fight): readonly string[] {
  const placed = fight.order.map(({ id }) => id);
  return [...placed, ...fight.listing.filter((id) => !placed.includes(id))].filter(
    (id) => one(fight, id).out !== 'gone',
  );
}

const placeOf = (fight: Fight, who: Combatant) => fight.order.find(({ id }) => id === who.id);

/** AD-R23: the Initiative of this round. */
export const shownInitiative = (fight: Fight, who: Combatant): number | null =>
  placeOf(fight, who)?.initiative ?? initiativeNow(fight, who);

function entryOf(fight: Fight, who: Combatant): BarEntry {
  const note = noteOf(fight, who);
  const waits = who.readied.map((readied) => readiedWords(fight, who, readied));
  return {
    id: who.id,
    initiative: shownInitiative(fight, who),
    state: stateOf(fight, who),
    ...(note === '' ? {} : { note }),
    ...(waits.length > 0 ? { waits } : {}),
  };
}

function stateOf(fight: Fight, who: Combatant): TurnState {
  if (who.out !== null) return 'out';
  if (fight.active === who.id) return 'active';
  return placeOf(fight, who)?.state === 'done' ? 'acted' : 'waiting';
}

function noteOf(fight: Fight, who: Combatant): string {
  const { shock } = who;
  if (who.out !== null) {
    if (shock) return `in Shock, ${counted(shock.left, 'round')} left`;
    return who.stabilised ? 'stabilised' : '';
  }
  const begun = fight.order.length > 0;
  return [
    who.winded ? 'Winded' : '',
    isAmbushed(fight, who) ? 'ambushed' : '',
    isAmbusher(fight, who) ? 'ambusher' : '',
    who.act ? `at ${who.act.label}` : '',
    begun && !placeOf(fight, who) ? (who.wishes === 'no' ? 'stands aside' : 'from the next round on') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
