import { chip, chipIf, derived } from '../../../engine/chips.ts';
import { counted } from '../../../kernel/phrases.ts';
import type { ConditionView } from '../../../kernel/view.ts';
import { clockWords } from '../body/shock.ts';
import { restedAt } from '../body/vigor.ts';
import { conditionTable } from '../conditions/catalogue.ts';
import { conditionNames } from '../conditions/names.ts';
import { defendSaves } from '../costs.ts';
import { pushId, pushNames } from '../dice/pushes.ts';
import type { Waiting } from '../effects/effect.ts';
import { isAmbushed, isAmbusher } from '../judge.ts';
import { isWounded } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { untilWords } from './until.ts';
import { readiedWords } from './waiting.ts';
import { awaitedRoll, nameOf, namesOf } from './words.ts';

/** The conditions of a combatant as chips, with their durations. */

/** A condition of `conditionNames`, if somebody is in it. */
const namedIf = (
  on: boolean,
  name: keyof typeof conditionNames,
  more: Partial<ConditionView> = {},
): readonly ConditionView[] => (on ? [{ ...conditionNames[name], ...more }] : []);

const until = (words: string | undefined): Partial<ConditionView> =>
  words === undefined ? {} : { until: words };

export function conditions(fight: Fight, who: Combatant): readonly ConditionView[] {
  if (who.out === 'dead') return effectChips(fight, who);
  return [
    ...bodyChips(fight, who),
    ...effectChips(fight, who),
    ...stanceChips(fight, who),
    ...knowledgeChips(fight, who),
    ...planChips(fight, who),
    ...who.waiting.map((waiting) => pushChip(fight, who, waiting)),
  ];
}

/** AD-HRT-3, AD-REC-2, AD-POS-10, AD-SHK-4: the state of the body. */
function bodyChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  const { shock } = who;
  return [
    ...(shock === null
      ? []
      : [
          chip('shock', 'Shock', 'AD-SHK-4', {
            ...derived,
            level: shock.left,
            grade: clockWords(fight, shock),
          }),
        ]),
    ...namedIf(who.stabilised, 'stabilised', { until: 'it has Health again' }),
    ...chipIf(isWounded(fight, who), 'wounded', 'Wounded', 'AD-HRT-3', {
      ...derived,
      grade: 'Bonus dice one step down',
    }),
    ...namedIf(who.winded, 'winded', {
      until:
        fight.rulings.windedEnd === 'fiveRegained'
          ? `${restedAt(fight, who)} Vigor are regained`
          : `it has ${restedAt(fight, who)} Vigor`,
    }),
    ...namedIf(who.prone, 'prone', { until: 'it stands up' }),
  ];
}

const effectChips = (fight: Fight, who: Combatant): readonly ConditionView[] =>
  who.effects.map((effect) => {
    const { name, clause, incapacitates } = conditionTable[effect.condition];
    return chip(effect.condition, name, clause, {
      ...(incapacitates && effect.by !== null ? { grade: `by ${nameOf(fight, effect.by)}` } : {}),
      ...(effect.by === null ? {} : { towards: [effect.by] }),
      ...until(untilWords(fight, who.id, effect.until)),
    });
  });

/** AD-ACT-7, AD-R29. */
function stanceChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  const times = fight.rulings.defendStacks ? who.defending : Math.min(1, who.defending);
  return namedIf(times > 0, 'defending', {
    until: 'its next turn begins',
    grade: `reactions −${defendSaves * times} Vigor`,
  });
}

/** Sections INI and POS: ambush, Over Watch, unawareness. */
function knowledgeChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  const unaware = who.unaware.filter((id) => one(fight, id).out === null);
  return [
    ...namedIf(isAmbushed(fight, who), 'ambushed', { until: 'round 1 ends' }),
    ...namedIf(isAmbusher(fight, who), 'ambusher', { until: 'round 1 ends' }),
    ...chipIf(
      who.watching === 'expected' && fight.round <= 1,
      'over-watch',
      'Over Watch',
      'AD-INI-7',
      derived,
    ),
    ...chipIf(unaware.length > 0, 'unaware', `Unaware of ${unawareWords(fight, unaware)}`, 'AD-POS-7', {
      towards: unaware,
    }),
  ];
}

/** More than three names are replaced by their number. */
const unawareWords = (fight: Fight, of: readonly string[]): string =>
  of.length > 3 ? counted(of.length, 'enemy', 'enemies') : namesOf(fight, of);

/** AD-ENC-5, AD-ACT-11: acts in progress and readied acts. */
const planChips = (fight: Fight, who: Combatant): readonly ConditionView[] => [
  ...(who.act
    ? [
        chip('act', `At work: ${who.act.label}`, 'AD-ENC-5', {
          grade: `${who.act.spent} of ${who.act.actions} actions`,
        }),
      ]
    : []),
  ...who.readied.map((readied) =>
    chip('readied', `Readied: ${readiedWords(fight, who, readied)}`, 'AD-ACT-11', {
      until: 'its next turn begins',
    }),
  ),
  ...chipIf(who.lessActions > 0, 'less-actions', 'Less actions', 'AD-ACT-15', {
    grade: `−${who.lessActions}`,
    until: 'its next turn begins',
  }),
];

const scopeWords = { plain: '', action: 'action', effect: 'effect', both: 'action and effect' } as const;

/** AD-DIE-15, AD-R12: a waiting push: how many, for which roll, against whom. */
function pushChip(fight: Fight, who: Combatant, waiting: Waiting): ConditionView {
  const { push, against } = waiting;
  const on = [
    `${push.count}`,
    awaitedRoll(fight, waiting),
    scopeWords[push.scope],
    against === null ? '' : `against ${nameOf(fight, against)}`,
  ]
    .filter(Boolean)
    .join(', ');
  return chip(pushId(push), pushNames[push.kind], 'AD-DIE-15', {
    level: push.count,
    grade: on,
    ...until(untilWords(fight, who.id, waiting.until)),
  });
}
