import { numeral, signed } from '../../../kernel/phrases.ts';
import type { Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { ChartView, NoteView } from '../../../kernel/view.ts';
import type { Ability } from '../abilities.ts';
import { weaponExtras } from '../combat/extras.ts';
import { affinitySeen } from '../damage/known.ts';
import type { DamageType } from '../damage/types.ts';
import { damageKinds, damageTypes } from '../damage/types.ts';
import { abilityHitTerms, statBonus, tierOf, weaponHitTerms } from '../derived.ts';
import { giftTerms } from '../effects/effects.ts';
import type { DamagePart, Weapon } from '../gear.ts';
import { nameOf } from '../names.ts';
import {
  armorOf,
  basicMovement,
  drPowerOf,
  drValueOf,
  evasionOf,
  initiativeOf,
  upcastLimit,
} from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import { skillNames, skills, statNames, stats } from '../stats.ts';

/** The notes of the panel: items, defences, attacks, abilities. */
export function notes(fight: Fight, who: Combatant): readonly NoteView[] {
  const plain = isObject(who);
  return [
    ...(plain ? [] : belongings(who)),
    ...guard(fight, who),
    ...(plain ? [] : [...reach(fight, who), ...schooled(fight, who), ...known(who)]),
    ...(who.summoner === null
      ? []
      : [{ label: 'Summoned by', value: nameOf(fight, who.summoner), clause: 'WS-ADV-9' }]),
    ...who.sheet.features.map((text) => ({ label: 'Feature', value: text })),
  ];
}

const total = (label: string, of: Total, clause: string, say = numeral): NoteView => ({
  label,
  value: say(of.value),
  total: of,
  clause,
});

function belongings(who: Combatant): readonly NoteView[] {
  const held = who.hands.map(({ item }) => item.name).join(', ');
  const carried = who.carried.map(({ name }) => name).join(', ');
  return [
    { label: 'In hand', value: held === '' ? 'nothing' : held, clause: 'WS-BAS-11' },
    ...(carried === '' ? [] : [{ label: 'Carried', value: carried, clause: 'WS-BAS-11' }]),
    ...(who.sheet.armor ? [{ label: 'Wears', value: who.sheet.armor.name, clause: 'WS-ARM-10' }] : []),
  ];
}

/** Defences (sections EVA, ARM, DRS). */
function guard(fight: Fight, who: Combatant): readonly NoteView[] {
  if (isObject(who)) {
    const cover =
      who.sheet.cover === 'none' ? [] : [{ label: 'Cover', value: who.sheet.cover, clause: 'WS-COV-1' }];
    return [total('Armor', armorOf(fight, who), 'WS-ARM-1'), ...cover];
  }
  const values = stats.map((stat) => `${statNames[stat]} ${signed(drValueOf(fight, who, stat).value)}`);
  return [
    total('Evasion', evasionOf(fight, who), 'WS-EVA-1'),
    total('Armor', armorOf(fight, who), 'WS-ARM-1'),
    { label: 'DR values', value: values.join(', '), clause: 'WS-DRS-4' },
    total('DR Power', drPowerOf(fight, who), 'WS-DRS-5'),
  ];
}

/** Initiative, movement and attacks. */
function reach(fight: Fight, who: Combatant): readonly NoteView[] {
  return [
    total('Initiative', initiativeOf(fight, who), 'WS-INI-3'),
    { label: 'Basic Movement', value: `${basicMovement(fight, who)} m`, clause: 'WS-RND-5' },
    ...weaponsOf(who).map((weapon) => {
      const hit = fold([...weaponHitTerms(fight, who.sheet, weapon), ...giftTerms(who, 'hit')]);
      return {
        ...total(weapon.name, hit, 'WS-ATK-4', signed),
        value: `${signed(hit.value)}, ${damageWords(dealtWith(fight, who, weapon))}, ${rangeWords(weapon)}`,
      };
    }),
    ...aims(fight, who),
  ];
}

/** The hit bonus of all Abilities that print none (WS-ATK-5), and of each that prints its own. */
function aims(fight: Fight, who: Combatant): readonly NoteView[] {
  const all = who.sheet.abilities.filter(({ does }) => does.deed === 'attack');
  const own = all.filter(({ does }) => does.deed === 'attack' && does.hit !== undefined);
  const note = (label: string, ability?: Ability): NoteView => {
    const hit = fold([...abilityHitTerms(fight, who.sheet, ability), ...giftTerms(who, 'hit')]);
    return total(label, hit, 'WS-ATK-5', signed);
  };
  return [
    ...(all.length > own.length ? [note('Ability attacks')] : []),
    ...own.map((ability) => note(`Attack with ${ability.name}`, ability)),
  ];
}

/** The damage of a weapon, with the Stat Bonus of WS-R60 and what Buffs add to it (WS-ABL-1). */
function dealtWith(fight: Fight, who: Combatant, weapon: Weapon): readonly DamagePart[] {
  const more = [...weaponExtras(fight, who, weapon).map(({ term }) => term), ...giftTerms(who, 'damage')];
  const flat = more.reduce((sum, { value }) => sum + value, 0);
  return weapon.damage.map((part, place) => (place === 0 ? { ...part, plus: part.plus + flat } : part));
}

const weaponsOf = (who: Combatant): readonly Weapon[] => [
  ...who.hands.flatMap(({ item: { thing } }) => (thing.kind === 'weapon' ? [thing.weapon] : [])),
  ...who.sheet.natural,
];

/** "1d6 Physical + 1d4 Holy". */
export const damageWords = (parts: readonly DamagePart[]): string =>
  parts
    .map(({ count, sides, plus, type }) => {
      const dice = count > 0 ? `${count}d${sides}` : '';
      const flat =
        plus === 0 ? '' : dice === '' ? numeral(plus) : ` ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`;
      return `${`${dice}${flat}` || '0'} ${damageKinds[type].name}`;
    })
    .join(' + ');

/** "reach 2 m, thrown 6 m". */
export function rangeWords({ melee, ranged }: Weapon): string {
  return [
    melee ? (melee.reach > 1 ? `reach ${melee.reach} m` : 'melee') : '',
    ranged ? `${ranged.thrown ? 'thrown' : 'ranged'} ${ranged.range} m` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function schooled(fight: Fight, { sheet }: Combatant): readonly NoteView[] {
  const values = stats.map(
    (stat) => `${statNames[stat]} ${sheet.stats[stat]} (${signed(statBonus(fight, sheet, stat))})`,
  );
  const levels = skills.filter((skill) => sheet.skills[skill] > 0);
  const printed = Object.entries(sheet.printed.checks);
  return [
    { label: 'Level', value: `${sheet.level}, Tier ${tierOf(sheet)}` },
    { label: 'Stats', value: values.join(', '), clause: 'WS-GEN-4' },
    ...(levels.length > 0
      ? [
          {
            label: 'Skill Levels',
            value: levels.map((skill) => `${skillNames[skill]} ${sheet.skills[skill]}`).join(', '),
            clause: 'WS-GEN-6',
          },
        ]
      : []),
    ...(printed.length > 0
      ? [
          {
            label: 'Checks',
            value: printed
              .map(
                ([skill, value]) => `${skillNames[skill as keyof typeof skillNames]} ${signed(value ?? 0)}`,
              )
              .join(', '),
            clause: 'WS-GEN-6',
          },
        ]
      : []),
  ];
}

function known(who: Combatant): readonly NoteView[] {
  const { abilities, maneuvers } = who.sheet;
  const found: NoteView[] = abilities.map(({ name, tier, cost, about }) => {
    const points = cost.ap === undefined ? `${cost.rp ?? 0} RP` : `${cost.ap} AP`;
    const value = `Tier ${tier}, ${points}, ${cost.wp} WP${about === undefined ? '' : `: ${about}`}`;
    return { label: name, value, clause: 'WS-ABL-1' };
  });
  found.push(
    ...maneuvers.map(({ name, tier, wp, about }) => ({
      label: name,
      value: `Maneuver, Tier ${tier}, ${wp} WP${about === undefined ? '' : `: ${about}`}`,
      clause: 'WS-ABL-3',
    })),
  );
  const limit = upcastLimit(who);
  return found.length > 0
    ? [...found, { label: 'Upcast limit', value: `${limit} WP`, clause: 'WS-ABL-2' }]
    : found;
}

/**
 * WS-DMG-1, WS-R67: the affinities to damage types. Those that the other side has not seen are marked as secret, for
 * the game master; those of player characters are always open.
 */
export function charts(fight: Fight, who: Combatant): readonly ChartView[] {
  const seen = (type: DamageType): boolean => affinitySeen(fight, who, type);
  const all = damageTypes.filter((type) => affinityOf(who, type) !== null);
  const chart = (types: readonly DamageType[], secret: boolean): readonly ChartView[] =>
    types.length === 0
      ? []
      : [
          {
            label: 'Damage types',
            clause: 'WS-DMG-1',
            ...(secret ? { secret } : {}),
            entries: types.map((type) => ({
              label: damageKinds[type].name,
              value: affinityOf(who, type)?.[0] ?? '',
              tone: affinityOf(who, type)?.[1] ?? 'plain',
            })),
          },
        ];
  return [
    ...chart(all.filter(seen), false),
    ...chart(
      all.filter((type) => !seen(type)),
      true,
    ),
  ];
}

/** WS-DMG-2 to WS-DMG-4: immunity first; resistance and vulnerability as the sheet states them. */
function affinityOf(
  { sheet }: Combatant,
  type: DamageType,
): readonly [string, 'good' | 'bad' | 'plain'] | null {
  const resists = sheet.resistances.includes(type);
  const fears = sheet.vulnerabilities.includes(type);
  if (sheet.immunities.includes(type)) return ['immune', 'good'];
  if (resists && fears) return ['resists and is vulnerable', 'plain'];
  if (resists) return ['resists', 'good'];
  return fears ? ['vulnerable', 'bad'] : null;
}
