import { capital, numeral, signed } from '../../../kernel/phrases.ts';
import type { NoteView } from '../../../kernel/view.ts';
import { attributeNames, attributes } from '../attributes.ts';
import { defenseOf } from '../combat/defense.ts';
import { meansOf } from '../combat/means.ts';
import { guardTerms } from '../combat/modifiers.ts';
import { meansNote } from '../combat/offer.ts';
import type { Means } from '../combat/types.ts';
import { defenseNames, targetDefenses } from '../defenses.ts';
import { attributeOf, baseToughnessOf, toughnessOf } from '../derived.ts';
import type { Container } from '../gear.ts';
import { unarmed } from '../gear.ts';
import { gaitsOf, rateOf } from '../movement/rate.ts';
import { checkBonus } from '../roll/check.ts';
import type { Combatant, Fight } from '../state.ts';

/** Short notes for the panel: items, attacks, Defenses, rates, skills, magic. */
export function notes(fight: Fight, who: Combatant): readonly NoteView[] {
  return [
    ...belongings(who),
    ...arms(fight, who),
    ...guard(fight, who),
    ...speed(fight, who),
    ...skills(who),
    ...magic(who),
  ];
}

const containerNames: { readonly [container in Container]: string } = {
  scabbard: 'scabbard',
  pouch: 'pouch',
  backpack: 'backpack',
};

function belongings(who: Combatant): readonly NoteView[] {
  const held = who.hands.map(({ item }) => item.name).join(', ');
  const stowed = who.stowed.map(({ item, in: at }) => `${item.name} (${containerNames[at]})`).join(', ');
  return [
    { label: 'In hand', value: held === '' ? 'nothing' : held, clause: 'SL-COM-8' },
    ...(stowed === '' ? [] : [{ label: 'Stowed', value: stowed, clause: 'SL-COM-8' }]),
  ];
}

/** Attacks with their current bonus against no particular target, and damage (SL-ATK-3, SL-ATK-8). */
function arms(fight: Fight, who: Combatant): readonly NoteView[] {
  const all = meansOf(fight, who);
  // Bare hands are shown only if there is no other weapon.
  const bare = (means: Means): boolean => means.weapon === unarmed;
  const others = all.some((means) => means.weapon !== null && !bare(means));
  return all
    .filter((means) => !others || !bare(means))
    .map((means): NoteView => {
      const terms = [...means.terms, ...guardTerms(fight, who, means)];
      const check = { who: who.id, of: means.check, kind: 'wild', clause: 'SL-ATK-8', tn: null } as const;
      const total = checkBonus(fight, { ...check, purpose: 'attack', terms });
      const value = `${signed(total.value)}, ${meansNote(means)}`;
      return { label: means.label, value, total, clause: 'SL-ATK-8' };
    });
}

/** Current Defenses against no particular attacker, and Toughness (sections DEF, HLT). */
function guard(fight: Fight, who: Combatant): readonly NoteView[] {
  const toughness = toughnessOf(who.sheet);
  const base = baseToughnessOf(who.sheet).value;
  const armor = base === toughness.value ? '' : ` (${numeral(base)} without armour)`;
  return [
    ...targetDefenses.map((which): NoteView => {
      const total = defenseOf(fight, who, which);
      return {
        label: capital(defenseNames[which]),
        value: numeral(total.value),
        total,
        clause: 'SL-DEF-2',
      };
    }),
    {
      label: 'Toughness',
      value: `${numeral(toughness.value)}${armor}`,
      total: toughness,
      clause: 'SL-HLT-5',
    },
  ];
}

const gaitWords = { walk: 'on foot', swim: 'swimming', climb: 'climbing', fly: 'flying' } as const;

function speed(fight: Fight, who: Combatant): readonly NoteView[] {
  const rates = gaitsOf(who).map((gait) => `${rateOf(fight, who, gait)} yd ${gaitWords[gait]}`);
  return [{ label: 'For 4 AP', value: rates.join(', '), clause: 'SL-MOV-3' }];
}

function skills(who: Combatant): readonly NoteView[] {
  const { sheet } = who;
  const values = attributes.map((each) => `${attributeNames[each]} ${numeral(attributeOf(sheet, each))}`);
  const found: NoteView[] = [{ label: 'Attributes', value: values.join(', '), clause: 'SL-DIC-1' }];
  for (const [skill, trained] of Object.entries(sheet.skills)) {
    if (trained === undefined) continue;
    const special = Object.entries(trained.specializations).map(([name, rank]) => `${capital(name)} ${rank}`);
    const more = special.length === 0 ? '' : ` (${special.join(', ')})`;
    found.push({ label: capital(skill), value: `${trained.rank}${more}`, clause: 'SL-DIC-1' });
  }
  return found;
}

function magic(who: Combatant): readonly NoteView[] {
  const spells = who.sheet.spells.map(({ name, ap, mana }) => `${name} (${ap} AP, ${mana.points} mana)`);
  const specials = who.sheet.specials.map(({ name, ap }) => `${name} (${ap} AP)`);
  return [
    ...(spells.length === 0 ? [] : [{ label: 'Spells', value: spells.join(', '), clause: 'SL-COM-1' }]),
    ...(specials.length === 0
      ? []
      : [{ label: 'Special attacks', value: specials.join(', '), clause: 'SL-ATK-9' }]),
  ];
}
