import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Choice, PickValue } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import { askVs } from '../checks/gm.ts';
import { askOutcome } from '../checks/outcome.ts';
import { checkSkill } from '../checks/skill.ts';
import { actionCosts, usualVs } from '../costs.ts';
import { addTerm, skillDice } from '../derived.ts';
import { bonusDice } from '../dice/words.ts';
import { nameOf } from '../names.ts';
import { isWounded } from '../numbers.ts';
import { answerOpposed } from '../reactions/opposed.ts';
import { trigger } from '../reactions/trigger.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isObject, one, present } from '../state.ts';
import type { Skill } from '../stats.ts';
import { skillNames, skills } from '../stats.ts';
import type { Table } from '../table.ts';
import { steeringTerms } from '../visibility/zones.ts';
import type { Action } from './action.ts';
import { costOf } from './action.ts';

/**
 * Use Skill (AD-ACT-15): the game master names the number, the check is rolled, an unwilling target may react
 * (AD-ENC-6), and the game master decides the outcome.
 */

const clause = 'AD-ACT-15';
const price = { actions: actionCosts.useSkill };
const nobody = 'nobody';

const others = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => other.id !== who.id && present(other));

const targetPicks = (fight: Fight, who: Combatant): readonly PickValue[] => [
  { id: nobody, label: 'Nobody' },
  ...others(fight, who).map(({ id, sheet }) => ({ id, label: sheet.name })),
];

const diceFor = (fight: Fight, who: Combatant, skill: Skill): number =>
  fold(skillDice(fight.rulings, who.sheet, skill, isWounded(fight, who))).value;

/** The skills, those with the most dice first. */
const skillPicks = (fight: Fight, who: Combatant): readonly PickValue[] =>
  skills
    .map((id) => ({ id, dice: diceFor(fight, who, id) }))
    .sort((a, b) => b.dice - a.dice)
    .map(({ id, dice }) => ({
      id,
      label: skillNames[id],
      note: bonusDice(dice),
    }));

export const useSkill: Action = {
  id: 'use-skill',
  clause,
  kind: 'deed',
  offer: () => ({
    id: 'use-skill',
    label: 'Use skill',
    phrase: 'Use {skill}',
    clause,
    group: 'primary',
    cost: costOf(price),
    note: 'against what the game master says',
  }),
  needs: (fight, who) => ({
    skill: {
      kind: 'one',
      label: 'Which skill',
      oneOf: skillPicks(fight, who),
    },
    target: { kind: 'one', label: 'On whom', oneOf: targetPicks(fight, who), default: nobody },
  }),
  read(fight, who, { skill, target = nobody }) {
    const which = skills.find((id) => id === skill);
    if (!which) return refuse('noSuchThing', `the skills are ${skills.join(', ')}`, clause, 'skill');
    if (target === nobody) return { option: 'use-skill', skill: which };
    const found = readWho(fight, target, 'target', clause);
    if (!isCombatant(found)) return found;
    return others(fight, who).some(({ id }) => id === found.id)
      ? { option: 'use-skill', skill: which, target: found.id }
      : refuse('wrongTarget', `${found.sheet.name} is nobody to use a skill on`, clause, 'target');
  },
  price: () => price,
  perform(table, id, choice: Choice) {
    const skill = skills.find((each) => each === choice.skill);
    if (skill) applySkill(table, id, skill, typeof choice.target === 'string' ? choice.target : undefined);
  },
};

function applySkill(table: Table, who: string, skill: Skill, target: string | undefined): void {
  const { fight } = table;
  const what = skillNames[skill];
  const at = target === undefined ? '' : ` on ${nameOf(fight, target)}`;
  const title = `${nameOf(fight, who)} uses ${what}${at}`;
  const about = { who, target, what, skill, title: `${title}. What must be beaten?` };
  const said = askVs(table, { id: 'gm.skillVs', clause, proposed: usualVs, about });
  // AD-VIS-3 to AD-VIS-5: piloting by sight has more to beat.
  const worse = skill === 'piloting' ? steeringTerms(fight, one(fight, who)) : [];
  const number = fold([addTerm(said, 'as named', clause), ...worse]);
  const { passed, total } = checkSkill(table, {
    who,
    skill,
    vs: number.value,
    clause,
    against: target,
    answered: target !== undefined,
    ...(worse.length > 0 ? { number } : {}),
  });
  if (!passed) return;
  if (target !== undefined && isUnwilling(fight, who, target)) {
    if (answerOpposed(table, { ...trigger(), who, target, what, total })) return;
  }
  askOutcome(table, {
    id: 'gm.skillOutcome',
    by: who,
    ...(target === undefined ? {} : { target }),
    what,
    clause,
    title: `${title}. What comes of it?`,
  });
}

/** AD-ENC-6: objects have no will, and members of one side do not resist each other. */
function isUnwilling(fight: Fight, who: string, target: string): boolean {
  const other = one(fight, target);
  return !isObject(other) && foes(one(fight, who), other);
}
