import { capital, counted, listed } from '../../../kernel/phrases.ts';
import type { Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { ChartView, NoteView } from '../../../kernel/view.ts';
import { coverTable } from '../cover/grades.ts';
import { damageTypes, typeTable } from '../damage/types.ts';
import { abilityDice, giftTerms } from '../derived.ts';
import { shiftsOf } from '../dice/influences.ts';
import { diceWords, stepsOf } from '../dice/steps.ts';
import type { Protection } from '../gear.ts';
import { grownName, isWeak } from '../harm/layers.ts';
import { armorOn, defenseDice, guardOf, isWounded, movementOf, shieldsOf } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import { abilities, abilityNames, skillNames, skills } from '../stats.ts';
import { weaponNotes } from './arms.ts';
import { powerNotes } from './power-words.ts';

/** The notes of a combatant's panel: things in hand, Guard, dice, weapons, powers. */
export function notes(fight: Fight, who: Combatant): readonly NoteView[] {
  const features = who.sheet.features.map((text) => ({ label: 'Feature', value: text }));
  if (isObject(who)) return [...thing(who), ...protection(fight, who), ...features];
  return [
    ...belongings(who),
    ...protection(fight, who),
    ...swiftness(fight, who),
    ...weaponNotes(fight, who),
    ...schooled(fight, who),
    ...powerNotes(fight.rulings, who),
    ...features,
  ];
}

const total = (label: string, of: Total, clause: string, value = `${of.value}`): NoteView => ({
  label,
  value,
  total: of,
  clause,
});

/** AD-COV-1, AD-R105: the cover that an object gives. */
function thing({ sheet, sturdy }: Combatant): readonly NoteView[] {
  const { cover } = sheet;
  if (cover === 'none') return [];
  const more = cover === 'full' ? (sturdy ? ', sturdy' : ', not sturdy') : '';
  return [{ label: 'Gives', value: `${coverTable[cover].name}${more}`, clause: coverTable[cover].clause }];
}

function belongings(who: Combatant): readonly NoteView[] {
  const held = who.hands.map(({ item, hand, hands }) =>
    hands === 2 ? `${item.name} (both hands)` : hand === 'off' ? `${item.name} (off-hand)` : item.name,
  );
  const carried = who.carried.map(({ name }) => name).join(', ');
  return [
    { label: 'In hand', value: held.length === 0 ? 'nothing' : held.join(', '), clause: 'AD-ACT-14' },
    ...(carried === '' ? [] : [{ label: 'Carried', value: carried, clause: 'AD-ACT-14' }]),
  ];
}

/** Guard, each Armor Rank, superior Durability (AD-ATK-2, AD-ARM-1, AD-ARM-9). */
function protection(fight: Fight, who: Combatant): readonly NoteView[] {
  const { hide, superior, printed } = who.sheet;
  const worn = [
    ...armorOn(who).map(({ armor }) => armor),
    ...shieldsOf(who)
      .map(({ shield }) => shield)
      .filter(({ ar }) => ar > 0),
  ];
  return [
    ...(isObject(who) && printed.guard === undefined
      ? []
      : [total('Guard', guardOf(fight, who), 'AD-ATK-2')]),
    ...worn.map((thing) => ({
      label: thing.name,
      value: `AR ${thing.ar}, ${thing.rank}${againstWords(thing)}`,
      clause: 'AD-ARM-1',
    })),
    ...(hide
      ? [
          {
            label: capital(grownName(who.sheet)),
            value: `AR ${hide.ar}${againstWords(hide)}`,
            clause: 'AD-ARM-4',
          },
        ]
      : []),
    ...(superior
      ? [
          {
            label: 'Durability',
            value: `${capital(superior)}: only ${superior} or better harms it`,
            clause: 'AD-ARM-9',
          },
        ]
      : []),
  ];
}

/** AD-ARM-5, AD-R88: the types it protects from; empty for physical damage only, as with ordinary armour. */
function againstWords({ against, types }: Protection): string {
  const others = damageTypes.flatMap((type) => {
    const ar = types[type];
    return ar === undefined ? [] : [`${typeTable[type].name} ${ar}`];
  });
  if (others.length === 0 && against.every((one) => one === 'physical')) return '';
  const named = against.map((one) => (one === 'physical' ? 'physical damage' : typeTable[one].name));
  return `, against ${listed(named)}${others.length > 0 ? `; ${others.join(', ')}` : ''}`;
}

/** The Bonus dice with its present steps: "2d8". */
function presentDice(fight: Fight, who: Combatant, rolling: 'attack' | 'defense', dice: number): string {
  const steps = stepsOf(fight.rulings, 'action', [], shiftsOf(fight, who, rolling), isWounded(fight, who));
  return dice <= 0 ? 'no dice' : diceWords(dice, steps);
}

/** "+1 die". */
const moreDice = (count: number): string => `${count > 0 ? '+' : ''}${counted(count, 'die', 'dice')}`;

/** AD-ACT-9, AD-REA-5: Defense and Move. */
function swiftness(fight: Fight, who: Combatant): readonly NoteView[] {
  const defense = defenseDice(fight, who);
  return [
    total('Defense', defense, 'AD-REA-5', presentDice(fight, who, 'defense', defense.value)),
    { label: 'Move', value: `${movementOf(fight, who)} ft`, clause: 'AD-ACT-9' },
  ];
}

/** AD-DIE-3: scores and skills with their dice. */
function schooled(fight: Fight, { sheet }: Combatant): readonly NoteView[] {
  const scores = abilities.map(
    (ability) =>
      `${abilityNames[ability]} ${sheet.scores[ability]} (${fold(abilityDice(fight.rulings, sheet, ability)).value})`,
  );
  const known = skills.filter((skill) => sheet.skills[skill] > 0);
  const resistance = fold([
    { op: 'add', value: sheet.resistanceDice, label: 'Resistance', clause: 'AD-RES-3' },
    ...giftTerms(sheet, 'resistanceDice', false, 'AD-RES-3'),
  ]);
  return [
    { label: 'Abilities (Bonus dice)', value: scores.join(', '), clause: 'AD-DIE-3' },
    ...(known.length > 0
      ? [
          {
            label: 'Skills',
            value: known.map((skill) => `${skillNames[skill]} ${sheet.skills[skill]}`).join(', '),
            clause: 'AD-DIE-3',
          },
        ]
      : []),
    ...(resistance.value !== 0
      ? [total('Resistance checks', resistance, 'AD-RES-3', moreDice(resistance.value))]
      : []),
  ];
}

/** AD-TYP-2, AD-R88, AD-R90: damage types with an effect on it under these rulings. */
export function charts({ rulings }: Fight, who: Combatant): readonly ChartView[] {
  const { immunities } = who.sheet;
  const resistances = rulings.typeProtection === 'halfDouble' ? who.sheet.resistances : [];
  const weaknesses = damageTypes.filter((type) => isWeak(who, type, rulings));
  const entries = [
    ...immunities.map((type) => ({ label: typeTable[type].name, value: 'immune', tone: 'good' as const })),
    ...resistances.map((type) => ({ label: typeTable[type].name, value: 'resists', tone: 'good' as const })),
    ...weaknesses.map((type) => ({ label: typeTable[type].name, value: 'weakness', tone: 'bad' as const })),
  ];
  return entries.length === 0 ? [] : [{ label: 'Damage types', clause: 'AD-TYP-2', entries }];
}
