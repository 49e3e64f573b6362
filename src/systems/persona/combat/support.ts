import { alwaysOf } from '../../../engine/kept.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { AilmentCategory, AilmentId } from '../ailments/catalogue.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { poolMax } from '../derived.ts';
import { trackMax } from '../harm/tracks.ts';
import { belongings } from '../judge.ts';
import type { Power } from '../powers.ts';
import { refuse } from '../refusal.ts';
import { inLine, metresBetween } from '../space.ts';
import type { Augment, Combatant, Fight, Item } from '../state.ts';
import { foes, isBroken, livingPersona, present, suffers } from '../state.ts';
import { ownedBy, ownedPowers } from './powers-of.ts';

/**
 * What helps rather than harms: Powers that heal, cure or augment (PE-ACT-37) and consumables (PE-ACT-30). What there
 * is, whether it can be used, and on whom.
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
  /** A Power's id or an item's. */
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  readonly power: Power | null;
  readonly item: Item | null;
  readonly gives: Help;
  /** How far away the one may be who is helped. */
  readonly metres: number;
}

/** PE-ACT-30: metres. */
const reachOfConsumables = 5;

const ofPower = alwaysOf((power: Power): Support | null => {
  const { does } = power;
  if (does.deed !== 'mend' && does.deed !== 'clear' && does.deed !== 'augment') return null;
  const { id, name: label, range: metres } = power;
  const { deed, ...what } = does;
  const gives = { help: deed, ...what } as Help;
  return { id, label, clause: 'PE-ACT-37', power, item: null, gives, metres };
});

const ofItem = alwaysOf((item: Item): Support | null => {
  if (item.thing.kind !== 'consumable') return null;
  const { effect, ...what } = item.thing.consumable.does;
  // PE-BLD-5: bandages are used with the Medical test.
  if (effect === 'staunch') return null;
  const gives = { help: effect, ...what } as Help;
  const { id, name: label } = item;
  return { id, label, clause: 'PE-ACT-30', power: null, item, gives, metres: reachOfConsumables };
});

const isSupport = (found: Support | null): found is Support => found !== null;

const helpful = alwaysOf((powers: ReturnType<typeof ownedPowers>): readonly Support[] =>
  powers.map(({ power }) => ofPower(power)).filter(isSupport),
);

/** The Powers of this one that help, those of a broken Persona too (`judgeSupport` says so). */
export const supportPowers = (who: Combatant): readonly Support[] => helpful(ownedPowers(who));

/** The consumables that this one has about it. */
export const supportItems = (who: Combatant): readonly Support[] =>
  belongings(who)
    .map((item) => ofItem(item))
    .filter(isSupport);

/** Why this one cannot use it now: its Persona is broken, it is forgotten (PE-AIL-14), or not to be paid (PE-ACT-37). */
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
 * Why it does not help this one: no ally (whoever is Brainwashed helps anybody, PE-AIL-15), too far away, behind a wall,
 * or in no need of it.
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

/** Whether healing would find anything: a living Persona's wounds, or Light Wounds (PE-R76). */
function isHurt(fight: Fight, who: Combatant): boolean {
  const persona = livingPersona(who);
  return who.light < trackMax(fight, who).light || (persona !== null && persona.left < persona.sheet.wounds);
}

/** The ailments of these categories that somebody has. */
export const curable = (categories: readonly AilmentCategory[], who: Combatant): readonly AilmentId[] =>
  who.ailments.map(({ id }) => id).filter((id) => categories.includes(ailmentKinds[id].category));

/** The pools in which something is missing. */
export const lacking = (who: Combatant): readonly ('spirit' | 'exertion')[] =>
  (['spirit', 'exertion'] as const).filter((pool) => who[pool] < poolMax(who, pool));
