import { memoizedByObject } from '../../../engine/memoize.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { AilmentCategory, AilmentId } from '../ailments/catalogue.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { poolMax } from '../derived.ts';
import { trackMax } from '../harm/tracks.ts';
import { belongings, judgeAssisting } from '../judge.ts';
import type { Power } from '../powers.ts';
import { refuse } from '../refusal.ts';
import { inLine, metresBetween } from '../space.ts';
import type { Augment, Combatant, Fight, Item } from '../state.ts';
import { foes, isBroken, livingPersona, present, suffers } from '../state.ts';
import { ownedBy, ownedPowers } from './powers-of.ts';

/**
 * Powers that heal, cure or augment (PE-ACT-37) and consumables (PE-ACT-30): what there is, whether it can be used, and
 * on whom.
 */

export type Help =
  | { readonly help: 'mend'; readonly wounds: number }
  | { readonly help: 'clear'; readonly categories: readonly AilmentCategory[] }
  | { readonly help: 'restore'; readonly points: number }
  | {
      readonly help: 'augment';
      readonly on: Augment['on'];
      readonly advantages: number;
      readonly rounds: number;
    };

export interface Support {
  /** The id of the Power or item. */
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  readonly power: Power | null;
  readonly item: Item | null;
  readonly gives: Help;
  /** The greatest distance to the target, in metres. */
  readonly metres: number;
}

/** PE-ACT-30: the range of consumables in metres. */
const reachOfConsumables = 5;

const ofPower = memoizedByObject((power: Power): Support | null => {
  const { does } = power;
  if (does.deed !== 'mend' && does.deed !== 'clear' && does.deed !== 'augment') return null;
  const { id, name: label, range: metres } = power;
  const { deed, ...what } = does;
  const gives = { help: deed, ...what } as Help;
  return { id, label, clause: 'PE-ACT-37', power, item: null, gives, metres };
});

const ofItem = memoizedByObject((item: Item): Support | null => {
  if (item.thing.kind !== 'consumable') return null;
  const { effect, ...what } = item.thing.consumable.does;
  // PE-BLD-5: bandages are used in the Medical test against Blood Loss instead.
  if (effect === 'staunch') return null;
  const gives = { help: effect, ...what } as Help;
  const { id, name: label } = item;
  return { id, label, clause: 'PE-ACT-30', power: null, item, gives, metres: reachOfConsumables };
});

const isSupport = (found: Support | null): found is Support => found !== null;

const helpful = memoizedByObject((powers: ReturnType<typeof ownedPowers>): readonly Support[] =>
  powers.map(({ power }) => ofPower(power)).filter(isSupport),
);

/** The combatant's helping Powers, those of a broken Persona included (`judgeSupport` refuses them). */
export const supportPowers = (who: Combatant): readonly Support[] => helpful(ownedPowers(who));

/** The consumables that the combatant carries. */
export const supportItems = (who: Combatant): readonly Support[] =>
  belongings(who)
    .map((item) => ofItem(item))
    .filter(isSupport);

/** Why it cannot be used now: a broken Persona, Amnesia (PE-AIL-14) or too few points (PE-ACT-37). `null` if it can. */
export function judgeSupport(fight: Fight, who: Combatant, { power }: Support): Refusal | null {
  if (power === null) return null;
  const owned = ownedBy(who, power);
  if (owned?.persona && isBroken(owned.persona)) {
    return refuse('noPersona', `${owned.persona.sheet.name} is broken`, 'PE-ACT-37');
  }
  if (suffers(who, 'amnesiac') && fight.rulings.amnesiaCommand === 'refuse') {
    return refuse('ailment', `${who.sheet.name} is Amnesiac: no Powers`, 'PE-AIL-14');
  }
  const { pool, points } = power.cost;
  if (who[pool] >= points) return null;
  const because = `${power.name} costs ${points} ${poolNames[pool]}, ${who.sheet.name} has ${who[pool]}`;
  return refuse('cannotPay', because, 'PE-ACT-37');
}

export const poolNames = { spirit: 'Spirit', exertion: 'Exertion' } as const;

/**
 * Why it cannot help this target: no ally (unless `anybody`, as for the Brainwashed, PE-AIL-15), too far away, behind a
 * wall, or nothing to gain. `null` if it can.
 */
export function judgeHelped(
  fight: Fight,
  who: Combatant,
  support: Support,
  target: Combatant,
  anybody = false,
): Refusal | null {
  const { clause, metres, label } = support;
  if (!present(target) || (foes(who, target) && !anybody)) {
    return refuse('noAlly', `${target.sheet.name} is no ally that could be helped`, clause);
  }
  const dizzy = judgeAssisting(who, target);
  if (dizzy) return dizzy;
  if (metresBetween(fight, who, target) > metres) {
    return refuse('outOfRange', `${target.sheet.name} is farther away than ${metres} m`, clause);
  }
  if (target.id !== who.id && !inLine(fight, who, target)) {
    const because = `something stands between ${who.sheet.name} and ${target.sheet.name}`;
    return refuse('unseen', because, clause);
  }
  if (isNeeded(fight, support.gives, target)) return null;
  return refuse('noSuchThing', `${label} would do nothing for ${target.sheet.name}`, clause);
}

function isNeeded(fight: Fight, gives: Help, target: Combatant): boolean {
  switch (gives.help) {
    case 'mend':
      return isHurt(fight, target);
    case 'clear':
      return curable(gives.categories, target).length > 0;
    case 'restore':
      return lacking(target).length > 0;
    case 'augment':
      return true;
  }
}

/** Whether healing would restore anything: wounds of a living Persona, or own Light Wounds (PE-R76). */
function isHurt(fight: Fight, who: Combatant): boolean {
  const persona = livingPersona(who);
  return who.light < trackMax(fight, who).light || (persona !== null && persona.left < persona.sheet.wounds);
}

/** The ailments of a combatant in these categories. */
export const curable = (categories: readonly AilmentCategory[], who: Combatant): readonly AilmentId[] =>
  who.ailments.map(({ id }) => id).filter((id) => categories.includes(ailmentKinds[id].category));

/** The pools that are not full. */
export const lacking = (who: Combatant): readonly ('spirit' | 'exertion')[] =>
  (['spirit', 'exertion'] as const).filter((pool) => who[pool] < poolMax(who, pool));
