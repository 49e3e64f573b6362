import type { Term } from '../../../kernel/terms.ts';
import { isTrained, isTrainedArmor, isTrainedShield, isTrainedWeapon } from '../derived.ts';
import { stylePieces } from '../gear.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Skill, Style } from '../sheet.ts';
import type { Combatant } from '../state.ts';

/**
 * Contributors of terms: what a combatant's own skill, gear and state bring to a test, whatever it is for. What only
 * one kind of test knows of (cover, flanking) is added by whoever makes that test.
 */

/** A skill that is tested; Fighting Style with one of its two attributes. */
export type TestedSkill = Skill | 'fightingStyle';

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

/** FS-COND-2: prone hampers own Fighting Style, Sorcery and Dodge tests. */
export const proneHampers = (who: Combatant, skill: TestedSkill): Term | null =>
  who.prone && (skill === 'fightingStyle' || skill === 'sorcery' || skill === 'dodge') ? proneTerm : null;

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
