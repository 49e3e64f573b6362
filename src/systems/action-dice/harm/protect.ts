import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { isPhysical, passesArmor } from '../damage/types.ts';
import { addTerm } from '../derived.ts';
import { cannotWear, ignoresArmor } from '../quality.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Damage } from './damage.ts';
import type { Layer } from './layers.ts';
import { isWeak, layersOf, weaknessRuling } from './layers.ts';

/**
 * The result of protection: what cover and armour stop of damage that can harm (AD-ARM-1 to AD-ARM-8, AD-ARM-12,
 * AD-COV-5).
 */

interface Protected {
  /** What gets through, with all terms. */
  readonly final: Total;
  readonly byCover: number;
  readonly byArmor: number;
  /** The layer whose AR counted; `null` if none did. */
  readonly protector: Layer | null;
}

type Blow = Pick<
  Damage,
  'amount' | 'unrolled' | 'type' | 'rank' | 'straightAtHealth' | 'bypassesArmor' | 'cover'
>;

/** AD-ARM-10: damage without a rank counts as ordinary. */
const rankOf = ({ rank }: Blow) => rank ?? 'ordinary';

/** AD-ARM-8, AD-R80: whether this blow could wear the layer. */
export const wears = (rulings: Rulings, blow: Blow, { item, rank }: Layer): boolean =>
  item !== null && rulings.armorWear !== 'off' && !(rank !== null && cannotWear(rankOf(blow), rank, rulings));

/** AD-ARM-7: whether this blow ignores the layer. */
export const isIgnored = (rulings: Rulings, blow: Blow, { rank }: Layer): boolean =>
  rank !== null && ignoresArmor(rankOf(blow), rank, rulings);

/** The AR that counts. AD-R81 `onlyDurabilityLeft`: at most its Durability left, where it wears. */
const standingRank = (rulings: Rulings, blow: Blow, layer: Layer): number =>
  rulings.armorLastHit === 'onlyDurabilityLeft' && wears(rulings, blow, layer)
    ? Math.min(layer.ar, layer.left)
    : layer.ar;

/** AD-R78: whether the blow bypasses all armour. */
const passesBy = (rulings: Rulings, { straightAtHealth, bypassesArmor }: Blow): boolean =>
  bypassesArmor === true || (straightAtHealth === true && rulings.directHealthArmor === 'ignoreAll');

interface Armored {
  readonly protector: Layer | null;
  readonly terms: readonly Term[];
  readonly value: number;
}

/** AD-ARM-3: only the highest AR counts; the others stay in the list with the reason why they do not. */
function armorAgainst(fight: Fight, target: Combatant, blow: Blow): Armored {
  const { rulings } = fight;
  const layers = layersOf(fight, target, blow.type).filter(({ ar }) => ar > 0);
  const off = (layer: Layer): Pick<Term, 'off' | 'ruling'> | null => {
    if (passesBy(rulings, blow)) return { off: 'passed by', ruling: rulingIds.directHealthArmor };
    if (rulings.typeProtection === 'perType' && isWeak(target, blow.type, rulings)) {
      return { off: 'weakness', ruling: weaknessRuling(target, blow.type) };
    }
    if (isIgnored(rulings, blow, layer)) return { off: 'inferior armour', ruling: rulingIds.qualityGap };
    return null;
  };
  let protector: Layer | null = null;
  let value = 0;
  for (const layer of layers) {
    const ar = off(layer) ? 0 : standingRank(rulings, blow, layer);
    if (ar > value) [protector, value] = [layer, ar];
  }
  const terms = layers.map((layer): Term => {
    const ar = standingRank(rulings, blow, layer);
    const term = addTerm(-ar, layer.name, layer.item === null ? 'AD-ARM-4' : 'AD-ARM-1');
    const cut =
      ar < layer.ar
        ? { ruling: rulingIds.armorLastHit }
        : blow.type !== 'kinetic' && isPhysical(blow.type, rulings)
          ? { ruling: rulingIds.physicalTypes }
          : {};
    const why = off(layer);
    if (why) return { ...term, ...cut, ...why };
    return layer === protector
      ? { ...term, ...cut }
      : {
          ...term,
          clause: 'AD-ARM-3',
          off: 'only the highest counts',
          ...(protector ? { yields: protector.name } : {}),
        };
  });
  return { protector, terms, value };
}

/** AD-COV-5, AD-R107 `asArmor`: the AR of cover, which counts only against what armour protects from. */
function coverAsArmor(fight: Fight, target: Combatant, blow: Blow, { value }: Armored): number {
  const { rulings } = fight;
  if (passesBy(rulings, blow)) return 0;
  if (rulings.typeProtection === 'perType' && isWeak(target, blow.type, rulings)) return 0;
  return value > 0 || isPhysical(blow.type, rulings) ? (blow.cover?.armor.value ?? 0) : 0;
}

const none: Term = { value: 0, op: 'atLeast', label: 'never below 0', clause: 'AD-ARM-1' };

/** AD-ARM-1: terms that reduce damage, not below 0. */
const stopping = (terms: readonly Term[]): readonly Term[] => (terms.length === 0 ? [] : [...terms, none]);

/** AD-DMG-5, AD-R75: the damage before protection: what was rolled, and points that were not. */
function dealt({ amount, unrolled = 0 }: Blow): readonly Term[] {
  const rolled = addTerm(amount - unrolled, 'damage', 'AD-DMG-5');
  if (unrolled === 0) return [rolled];
  const points = addTerm(unrolled, 'not rolled', 'AD-DMG-7', rulingIds.unarmedDamage);
  return amount === unrolled ? [points] : [rolled, points];
}

/** AD-R88 `halfDouble`: the term that halves (rounded down) or doubles; none if it is both weak and resistant. */
function byType(fight: Fight, target: Combatant, { type, amount }: Blow): readonly Term[] {
  const { rulings } = fight;
  if (rulings.typeProtection !== 'halfDouble') return [];
  const ruling = rulingIds.typeProtection;
  const weak = isWeak(target, type, rulings);
  const half = target.sheet.resistances.includes(type);
  if (weak === half) return [];
  if (weak) {
    const why = weaknessRuling(target, type);
    return [{ value: 2, op: 'times', label: 'weakness', clause: 'AD-TYP-2', ruling: why }];
  }
  return [addTerm(Math.floor(amount / 2) - amount, 'resistance', 'AD-TYP-2', ruling)];
}

/** What of a blow gets through, and what stops the rest. Has no side effects: odds and notes use it too. */
export function protect(fight: Fight, target: Combatant, blow: Blow): Protected {
  const { rulings } = fight;
  const raw = [...dealt(blow), ...byType(fight, target, blow)];
  const armored = armorAgainst(fight, target, blow);
  const ignoresCover =
    blow.type === passesArmor ||
    (blow.straightAtHealth === true && rulings.directHealthArmor === 'ignoreAll');
  const apart = rulings.coverArmor === 'coverFirst';
  const cover = apart
    ? ignoresCover
      ? 0
      : (blow.cover?.armor.value ?? 0)
    : coverAsArmor(fight, target, blow, armored);
  const order = apart && armored.value > 0 ? rulingIds.protectionOrder : rulingIds.coverArmor;
  const coverTerms = cover === 0 ? [] : [addTerm(-cover, 'cover', 'AD-COV-5', order)];
  const total = fold(raw).value;
  if (!apart) {
    const byArmor = Math.min(total, armored.value + cover);
    const final = fold([...raw, ...stopping([...armored.terms, ...coverTerms])]);
    return { final, byCover: 0, byArmor, protector: armored.protector };
  }
  if (rulings.protectionOrder === 'armorFirst') {
    const byArmor = Math.min(total, armored.value);
    const byCover = Math.min(total - byArmor, cover);
    const final = fold([...raw, ...stopping(armored.terms), ...stopping(coverTerms)]);
    return { final, byCover, byArmor, protector: armored.protector };
  }
  const byCover = Math.min(total, cover);
  const byArmor = Math.min(total - byCover, armored.value);
  const final = fold([...raw, ...stopping(coverTerms), ...stopping(armored.terms)]);
  return { final, byCover, byArmor, protector: armored.protector };
}
