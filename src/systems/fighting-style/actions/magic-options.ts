import { cellAt } from '../../../battlefield/field.ts';
import type { Need, Option, PickCell, PickValue, Refusal } from '../../../kernel/port.ts';
import { awareOf, cannotAct } from '../combat/conditions.ts';
import { coveredAgainst } from '../combat/cover.ts';
import { spellMeans } from '../combat/means.ts';
import type { Magic } from '../combat/spells.ts';
import { apOf, isFor, judgeEffect, judgeMagic, judgeSpellTarget, magicOf, manaOf } from '../combat/spells.ts';
import { damageWords, targetNote } from '../combat/strikes.ts';
import { surroundingNeeds } from '../combat/surroundings.ts';
import { standsFor } from '../reachable.ts';
import { refuse } from '../refusal.ts';
import { fieldOf, metresTo } from '../space.ts';
import { effectWords } from '../spells.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present } from '../state.ts';
import type { Action, Needs } from './action.ts';
import { greyed } from './action.ts';

/** The options of Use Magic with their fields. */

const isPlace = ({ spell }: Magic): boolean => spell.kind === 'effect' && spell.does.effect === 'teleport';
const isSeveral = ({ spell }: Magic): boolean => spell.kind === 'attack' && spell.targets !== undefined;

function optionOf(fight: Fight, who: Combatant, id: string, label: string): Option {
  const own = fight.active === who.id;
  return {
    id,
    label,
    phrase: 'Use {spell}',
    clause: own ? 'FS-ACT-9' : 'FS-REACT-5',
    group: own ? 'primary' : 'reaction',
  };
}

/** The magic that is listed; off the caster's own turn without attack spells, which are no reactions. */
const listed = (fight: Fight, who: Combatant, which: (magic: Magic) => boolean): readonly Magic[] =>
  magicOf(who).filter((magic) => which(magic) && (fight.active === who.id || magic.spell.kind !== 'attack'));

function spellNote(fight: Fight, magic: Magic): string {
  const { spell } = magic;
  const notes: string[] = [];
  const mana = manaOf(fight, magic);
  if (mana > 0) notes.push(`${mana} mana`);
  if (apOf(magic) === 0) notes.push('free');
  if (spell.kind === 'attack') notes.push(damageWords(spell.damage) || 'no damage');
  // The effect words of a teleport contain its range.
  const says = spell.kind === 'effect' && spell.does.effect === 'teleport';
  if (!says) notes.push(spell.range === 0 ? 'self' : `${spell.range} m`);
  if (spell.kind === 'effect') notes.push(effectWords(spell.does));
  return notes.join(', ');
}

/** Why the magic cannot be aimed at the target; `null` if it can. */
function aimed(fight: Fight, who: Combatant, magic: Magic, target: Combatant): Refusal | null {
  const { spell } = magic;
  return spell.kind === 'attack'
    ? judgeSpellTarget(fight, who, spell, target)
    : judgeEffect(fight, who, spell, target);
}

interface Targets {
  readonly picks: readonly PickValue[];
  /** The ids of the magic that has at least one possible target. */
  readonly usable: ReadonlySet<string>;
}

function targetsOf(fight: Fight, who: Combatant, all: readonly Magic[]): Targets {
  const usable = new Set<string>();
  const picks: PickValue[] = [];
  const open = all.filter((magic) => judgeMagic(fight, who, magic) === null);
  for (const id of fight.listing) {
    const target = one(fight, id);
    if (!present(target) || (foes(who, target) && !awareOf(who, target))) continue;
    const fits: Magic[] = [];
    const tried: Magic[] = [];
    let first: Refusal | null = null;
    for (const magic of open) {
      if (!isFor(magic.spell, foes(who, target))) continue;
      tried.push(magic);
      const refused = aimed(fight, who, magic, target);
      if (refused === null) fits.push(magic);
      else first ??= refused;
    }
    if (tried.length === 0) continue;
    for (const { id: usableId } of fits) usable.add(usableId);
    picks.push(targetPick(fight, who, target, fits, { tried, first }));
  }
  return { picks, usable };
}

function targetPick(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  fits: readonly Magic[],
  { tried, first }: { readonly tried: readonly Magic[]; readonly first: Refusal | null },
): PickValue {
  const pick = { id: target.id, label: target.sheet.name };
  // A target is listed only with the magic that is for its kind, foe or ally.
  if (fits.length === 0) return { ...pick, when: { spell: tried.map(({ id }) => id) }, ...greyed(first) };
  const ranged = fits.every(({ spell }) => spell.kind === 'attack' && !spell.melee);
  const seen = ranged ? targetNote(fight, who, target, ['spell']) : null;
  const note = target.id === who.id ? 'oneself' : seen;
  return {
    ...pick,
    when: { spell: fits.map(({ id }) => id) },
    ...(note === null ? {} : { note }),
  };
}

function spellNeed(
  fight: Fight,
  who: Combatant,
  all: readonly Magic[],
  reaches: (magic: Magic) => boolean,
): Need {
  const oneOf = all.map((magic): PickValue => {
    const pick = { id: magic.id, label: magic.label, note: spellNote(fight, magic) };
    const refused = judgeMagic(fight, who, magic) ?? (reaches(magic) ? null : reachesNobody(magic));
    return refused ? { ...pick, refused } : pick;
  });
  const first = oneOf.find((pick) => !pick.refused);
  return { kind: 'one', label: 'Spell or item', oneOf, ...(first ? { default: first.id } : {}) };
}

/** The cost in AP, where all of these cost 1 AP. */
const costOf = (all: readonly Magic[]): { readonly cost?: { readonly ap: number } } =>
  all.every((magic) => apOf(magic) === 1) ? { cost: { ap: 1 } } : {};

/** Whether the magic has at least one possible target. */
function reachesAnybody(fight: Fight, who: Combatant, magic: Magic): boolean {
  for (const id of fight.listing) {
    const target = one(fight, id);
    const foe = foes(who, target);
    if (!present(target) || !isFor(magic.spell, foe) || (foe && !awareOf(who, target))) continue;
    if (aimed(fight, who, magic, target) === null) return true;
  }
  return false;
}

/** Why none of these can be used: the first reason found; `null` if one can. */
function judgeAny(
  fight: Fight,
  who: Combatant,
  all: readonly Magic[],
  reaches: (magic: Magic) => boolean,
): Refusal | null {
  let first: Refusal | null = null;
  for (const magic of all) {
    const refused = judgeMagic(fight, who, magic) ?? (reaches(magic) ? null : reachesNobody(magic));
    if (refused === null) return null;
    first ??= refused;
  }
  return first;
}

const reachesNobody = ({ label }: Magic): Refusal =>
  refuse('outOfRange', `${label} reaches nobody`, 'FS-ATK-5', 'spell');

/**
 * The `offer` of one of the three options of Use Magic. They differ in the magic they list (`which`) and in what it is
 * aimed at (`reaches`).
 */
function offerOf(
  id: string,
  label: string,
  which: (magic: Magic) => boolean,
  reaches: (fight: Fight, who: Combatant, magic: Magic) => boolean,
): Action['offer'] {
  return (fight, who) => {
    const all = listed(fight, who, which);
    if (all.length === 0) return null;
    const option = optionOf(fight, who, id, label);
    const stopped = cannotAct(fight, who);
    if (stopped) return { ...option, refused: stopped };
    const refused = judgeAny(fight, who, all, (magic) => reaches(fight, who, magic));
    return { ...option, ...costOf(all), ...greyed(refused) };
  };
}

const isAimed = (magic: Magic): boolean => !isPlace(magic);

/** At one target. */
export const offerMagic = offerOf('use-magic', 'Use Magic', isAimed, reachesAnybody);
/** At several targets (FS-ATK-8). */
export const offerSeveral = offerOf(
  'use-magic-on-several',
  'Use Magic on several',
  isSeveral,
  reachesAnybody,
);
/** To a place. */
export const offerPlaces = offerOf('use-magic-to', 'Use Magic to a place', isPlace, () => true);

export function magicNeeds(fight: Fight, who: Combatant): Needs | null {
  if (cannotAct(fight, who) !== null) return null;
  const all = listed(fight, who, isAimed);
  const { picks, usable } = targetsOf(fight, who, all);
  return {
    spell: spellNeed(fight, who, all, (magic) => usable.has(magic.id)),
    target: { kind: 'one', label: 'At whom', oneOf: picks },
    ...surroundingsOf(fight, all),
  };
}

/** The game master's fields for the attack spells among these. */
function surroundingsOf(fight: Fight, all: readonly Magic[]): Needs {
  const attacks = all.flatMap(({ id, spell }) =>
    spell.kind === 'attack' ? [{ id, manner: spellMeans(spell, null).manner }] : [],
  );
  if (attacks.length === 0) return {};
  return surroundingNeeds('spell', {
    attacks: attacks.length < all.length ? attacks.map(({ id }) => id) : null,
    covered: coveredAgainst(fight, attacks),
  });
}

export function severalNeeds(fight: Fight, who: Combatant): Needs | null {
  if (cannotAct(fight, who) !== null) return null;
  const all = listed(fight, who, isSeveral);
  const { picks, usable } = targetsOf(fight, who, all);
  const most = Math.max(
    ...all.map(({ spell }) => (spell.kind === 'attack' ? (spell.targets?.most ?? 1) : 1)),
  );
  return {
    spell: spellNeed(fight, who, all, (magic) => usable.has(magic.id)),
    targets: { kind: 'some', label: 'At whom', oneOf: picks, min: 1, max: most },
    ...surroundingsOf(fight, all),
  };
}

export function placeNeeds(fight: Fight, who: Combatant): Needs | null {
  if (cannotAct(fight, who) !== null) return null;
  const all = listed(fight, who, isPlace);
  const usable = all.filter((magic) => judgeMagic(fight, who, magic) === null);
  return {
    spell: spellNeed(fight, who, all, () => true),
    cell: {
      kind: 'cell',
      label: 'Where to',
      cells: usable.length > 0 ? cellsWithin(fight, who, usable) : [],
    },
  };
}

/** How far the magic teleports, in metres. */
const leapOf = ({ spell }: Magic): number =>
  spell.kind === 'effect' && spell.does.effect === 'teleport' ? spell.does.metres : 0;

/** All squares on which the caster can stand within these ranges; each with the magic that takes one there. */
function cellsWithin(fight: Fight, who: Combatant, all: readonly Magic[]): readonly PickCell[] {
  const farthest = Math.max(...all.map(leapOf));
  const stands = standsFor(fight, who);
  const field = fieldOf(fight);
  const found: PickCell[] = [];
  for (let index = 0; index < field.count; index++) {
    const cell = cellAt(field, index);
    const metres = metresTo(fight, who, cell);
    if (metres > farthest || !stands(cell)) continue;
    const reaching = all.filter((magic) => leapOf(magic) >= metres);
    found.push(
      reaching.length === all.length ? cell : { ...cell, when: { spell: reaching.map(({ id }) => id) } },
    );
  }
  return found;
}
