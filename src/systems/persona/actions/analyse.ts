import { isCombatant } from '../../../engine/fields.ts';
import { levelOf } from '../derived.ts';
import { judgeAction, othersHere } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Analysis, Combatant } from '../state.ts';
import { foes, isHidden } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import type { Aim } from './aim.ts';
import { aimNeed, judgeAim, readAim } from './aim.ts';
import { takeAction } from './take.ts';

/** PE-ACT-20, PE-ACT-21: analyses an enemy without a test. The level of Arcana decides how thoroughly. */

interface Depth {
  readonly analysis: Analysis;
  readonly id: string;
  readonly label: string;
  readonly phrase?: string;
  readonly note: string;
  readonly clause: string;
  /** The level of Arcana required. */
  readonly level: number;
}

function analysing(depth: Depth): Action {
  const { id, analysis, clause, level } = depth;
  const aim: Aim = {
    clause,
    candidates: (fight, who) =>
      othersHere(fight, who.id).filter((other) => foes(who, other) && other.out !== 'dead'),
    judge(fight, who, target) {
      if (!foes(who, target) || target.out === 'dead' || target.out === 'fled') {
        return refuse('noSuchThing', `${target.sheet.name} is no enemy in this fight`, clause);
      }
      if (isHidden(target, who.id)) {
        return refuse('unseen', `${who.sheet.name} does not know where ${target.sheet.name} is`, 'PE-ACT-36');
      }
      const known = fight.analysed[target.id];
      if (known === 'advanced' || known === analysis) {
        return refuse('noSuchThing', `${target.sheet.name} has been analysed`, clause);
      }
      return null;
    },
    nobody: () => refuse('noSuchThing', 'there is no enemy to analyse', clause),
  };
  const judgeTraining = (who: Combatant) =>
    levelOf(who.sheet, 'arcana') >= level
      ? null
      : refuse('notTrained', `${who.sheet.name} needs Arcana ${level}`, clause);
  return {
    id,
    offer(fight, who) {
      // Not listed without any Arcana; the advanced one only once its level is reached.
      const arcana = levelOf(who.sheet, 'arcana');
      if (arcana === 0 || (analysis === 'advanced' && arcana < level)) return null;
      return {
        id,
        label: depth.label,
        clause,
        ...(depth.phrase === undefined ? {} : { phrase: depth.phrase }),
        group: 'primary',
        note: depth.note,
        cost: { action: 1 },
        ...greyed(judgeAction(fight, who) ?? judgeTraining(who) ?? judgeAim(fight, who, aim)),
      };
    },
    needs: (fight, who) => ({ target: aimNeed(fight, who, aim) }),
    read(fight, who, choice) {
      const refused = judgeAction(fight, who) ?? judgeTraining(who);
      if (refused) return refused;
      const target = readAim(fight, who, aim, choice.target);
      return isCombatant(target) ? { option: id, target: target.id } : target;
    },
    perform(table, who, choice) {
      const target = choice.target as string;
      if (!takeAction(table, who, id, { target })) return;
      table.tell({ fact: 'analysed', who: target, by: who, analysis });
    },
  };
}

export const analyse = analysing({
  analysis: 'basic',
  id: 'analyse',
  label: 'Analyse',
  note: 'finds out affinities',
  clause: 'PE-ACT-20',
  level: 4,
});

export const advancedAnalyse = analysing({
  analysis: 'advanced',
  id: 'advanced-analyse',
  label: 'Analyse in depth',
  phrase: 'Analyse {target} in depth',
  note: 'also Wounds and Scores',
  clause: 'PE-ACT-21',
  level: 7,
});
