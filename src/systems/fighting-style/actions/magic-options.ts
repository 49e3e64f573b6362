import { cellAt } from '../../../battlefield/field.ts';
import type { Need, Option, Pick, PickCell, Refusal } from '../../../kernel/port.ts';
import { awareOf, cannotAct } from '../combat/conditions.ts';
import type { Magic } from '../combat/spells.ts';
import { apOf, judgeFriend, judgeMagic, judgeSpellTarget, magicOf, manaOf } from '../combat/spells.ts';
import { damageWords, targetNote } from '../combat/strikes.ts';
import { surroundingNeeds } from '../combat/surroundings.ts';
import { canStandAt } from '../reachable.ts';
import { refuse } from '../refusal.ts';
import { fieldOf, metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present } from '../state.ts';

/** The options of Use Magic: what is listed and what is greyed. */

const isPlace = ({ spell }: Magic): boolean => spell.kind === 'effect' && spell.does.effect === 'teleport';
const isSeveral = ({ spell }: Magic): boolean => spell.kind === 'attack' && spell.targets !== undefined;

function optionOf(fight: Fight, who: Combatant, id: string, label: string): Option {
  const own = fight.active === who.id;
  return {
    id,
    label,
    clause: own ? 'FS-ACT-9' : 'FS-REACT-5',
    group: own ? 'primary' : 'reaction',
  };
}

/** Off the own turn attack spells are not even listed: they are no reactions. */
const listed = (fight: Fight, who: Combatant, which: (magic: Magic) => boolean): readonly Magic[] =>
  magicOf(who).filter((magic) => which(magic) && (fight.active === who.id || magic.spell.kind !== 'attack'));

function spellNote(fight: Fight, magic: Magic): string {
  const { spell } = magic;
  const notes: string[] = [];
  const mana = manaOf(fight, magic);
  if (mana > 0) notes.push(`${mana} mana`);
  if (apOf(magic) === 0) notes.push('free');
  if (spell.kind === 'attack') notes.push(damageWords(spell.damage));
  notes.push(spell.range === 0 ? 'self' : `${spell.range} m`);
  return notes.join(', ');
}

/** Whom this magic may be aimed at: greyed ones with the reason. */
function aimed(fight: Fight, who: Combatant, magic: Magic, target: Combatant): Refusal | null {
  const { spell } = magic;
  return spell.kind === 'attack'
    ? judgeSpellTarget(fight, who, spell, target)
    : judgeFriend(fight, who, spell, target);
}

interface Targets {
  readonly picks: readonly Pick[];
  /** The magic that has anybody to be aimed at. */
  readonly usable: ReadonlySet<string>;
}

function targetsOf(fight: Fight, who: Combatant, all: readonly Magic[]): Targets {
  const usable = new Set<string>();
  const picks: Pick[] = [];
  const open = all.filter((magic) => judgeMagic(fight, who, magic) === null);
  for (const id of fight.listing) {
    const target = one(fight, id);
    if (!present(target) || (foes(who, target) && !awareOf(who, target))) continue;
    const fits: Magic[] = [];
    let first: Refusal | null = null;
    for (const magic of open) {
      // A spell for friends says nothing about foes, and the reverse.
      if ((magic.spell.kind === 'attack') !== foes(who, target)) continue;
      const refused = aimed(fight, who, magic, target);
      if (refused === null) fits.push(magic);
      else first ??= refused;
    }
    if (fits.length === 0 && first === null) continue;
    for (const { id: usableId } of fits) usable.add(usableId);
    picks.push(targetPick(fight, who, target, fits, first));
  }
  return { picks, usable };
}

function targetPick(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  fits: readonly Magic[],
  first: Refusal | null,
): Pick {
  const pick = { id: target.id, label: target.id === who.id ? 'Self' : target.sheet.name };
  if (fits.length === 0) return first === null ? pick : { ...pick, refused: first };
  const ranged = fits.every(({ spell }) => spell.kind === 'attack' && !spell.melee);
  const note = ranged ? targetNote(fight, who, target, ['spell']) : null;
  return {
    ...pick,
    when: { spell: fits.map(({ id }) => id) },
    ...(note === null ? {} : { note }),
  };
}

function spellNeed(fight: Fight, who: Combatant, all: readonly Magic[], usable: ReadonlySet<string>): Need {
  const oneOf = all.map((magic): Pick => {
    const pick = { id: magic.id, label: magic.label, note: spellNote(fight, magic) };
    const refused =
      judgeMagic(fight, who, magic) ??
      (usable.has(magic.id)
        ? null
        : refuse('outOfRange', `${magic.label} reaches nobody`, 'FS-ATK-5', 'spell'));
    return refused ? { ...pick, refused } : pick;
  });
  const first = oneOf.find((pick) => !pick.refused);
  return { kind: 'one', label: 'Spell or item', oneOf, ...(first ? { default: first.id } : {}) };
}

/** Why none of these can be used: the first reason met. */
function noneOpen(need: Need): Refusal | null {
  if (need.kind !== 'one' || need.oneOf.some((pick) => !pick.refused)) return null;
  return need.oneOf[0]?.refused ?? null;
}

/** The AP it costs, when all of these cost the same. */
const costOf = (all: readonly Magic[]): { readonly cost?: { readonly ap: number } } =>
  all.every((magic) => apOf(magic) === 1) ? { cost: { ap: 1 } } : {};

function withNeeds(
  option: Option,
  all: readonly Magic[],
  spell: Need,
  needs: { readonly [field: string]: Need },
): Option {
  const refused = noneOpen(spell);
  return {
    ...option,
    ...costOf(all),
    needs: { spell, ...needs },
    ...(refused ? { refused } : {}),
  };
}

/** At one target. */
export function offerMagic(fight: Fight, who: Combatant): Option | null {
  const all = listed(fight, who, (magic) => !isPlace(magic));
  if (all.length === 0) return null;
  const option = optionOf(fight, who, 'use-magic', 'Use Magic');
  const stopped = cannotAct(fight, who);
  if (stopped) return { ...option, refused: stopped };
  const { picks, usable } = targetsOf(fight, who, all);
  const attacks = all.some(({ spell }) => spell.kind === 'attack');
  return withNeeds(option, all, spellNeed(fight, who, all, usable), {
    target: { kind: 'one', label: 'At whom', oneOf: picks },
    ...(attacks ? surroundingNeeds : {}),
  });
}

/** At several targets (FS-ATK-8). */
export function offerSeveral(fight: Fight, who: Combatant): Option | null {
  const all = listed(fight, who, isSeveral);
  if (all.length === 0) return null;
  const option = optionOf(fight, who, 'use-magic-on-several', 'Use Magic on several');
  const stopped = cannotAct(fight, who);
  if (stopped) return { ...option, refused: stopped };
  const { picks, usable } = targetsOf(fight, who, all);
  const most = Math.max(
    ...all.map(({ spell }) => (spell.kind === 'attack' ? (spell.targets?.most ?? 1) : 1)),
  );
  return withNeeds(option, all, spellNeed(fight, who, all, usable), {
    targets: { kind: 'some', label: 'At whom', oneOf: picks, min: 1, max: most },
    ...surroundingNeeds,
  });
}

/** To a place. */
export function offerPlaces(fight: Fight, who: Combatant): Option | null {
  const all = listed(fight, who, isPlace);
  if (all.length === 0) return null;
  const option = optionOf(fight, who, 'use-magic-to', 'Use Magic to a place');
  const stopped = cannotAct(fight, who);
  if (stopped) return { ...option, refused: stopped };
  const usable = new Set(all.map(({ id }) => id));
  const spell = spellNeed(fight, who, all, usable);
  const cells = noneOpen(spell) === null ? cellsWithin(fight, who, all) : [];
  return withNeeds(option, all, spell, { cell: { kind: 'cell', label: 'Where to', cells } });
}

/** Every square on which the caster could stand within the least of these ranges. */
function cellsWithin(fight: Fight, who: Combatant, all: readonly Magic[]): readonly PickCell[] {
  const metres = Math.min(
    ...all.map(({ spell }) =>
      spell.kind === 'effect' && spell.does.effect === 'teleport' ? spell.does.metres : 0,
    ),
  );
  const field = fieldOf(fight);
  const found: PickCell[] = [];
  for (let index = 0; index < field.count; index++) {
    const cell = cellAt(field, index);
    if (metresApart(fight, who.cell, who.squares, cell, who.squares) > metres) continue;
    if (canStandAt(fight, who, cell)) found.push(cell);
  }
  return found;
}
