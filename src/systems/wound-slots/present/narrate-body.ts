import type { Narrated } from '../../../kernel/narrated.ts';
import { listed, numeral } from '../../../kernel/phrases.ts';
import { rulingsIn } from '../../../kernel/terms.ts';
import type { Line } from '../../../kernel/view.ts';
import { slotFor, stepped } from '../body/slots.ts';
import type { BodyFact } from '../facts/body.ts';
import type { ByLevel, Level } from '../levels.ts';
import { countOf, levels } from '../levels.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { whyWords } from './deeds.ts';
import { lineOf } from './line.ts';
import { withArticle } from './words.ts';

/** Facts about wounds, stamina, mana and consciousness as log lines. */

/** "no wounds", "1 light wound", "2 light and 1 severe wounds". */
function heldWords(wounds: ByLevel): string {
  const held = levels.filter((level) => wounds[level] > 0).map((level) => `${wounds[level]} ${level}`);
  if (held.length === 0) return 'no wounds';
  return `${listed(held)} ${countOf(wounds) === 1 ? 'wound' : 'wounds'}`;
}

export function narrateBody(fight: Fight, fact: BodyFact): Narrated | null {
  const line = (text: string, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, text, clause, level);
  switch (fact.fact) {
    case 'harm':
      return harmLine(fight, fact);
    case 'wound':
      return woundLine(fight, fact);
    case 'wound-eased':
      return line(
        fact.to === null
          ? `is rid of ${withArticle(fact.from)} wound`
          : `has ${withArticle(fact.from)} wound eased to ${fact.to}`,
        fact.clause,
      );
    case 'wounds-set':
      return line(`has ${heldWords(fact.wounds)} (by hand)`, 'SL-HLT-9', 'hand');
    case 'stamina':
      return line(`has ${fact.left} stamina (${whyWords(fact.why)})`, fact.clause, handOr(fact.why));
    case 'fatigue':
      return line(
        `has ${numeral(fact.fatigue)} fatigue (${whyWords(fact.why)}), ${fact.stamina} stamina left`,
        fact.clause,
        fact.why === 'hand' ? 'hand' : 'deed',
      );
    case 'exhaustion-lifted':
      return line(
        fact.lifted ? 'is rested in spite of its fatigue' : 'feels its fatigue',
        'SL-CND-6',
        'hand',
      );
    case 'mana': {
      const invested = fact.invested > 0 ? `, ${fact.invested} invested` : '';
      return line(`has ${fact.left} mana${invested} (${whyWords(fact.why)})`, fact.clause, handOr(fact.why));
    }
    case 'unconscious':
      return fact.on
        ? { ...line('falls unconscious', fact.clause), wound: true }
        : line('wakes up', fact.clause);
    case 'dying':
      return dyingLine(fight, fact);
    case 'died':
      return { ...line('dies', fact.clause), wound: true, ...byWhom(fact.by) };
    case 'left':
      return line(fact.out === 'fled' ? 'has fled' : `is out: ${fact.out}`, 'SL-SEQ-4', 'hand');
    case 'back':
      return line('is back in the fight', 'SL-SEQ-4', 'hand');
    case 'removed':
      return line('is taken out of the fight', 'SL-SEQ-4', 'hand');
  }
}

const handOr = (why: string): Line['level'] => (why === 'hand' ? 'hand' : 'detail');

const byWhom = (by: string): Pick<Line, 'whom'> => (by === 'gm' ? {} : { whom: by });

type Harm = Extract<BodyFact, { readonly fact: 'harm' }>;

/** Whether this is the damage of burning at the end of a turn, and not that of a hit (SL-CND-10). */
const isBurning = ({ with: means }: Harm): boolean => means === 'burning';

/** SL-HLT-3, SL-HLT-4: "final damage 5: severe", with the change by a Quick Attack or Rebuff. */
function harmLine(fight: Fight, fact: Harm): Narrated {
  const { who, final, level, damage, steps = 0 } = fact;
  const from = isBurning(fact) ? ' from burning' : '';
  const rulings = [...rulingsIn(damage, final), ...levelRulings(fight, fact)];
  return {
    ...lineOf(
      fight,
      who,
      {
        says: `takes final damage ${numeral(final.value)}${from}`,
        result: levelWords(fight, one(fight, who), level, steps),
      },
      isBurning(fact) ? 'SL-CND-10' : 'SL-HLT-4',
      'detail',
    ),
    ...byWhom(fact.by),
    totals: [
      { label: 'Damage', total: damage },
      { label: 'Final damage', total: final },
    ],
    ...(rulings.length > 0 ? { rulings: [...new Set(rulings)] } : {}),
  };
}

function levelWords(fight: Fight, who: Combatant, level: Level | null, steps: number): string {
  if (level === null) return 'no wound';
  if (steps === 0) return level;
  const from = changedFrom(fight, who, level);
  const then = stepped(from, steps, fight.rulings);
  if (then === from) return from === level ? `${level}, and stays so` : level;
  const changed = steps < 0 ? 'lowered' : 'raised';
  if (fight.rulings.stepOrder === 'afterSlot') return `${level}, ${changed} once it has found a slot`;
  return `${level}, ${changed} to ${then ?? 'no wound'}`;
}

/** SL-R18: the level that is changed: that of the wound, or that of the slot that it finds, which may be higher. */
const changedFrom = ({ rulings }: Fight, { wounds, slots }: Combatant, level: Level): Level =>
  rulings.stepOrder === 'afterSlot' ? (slotFor(level, wounds, slots) ?? level) : level;

/** The rulings: SL-R36 for burning; SL-R7 below 0, SL-R18 and SL-R19 if the level was changed. */
function levelRulings(fight: Fight, harm: Harm): readonly string[] {
  if (isBurning(harm)) return [rulingIds.bleedBurn];
  const { final, level, steps = 0 } = harm;
  const found: string[] = [];
  if (final.value < 0) found.push(rulingIds.belowZero);
  if (level === null || steps === 0) return found;
  found.push(rulingIds.stepOrder);
  const from = changedFrom(fight, one(fight, harm.who), level);
  const then = stepped(from, steps, fight.rulings);
  if (then === null || then === from) found.push(rulingIds.stepLimits);
  return found;
}

type Wound = Extract<BodyFact, { readonly fact: 'wound' }>;

/** SL-HLT-9, SL-HLT-10: the slot that is filled, and the level that was full. */
function woundLine(fight: Fight, fact: Wound): Narrated {
  const { who, meant, level, wounds } = fact;
  const slots = fight.combatants[who]?.slots[level] ?? 0;
  const slot = `slot ${wounds[level]} of ${slots}`;
  const text =
    meant === level
      ? `has ${withArticle(level)} wound (${slot})`
      : `has no ${meant} slot free: the wound becomes ${level} (${slot})`;
  return {
    ...lineOf(fight, who, text, meant === level ? 'SL-HLT-9' : 'SL-HLT-10'),
    ...byWhom(fact.by),
    wound: true,
  };
}

function dyingLine(fight: Fight, { who, passed, clause }: Extract<BodyFact, { fact: 'dying' }>): Narrated {
  if (passed === null) return lineOf(fight, who, 'is not dying any more', clause);
  if (passed === 0) return { ...lineOf(fight, who, 'is dying', clause), wound: true };
  const { dying } = fight.rulings;
  if (dying === 'risingCheck') {
    return lineOf(fight, who, `lives on: the next check is ${2 * passed} harder`, clause);
  }
  const most = dying === 'fixedRounds' ? 5 : 3;
  const what = dying === 'fixedRounds' ? 'round' : 'failure';
  return lineOf(fight, who, `is dying: ${what} ${passed} of ${most}`, clause);
}
