import type { Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { skillTotal, styleTotal } from '../derived.ts';
import type { Rulings } from '../rulings.ts';
import type { Sheet, Style, StyleAttribute } from '../sheet.ts';
import { skills } from '../sheet.ts';
import type { Combatant, Fight, Grip } from '../state.ts';
import type { TestedSkill } from './terms.ts';
import { proneHampers, stackEdge, stackFlat, untrained } from './terms.ts';

/**
 * The part of a test that follows from the combatant, the skill and the things in hand: attribute, rank, untrained
 * gear, prone. It is the same from one attack to the next, so it is cached by `Combatant.hands`, an array that `apply`
 * replaces as a whole on every change.
 */

export interface Standing {
  readonly tn: Total;
  readonly edge: Total;
  /** The style used, as an index into the sheet's styles; `null` for other skills. */
  readonly style: number | null;
}

/** What is tested. `null` for `attribute` or `style`: the one with the higher TN (FS-STY-5, FS-R58). */
interface Skilled {
  readonly skill: TestedSkill;
  readonly attribute: StyleAttribute | null;
  readonly style: number | null;
  readonly bareHands: boolean;
}

interface Kept {
  readonly sheet: Sheet;
  readonly rulings: Rulings;
  readonly byKey: Map<number, Standing>;
}

const kept = new WeakMap<readonly Grip[], Kept>();

function keptFor(who: Combatant, rulings: Rulings): Map<number, Standing> {
  const known = kept.get(who.hands);
  if (known && known.sheet === who.sheet && known.rulings === rulings) return known.byKey;
  const byKey = new Map<number, Standing>();
  kept.set(who.hands, { sheet: who.sheet, rulings, byKey });
  return byKey;
}

const places = new Map<TestedSkill, number>(
  (['fightingStyle', ...skills] as const).map((skill, place) => [skill, place]),
);

/** A unique cache key for each combination; there are at most six styles. */
function keyOf({ skill, attribute, style, bareHands }: Skilled, prone: boolean): number {
  const governed = attribute === null ? 0 : attribute === 'STR' ? 1 : 2;
  const of = ((places.get(skill) ?? 0) * 3 + governed) * 8 + (style === null ? 0 : style + 1);
  return of * 4 + (bareHands ? 2 : 0) + (prone ? 1 : 0);
}

/** TN, boons and banes of a test without the modifiers of this one occasion. */
export function standing(fight: Fight, who: Combatant, skilled: Skilled): Standing {
  const byKey = keptFor(who, fight.rulings);
  const key = keyOf(skilled, who.prone);
  let known = byKey.get(key);
  if (!known) {
    known = skilled.skill === 'fightingStyle' ? bestStyle(fight, who, skilled) : plain(fight, who, skilled);
    byKey.set(key, known);
  }
  return known;
}

function plain({ rulings }: Fight, who: Combatant, { skill }: Skilled): Standing {
  if (skill === 'fightingStyle') return nothing;
  const flat = [...skillTotal(who.sheet, skill, rulings).terms];
  const worse =
    skill === 'dodge' || skill === 'sorcery'
      ? untrained(who, who.sheet.styles, skill, false, rulings)
      : { flat: [], banes: [] };
  flat.push(...worse.flat);
  const prone = proneHampers(who, skill);
  if (prone) flat.push(prone);
  return {
    tn: fold(stackFlat(flat, rulings)),
    edge: fold(stackEdge(worse.banes, rulings)),
    style: null,
  };
}

const nothing: Standing = { tn: fold([]), edge: fold([]), style: null };
const both: readonly StyleAttribute[] = ['STR', 'AGI'];

/**
 * The numbers with the style and attribute that were asked for; where none was, with those that give the highest TN,
 * and of equal ones the better edge.
 */
function bestStyle(fight: Fight, who: Combatant, skilled: Skilled): Standing {
  let best: Standing | null = null;
  for (let place = 0; place < who.sheet.styles.length; place++) {
    if (skilled.style !== null && place !== skilled.style) continue;
    for (const attribute of skilled.attribute === null ? both : [skilled.attribute]) {
      const numbers = withStyle(fight, who, place, attribute, skilled.bareHands);
      const higher = best === null ? 1 : numberOf(fight, numbers) - numberOf(fight, best);
      if (best === null || higher > 0 || (higher === 0 && numbers.edge.value > best.edge.value)) {
        best = numbers;
      }
    }
  }
  return best ?? nothing;
}

/** The TN by which styles are compared: with FS-R4 `flatTwo` it includes the +2 or -2 of a boon or bane. */
const numberOf = ({ rulings }: Fight, { tn, edge }: Standing): number =>
  rulings.boonBane === 'flatTwo' ? tn.value + 2 * Math.sign(edge.value) : tn.value;

function withStyle(
  { rulings }: Fight,
  who: Combatant,
  place: number,
  attribute: StyleAttribute,
  bareHands: boolean,
): Standing {
  const style = who.sheet.styles[place] as Style;
  const worse = untrained(who, [style], 'fightingStyle', bareHands, rulings);
  const flat = [...styleTotal(who.sheet, style, attribute).terms, ...worse.flat];
  const prone = proneHampers(who, 'fightingStyle');
  if (prone) flat.push(prone);
  return {
    tn: fold(stackFlat(flat, rulings)),
    edge: fold(stackEdge(worse.banes, rulings)),
    style: place,
  };
}
