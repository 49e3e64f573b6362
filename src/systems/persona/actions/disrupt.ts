import { isCombatant } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { rowsOfActions } from '../combat/advantages.ts';
import { bestOf } from '../derived.ts';
import { judgeAction, othersHere } from '../judge.ts';
import { offerAfterFailure } from '../reactions/chance-events.ts';
import { refuse } from '../refusal.ts';
import type { Tested } from '../scores.ts';
import { testedName } from '../scores.ts';
import { inSight, metresBetween } from '../space.ts';
import type { Combatant, Disruption, Fight } from '../state.ts';
import { conscious, foes, isHidden, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { bestFor, testNumbers } from '../test/numbers.ts';
import type { TestSpec } from '../test/spec.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import type { Aim } from './aim.ts';
import { judgeAim, readAim } from './aim.ts';
import { opposed } from './opposed.ts';
import { takeAction } from './take.ts';

/**
 * PE-ACT-22, PE-ACT-23: Distract and Scary Face, opposed skill tests against an enemy. The effect itself is applied
 * where tests are made.
 */
interface Disrupting {
  readonly id: 'distract' | 'scary-face';
  readonly label: string;
  readonly clause: string;
  readonly kind: Disruption['kind'];
  /** What it may be tested with, by the value of the field `skill`. */
  readonly ways: { readonly [way: string]: Tested };
  /** What the target resists with: the better of these. */
  readonly resisted: readonly [Tested, ...Tested[]];
}

/** PE-R43: the range, and line of sight. */
function judgeFar(fight: Fight, who: Combatant, target: Combatant, clause: string): Refusal | null {
  const range = fight.rulings.disruptRange;
  if (!inSight(fight, who, target)) {
    return refuse('unseen', `${who.sheet.name} does not see ${target.sheet.name}`, clause);
  }
  if (range === 'lineOfSight' || metresBetween(fight, who, target) <= range) return null;
  return refuse('outOfRange', `${target.sheet.name} is farther away than ${range} m`, clause);
}

const aimOf = ({ clause, kind }: Disrupting): Aim => ({
  clause,
  candidates: (fight, who) =>
    othersHere(fight, who.id).filter((other) => foes(who, other) && conscious(other)),
  judge(fight, who, target) {
    const { name } = target.sheet;
    if (!foes(who, target) || !conscious(target)) {
      return refuse('noSuchThing', `${name} is no enemy who could be impressed`, clause);
    }
    if (isHidden(target, who.id)) {
      return refuse('unseen', `${who.sheet.name} does not know where ${name} is`, 'PE-ACT-36');
    }
    if (target.disruptions.some((each) => each.kind === kind && each.by === who.id)) {
      return refuse('noSuchThing', `${name} is ${kind} by ${who.sheet.name} already`, clause);
    }
    return judgeFar(fight, who, target, clause);
  },
  nobody: () => refuse('noSuchThing', 'there is no enemy to do this to', clause),
});

function specOf(
  { id, clause }: Disrupting,
  fight: Fight,
  who: Combatant,
  tested: Tested,
  target: Combatant,
): TestSpec {
  const edge = rowsOfActions(fight, who, target);
  return { who: who.id, tested, kind: 'other', clause, purpose: id, against: target.id, edge };
}

/** The test without a target. */
const bareSpec = ({ id, clause }: Disrupting, who: Combatant) =>
  ({ who: who.id, kind: 'other', clause, purpose: id }) as const;

/** The best test for it without a target; the first of equals. */
function bestWay(disrupting: Disrupting, fight: Fight, who: Combatant): string {
  const { ways } = disrupting;
  const best = bestFor(fight, bareSpec(disrupting, who), Object.values(ways) as [Tested, ...Tested[]]);
  return Object.keys(ways).find((way) => ways[way] === best) ?? '';
}

/** The values of the field `skill`. Their target numbers depend on the target and are shown beside it. */
const wayPicks = ({ ways }: Disrupting): readonly PickValue[] =>
  Object.entries(ways).map(([id, tested]) => ({ id, label: testedName(tested) }));

/** The targets: one entry per target number, with the skills that have it. */
const targetPicks = (disrupting: Disrupting, aim: Aim, fight: Fight, who: Combatant): readonly PickValue[] =>
  aim.candidates(fight, who).flatMap((target): readonly PickValue[] => {
    const pick = { id: target.id, label: target.sheet.name };
    const refused = aim.judge(fight, who, target);
    if (refused) return [{ ...pick, refused }];
    const alike = new Map<number, string[]>();
    for (const [way, tested] of Object.entries(disrupting.ways)) {
      const number = testNumbers(fight, specOf(disrupting, fight, who, tested, target)).target.value;
      alike.set(number, [...(alike.get(number) ?? []), way]);
    }
    return [...alike].map(([number, skill]) => ({
      ...pick,
      when: { skill },
      note: `target ${numeral(number)}`,
    }));
  });

function perform(disrupting: Disrupting, table: Table, id: Id, choice: Choice): void {
  const { clause, kind } = disrupting;
  const target = choice.target as Id;
  const tested = disrupting.ways[choice.skill as string];
  if (!tested || !takeAction(table, id, disrupting.id, { target })) return;
  const { fight } = table;
  const spec = specOf(disrupting, fight, one(fight, id), tested, one(fight, target));
  const won = opposed(table, spec, {
    who: target,
    tested: bestOf(one(fight, target), disrupting.resisted, fight.rulings),
    kind: 'other',
    clause,
    purpose: `resist-${disrupting.id}`,
    against: id,
  });
  if (won && present(one(table.fight, target))) {
    table.tell({ fact: 'disrupted', who: target, disruption: { kind, by: id } });
    return;
  }
  // PE-R44, `true`: a failed one provokes a Chance Attack like a Trick (PE-ACT-25).
  if (!won && table.fight.rulings.disruptIsTrick)
    offerAfterFailure(table, 'failed-trick', disrupting.id, id, target);
}

function action(disrupting: Disrupting): Action {
  const { id, label, clause, ways } = disrupting;
  const aim = aimOf(disrupting);
  return {
    id,
    offer(fight, who) {
      if (aim.candidates(fight, who).length === 0) return null;
      return {
        id,
        label,
        clause,
        group: 'primary',
        cost: { action: 1 },
        ...greyed(judgeAction(fight, who) ?? judgeAim(fight, who, aim)),
      };
    },
    needs: (fight, who) => ({
      skill: {
        kind: 'one',
        label: 'With',
        oneOf: wayPicks(disrupting),
        default: bestWay(disrupting, fight, who),
      },
      target: { kind: 'one', label: 'Whom', oneOf: targetPicks(disrupting, aim, fight, who) },
    }),
    read(fight, who, choice) {
      const refused = judgeAction(fight, who);
      if (refused) return refused;
      const target = readAim(fight, who, aim, choice.target);
      if (!isCombatant(target)) return target;
      const skill = choice.skill ?? bestWay(disrupting, fight, who);
      if (typeof skill === 'string' && Object.hasOwn(ways, skill)) {
        return { option: id, target: target.id, skill };
      }
      return refuse('noSuchThing', `${label} is not done with that`, clause, 'skill');
    },
    perform: (table, who, choice) => perform(disrupting, table, who, choice),
  };
}

export const distract = action({
  id: 'distract',
  label: 'Distract',
  clause: 'PE-ACT-22',
  kind: 'distracted',
  ways: {
    manipulation: { skill: 'manipulation', focus: 'deception' },
    awareness: { skill: 'awareness', focus: 'anticipate' },
  },
  resisted: [{ skill: 'inquiry', focus: 'scrutiny' }, { score: 'perception' }],
});

export const scaryFace = action({
  id: 'scary-face',
  label: 'Scary face',
  clause: 'PE-ACT-23',
  kind: 'scared',
  ways: {
    athletics: { skill: 'athletics', focus: 'intimidate' },
    authority: { skill: 'authority', focus: 'intimidate' },
  },
  resisted: [{ skill: 'fortitude', focus: 'courage' }, { score: 'willpower' }],
});
