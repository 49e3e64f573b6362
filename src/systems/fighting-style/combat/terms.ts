import type { Term } from '../../../kernel/terms.ts';
import { kindOf, stylePieces } from '../gear.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Sheet, Skill, Style, StyleAttribute } from '../sheet.ts';
import { skillAttributes, skillNames } from '../sheet.ts';
import type { Combatant } from '../state.ts';

/**
 * Contributors of terms: what a combatant's own skill, gear and state bring to a test, whatever it is for. What only
 * one kind of test knows of (cover, flanking) is added by whoever makes that test.
 */

/** A skill that is tested; Fighting Style with one of its two attributes. */
export type TestedSkill = Skill | 'fightingStyle';

const attributeNames = {
  STR: 'Strength',
  AGI: 'Agility',
  PER: 'Perception',
  INT: 'Intellect',
  WIL: 'Will',
} as const;

/** Attribute and rank, or the total as printed (FS-TEST-1). */
export function skillTerms(sheet: Sheet, skill: Skill): Term[] {
  const printed = sheet.printed.skills?.[skill];
  if (printed !== undefined)
    return [{ value: printed, op: 'set', label: skillNames[skill], clause: 'FS-TEST-1' }];
  const attribute = skillAttributes[skill];
  return [
    { value: sheet.attributes[attribute], op: 'add', label: attributeNames[attribute], clause: 'FS-STY-7' },
    { value: sheet.skills[skill], op: 'add', label: `${skillNames[skill]} rank`, clause: 'FS-TEST-1' },
  ];
}

/** The same for a fighting style (FS-STY-7). */
export function styleTerms(sheet: Sheet, style: Style, attribute: StyleAttribute): Term[] {
  const printed = style.printed?.[attribute];
  if (printed !== undefined) {
    return [{ value: printed, op: 'set', label: `${style.name} (${attribute})`, clause: 'FS-STY-7' }];
  }
  return [
    { value: sheet.attributes[attribute], op: 'add', label: attributeNames[attribute], clause: 'FS-STY-7' },
    { value: style.rank, op: 'add', label: `${style.name} rank`, clause: 'FS-TEST-1' },
  ];
}

/** What is outside a style, as flat terms and as banes. */
export interface Untrained {
  readonly flat: Term[];
  readonly banes: Term[];
}

const minusTwo = (label: string, clause: string, source: string, ruling?: string): Term => ({
  value: -2,
  op: 'add',
  label,
  clause,
  source,
  ...(ruling ? { ruling } : {}),
});

const bane = (label: string, clause: string, source: string, ruling: string): Term => ({
  value: -1,
  op: 'add',
  label,
  clause,
  source,
  ruling,
});

/**
 * FS-UNT-1 to FS-UNT-3: what this one wields and wears that no style among `styles` lists. `tested` says which of the
 * untrained rules touch the test; `bareHands`: it is made with bare hands.
 */
export function untrained(
  who: Combatant,
  styles: readonly Style[],
  tested: 'fightingStyle' | 'dodge' | 'sorcery',
  bareHands: boolean,
  rulings: Rulings,
): Untrained {
  const flat: Term[] = [];
  const banes: Term[] = [];
  const inStyle = (piece: string): boolean => styles.some((style) => style.gear.includes(piece));
  const withStyle = tested === 'fightingStyle';
  const likeArmor = (label: string, clause: string, source: string): void => {
    if (rulings.untrainedArmor !== 'minusTwo')
      banes.push(bane(label, clause, source, rulingIds.untrainedArmor));
    if (rulings.untrainedArmor !== 'bane' && withStyle) {
      flat.push(minusTwo(label, clause, source, rulingIds.untrainedArmor));
    }
  };
  for (const { item } of who.hands) {
    const { thing } = item;
    if (thing.kind === 'weapon' && withStyle && !thing.weapon.body && !inStyle(kindOf(thing.weapon))) {
      flat.push(minusTwo(`untrained weapon: ${item.name}`, 'FS-UNT-1', item.id));
    }
    if (thing.kind === 'shield' && !inStyle(stylePieces.shield)) {
      const label = `untrained shield: ${item.name}`;
      if (rulings.untrainedShield === 'asArmor') likeArmor(label, 'FS-UNT-3', item.id);
      else if (withStyle) flat.push(minusTwo(label, 'FS-UNT-3', item.id, rulingIds.untrainedShield));
    }
  }
  if (bareHands && withStyle && !inStyle(stylePieces.unarmed)) {
    flat.push(minusTwo('untrained: bare hands', 'FS-UNT-1', stylePieces.unarmed));
  }
  const { armor } = who.sheet;
  if (armor && !inStyle(stylePieces[armor.level])) {
    likeArmor(`untrained ${armor.level} armor`, 'FS-UNT-2', stylePieces[armor.level]);
  }
  return { flat, banes };
}

const proneTerm: Term = {
  value: -2,
  op: 'add',
  label: 'prone',
  clause: 'FS-COND-2',
  ruling: rulingIds.prone,
};

/** FS-COND-2: prone hampers own Fighting Style, Sorcery and Dodge tests. */
export const proneHampers = (who: Combatant, skill: TestedSkill): Term | null =>
  who.prone && (skill === 'fightingStyle' || skill === 'sorcery' || skill === 'dodge') ? proneTerm : null;

/** FS-R66 `dodgeAndStealth`: armour hampers Dodge and Stealth. */
export function armorHampers(who: Combatant, skill: TestedSkill, rulings: Rulings): Term | null {
  const { armor } = who.sheet;
  if (rulings.armorMobility !== 'dodgeAndStealth' || !armor) return null;
  if (skill !== 'dodge' && skill !== 'stealth') return null;
  return {
    value: armor.level === 'full' ? -2 : -1,
    op: 'add',
    label: `${armor.level} armor`,
    clause: 'FS-ARM-1',
    ruling: rulingIds.armorMobility,
  };
}

const isUntrained = (term: Term): boolean => term.clause.startsWith('FS-UNT');

/**
 * The system's one rule of stacking, for flat terms: all add up (FS-TEST-3), except that untrained things count once
 * (FS-R62). What does not count stays in the list with the reason.
 */
export function stackFlat(terms: readonly Term[], rulings: Rulings): readonly Term[] {
  if (rulings.untrainedStacking === 'perItem') return terms;
  return untrainedOnce(terms);
}

/**
 * The same for boons (+1) and banes (-1): one cancels one by addition; untrained things are one bane at the most;
 * with FS-R4 `cancelAll` any of each leaves none.
 */
export function stackEdge(terms: readonly Term[], rulings: Rulings): readonly Term[] {
  const once = rulings.untrainedStacking === 'perItem' ? terms : untrainedOnce(terms);
  if (rulings.boonBane !== 'cancelAll') return once;
  const counts = once.filter((term) => term.off === undefined);
  if (!counts.some((term) => term.value > 0) || !counts.some((term) => term.value < 0)) return once;
  const off = 'a boon and a bane leave neither';
  return once.map((term) => (term.off === undefined ? { ...term, off, ruling: rulingIds.boonBane } : term));
}

function untrainedOnce(terms: readonly Term[]): readonly Term[] {
  let seen = false;
  let changed: Term[] | null = null;
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i] as Term;
    if (term.off !== undefined || !isUntrained(term)) continue;
    if (seen) {
      changed ??= [...terms];
      changed[i] = { ...term, off: 'untrained things count once', ruling: rulingIds.untrainedStacking };
    }
    seen = true;
  }
  return changed ?? terms;
}
