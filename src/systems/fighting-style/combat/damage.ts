import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { DamageGroup, DamageType } from '../damage-types.ts';
import { covers, groupOf } from '../damage-types.ts';
import { rulingIds } from '../rulings.ts';
import type { DamageModifier } from '../sheet.ts';
import type { RolledPart } from './damage-roll.ts';
import { fixedTerm } from './damage-roll.ts';

/**
 * What armour, shield, resistance and vulnerability leave of damage (sections 16 to 19). Pure: numbers in, numbers with
 * their terms out.
 *
 * AR and BR are a budget (`Account`) for all parts of one damage group (FS-DMG-5): the parts draw on it in listed
 * order. With `perPart` each part has a budget of its own. Resistance and vulnerability apply to each part. The term of
 * AR or BR holds the points that were taken off, not the rating, so that the terms of a part add up to what it deals.
 */

/** The rulings that change how damage is cut. */
export interface DamageRulings {
  readonly damageOrder: 'armorThenNet' | 'vulnerabilityFirst' | 'alwaysVulnerable';
  readonly mixedDamage: 'perGroup' | 'perPart';
  readonly blockOtherTypes: 'none' | 'halfBr';
}

/** A source of AR; a combatant uses one at a time (FS-ARM-4). */
export interface ArSource {
  readonly id: string;
  readonly label: string;
  readonly ar: number;
  readonly magicAr: number;
}

/** A resistance or vulnerability and where it comes from. */
export interface Hardiness extends DamageModifier {
  readonly label?: string;
}

/** Everything that reduces or raises the damage a combatant takes. */
export interface Protection {
  /** The source of AR in use; `null`: none. */
  readonly armor: ArSource | null;
  /** The BR of the shield that blocked this attack (FS-SHD-1); `null`: not blocked. */
  readonly br: number | null;
  readonly resistances: readonly Hardiness[];
  readonly vulnerabilities: readonly Hardiness[];
}

/** One part of the damage; `dealt` folds every reduction and increase. */
interface DealtPart {
  readonly type: DamageType;
  /** What protection is set against: the roll, with what is added to it (FS-R63). */
  readonly rolled: number;
  readonly dealt: Total;
}

interface Dealt {
  readonly parts: readonly DealtPart[];
  /** Points that leave Health. */
  readonly total: number;
}

interface Account {
  armor: number;
  shield: number;
}

/** FS-SHD-2: half the BR, rounded up. */
const halfBr = (br: number): number => Math.ceil(br / 2);

/** FS-ARM-3, FS-SHD-1, FS-SHD-2, FS-R68: the AR and BR that apply to a damage group. */
function accountFor(group: DamageGroup, protection: Protection, rulings: DamageRulings): Account {
  const { armor, br } = protection;
  switch (group) {
    case 'physical':
      return { armor: armor?.ar ?? 0, shield: br ?? 0 };
    case 'magical':
      return { armor: armor?.magicAr ?? 0, shield: br === null ? 0 : halfBr(br) };
    case 'other':
      return { armor: 0, shield: br === null || rulings.blockOtherTypes === 'none' ? 0 : halfBr(br) };
  }
}

/** Reduces damage part by part (FS-DMG-4, FS-DMG-5). The type of damage matters for nothing else (FS-DMG-3). */
export function cut(rolled: readonly RolledPart[], protection: Protection, rulings: DamageRulings): Dealt {
  const accounts = new Map<DamageGroup, Account>();
  let total = 0;
  const parts: DealtPart[] = [];
  for (const part of rolled) {
    const group = groupOf(part.type);
    const again = accounts.has(group);
    let account = rulings.mixedDamage === 'perPart' ? undefined : accounts.get(group);
    if (!account) {
      account = accountFor(group, protection, rulings);
      accounts.set(group, account);
    }
    const dealt = cutPart(part, account, protection, rulings, again);
    parts.push({ type: part.type, rolled: part.value + (part.extra?.value ?? 0), dealt });
    total += dealt.value;
  }
  return { parts, total };
}

/** `again`: a part of the same group came before, so that what is left of the armor goes by FS-R65. */
function cutPart(
  part: RolledPart,
  account: Account,
  protection: Protection,
  rulings: DamageRulings,
  again: boolean,
): Total {
  const { type } = part;
  const { plus = 0 } = part;
  const dice = part.aimed
    ? { label: `${type}, dice at their highest`, clause: 'FS-MAN-8' }
    : { label: type, clause: 'FS-DMG-1' };
  const terms: Term[] = [{ value: part.value - plus, op: 'add', ...dice }];
  if (plus !== 0) terms.push(fixedTerm(plus, type));
  if (part.extra) terms.push(part.extra);
  const first = rulings.damageOrder === 'vulnerabilityFirst';
  const none = fold(terms).value === 0 ? 'nothing was left of it' : null;
  if (first) harden(terms, type, protection.vulnerabilities, 1, none);
  let left = fold(terms).value;
  const armor = Math.min(account.armor, left);
  if (armor > 0) {
    account.armor -= armor;
    left -= armor;
    terms.push({
      value: -armor,
      op: 'add',
      label: protection.armor?.label ?? 'armor',
      clause: 'FS-ARM-3',
      ...(again ? { ruling: rulingIds.mixedDamage } : {}),
    });
  }
  const shield = Math.min(account.shield, left);
  if (shield > 0) {
    account.shield -= shield;
    left -= shield;
    const group = groupOf(type);
    const clause = group === 'physical' ? 'FS-SHD-1' : 'FS-SHD-2';
    const ruling = group === 'other' ? { ruling: rulingIds.blockOtherTypes } : {};
    terms.push({ value: -shield, op: 'add', label: 'shield', clause, ...ruling });
  }
  const stopped = left === 0 && rulings.damageOrder !== 'alwaysVulnerable' ? 'nothing was left of it' : none;
  harden(terms, type, protection.resistances, -1, stopped);
  if (!first) harden(terms, type, protection.vulnerabilities, 1, stopped);
  if (fold(terms).value < 0)
    terms.push({ value: 0, op: 'atLeast', label: 'no less than 0', clause: 'FS-DMG-4' });
  return fold(terms);
}

/**
 * FS-RV-1 to FS-RV-4: appends the resistances (`sign` -1) or vulnerabilities (`sign` 1) that cover the type. Only the
 * highest counts; the others are terms that yield to it. `off`: the reason why not even that one counts, or `null`.
 */
function harden(
  terms: Term[],
  type: DamageType,
  all: readonly Hardiness[],
  sign: 1 | -1,
  off: string | null,
): void {
  let best: Hardiness | null = null;
  for (const one of all) if (covers(one.to, type) && one.value > (best?.value ?? 0)) best = one;
  if (best === null) return;
  for (const one of all) {
    if (!covers(one.to, type)) continue;
    const reason = one === best ? off : sign < 0 ? 'only the highest counts' : 'only the most severe counts';
    terms.push({
      value: sign * one.value,
      op: 'add',
      label: nameOf(one, sign),
      clause: one === best ? (sign < 0 ? 'FS-RV-1' : 'FS-RV-3') : 'FS-RV-4',
      ...(reason === null ? {} : { off: reason }),
      ...(one === best && off !== null ? { ruling: rulingIds.damageOrder } : {}),
      ...(one === best ? {} : { yields: nameOf(best, sign) }),
    });
  }
}

const nameOf = ({ label, to }: Hardiness, sign: 1 | -1): string =>
  `${label ? `${label}: ` : ''}${to} ${sign < 0 ? 'resistance' : 'vulnerability'}`;

/**
 * FS-ARM-4, FS-R67: the source of AR that lets the least of this damage through; of equal ones the first listed. `null`
 * without sources.
 */
export function bestArmor(
  rolled: readonly RolledPart[],
  sources: readonly ArSource[],
  protection: Omit<Protection, 'armor'>,
  rulings: DamageRulings,
): ArSource | null {
  let best = sources[0] ?? null;
  if (sources.length < 2) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const armor of sources) {
    const { total } = cut(rolled, { ...protection, armor }, rulings);
    if (total < least) {
      least = total;
      best = armor;
    }
  }
  return best;
}
