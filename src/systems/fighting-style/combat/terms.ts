import type { Term } from '../../../kernel/terms.ts';
import { isTrained, isTrainedArmor, isTrainedShield, isTrainedWeapon } from '../derived.ts';
import { stylePieces } from '../gear.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Skill, Style } from '../sheet.ts';
import type { Combatant } from '../state.ts';

/**
 * The terms that a combatant's gear and state contribute to any test. What depends on the kind of test (cover,
 * flanking) is added by the caller that makes the test.
 */

/** A skill that can be tested. */
export type TestedSkill = Skill | 'fightingStyle';

/** Penalties for gear outside the style, as flat terms and as banes. */
interface Untrained {
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
 * FS-UNT-1 to FS-UNT-3: the penalties for what the combatant wields and wears and none of `styles` lists. Only Fighting
 * Style tests get flat terms; Dodge and Sorcery tests get banes alone. `bareHands`: the test is made with bare hands.
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
    if (
      thing.kind === 'weapon' &&
      withStyle &&
      !styles.some((style) => isTrainedWeapon(style, thing.weapon))
    ) {
      flat.push(minusTwo(`untrained weapon: ${item.name}`, 'FS-UNT-1', item.id));
    }
    if (thing.kind === 'shield' && !styles.some(isTrainedShield)) {
      const label = `untrained shield: ${item.name}`;
      if (rulings.untrainedShield === 'asArmor') likeArmor(label, 'FS-UNT-3', item.id);
      else if (withStyle) flat.push(minusTwo(label, 'FS-UNT-3', item.id, rulingIds.untrainedShield));
    }
  }
  if (bareHands && withStyle && !styles.some((style) => isTrained(style, stylePieces.unarmed))) {
    flat.push(minusTwo('untrained: bare hands', 'FS-UNT-1', stylePieces.unarmed));
  }
  const { armor } = who.sheet;
  if (armor && !styles.some((style) => isTrainedArmor(style, armor.level))) {
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

/**
 * FS-COND-2: the penalty of a prone combatant on its own Fighting Style, Sorcery and Dodge tests; `null` when it has
 * none.
 */
export const proneHampers = (who: Combatant, skill: TestedSkill): Term | null =>
  who.prone && (skill === 'fightingStyle' || skill === 'sorcery' || skill === 'dodge') ? proneTerm : null;

const isUntrained = (term: Term): boolean => term.clause.startsWith('FS-UNT');

/**
 * Stacks flat terms: all add up (FS-TEST-3), but untrained gear counts once (FS-R62). A term that does not count stays
 * in the list with the reason.
 */
export function stackFlat(terms: readonly Term[], rulings: Rulings): readonly Term[] {
  if (rulings.untrainedStacking === 'perItem') return terms;
  return untrainedOnce(terms);
}

/**
 * Stacks boons (+1) and banes (-1): they cancel by addition; untrained gear is one bane at most (FS-R62); with FS-R4
 * `cancelAll`, one of each cancels all.
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
  let seen: Term | null = null;
  let changed: Term[] | null = null;
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i] as Term;
    if (term.off !== undefined || !isUntrained(term)) continue;
    if (seen) {
      changed ??= [...terms];
      changed[i] = {
        ...term,
        off: 'untrained things count once',
        yields: seen.label,
        ruling: rulingIds.untrainedStacking,
      };
    }
    seen ??= term;
  }
  return changed ?? terms;
}
