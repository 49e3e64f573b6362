import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { coverFound } from '../combat/cover.ts';
import type { Tested } from '../combat/test.ts';
import { makeTest } from '../combat/test.ts';
import { allSuccesses } from '../combat/test-dice.ts';
import { beats, toNotBeBeaten } from '../contest.ts';
import { judgePrimary } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { conscious, foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed, never } from './action.ts';

/**
 * FS-ACT-7: one Stealth roll against the Observation of each foe that the game master says could notice; with FS-R25
 * `gmOnly` the game master says after the roll who notices.
 */

/** The conscious foes: those that may be named as noticing. */
const possible = (fight: Fight, who: Id): readonly Id[] => {
  const sneaker = one(fight, who);
  return fight.listing.filter((id) => foes(one(fight, id), sneaker) && conscious(one(fight, id)));
};

/** Those of them without full cover in between (FS-COV-3): the default answer to who could notice. */
const inSight = (fight: Fight, who: Id, among: readonly Id[]): readonly Id[] =>
  among.filter((id) => coverFound(fight, one(fight, id), one(fight, who)) !== 'full');

interface WhoChoice extends Choice {
  readonly whom: readonly Id[];
}

const asked = {
  'could-notice': { field: 'Who could notice', answer: 'These could notice' },
  noticed: { field: 'Who notices', answer: 'These notice' },
} as const;

/** Asks the game master for some of the foes `among`; `usual` is the default answer. */
function whoQuestion(
  fight: Fight,
  who: Id,
  id: keyof typeof asked,
  among: readonly Id[],
  usual: readonly Id[],
): Question<WhoChoice> {
  const clause = 'FS-ACT-7';
  return {
    id,
    clause,
    for: 'gm',
    about: { who, among },
    options: () => [
      {
        id: 'these',
        label: asked[id].answer,
        clause,
        group: 'gm',
        needs: {
          whom: {
            kind: 'some',
            label: asked[id].field,
            oneOf: among.map((foe) => ({ id: foe, label: one(fight, foe).sheet.name })),
            min: 0,
            max: among.length,
            default: usual,
          },
        },
      },
    ],
    read(choice) {
      const whom = Array.isArray(choice.whom) ? (choice.whom as readonly string[]) : usual;
      if (choice.option !== 'these' || !whom.every((each) => among.includes(each))) {
        return refuse('noSuchThing', 'the answer names some of the foes', clause, 'whom');
      }
      return { option: 'these', whom: among.filter((each) => whom.includes(each)) };
    },
  };
}

function perform(table: Table, who: Id): void {
  declare(table, who, { action: 'sneak', group: 'primary', ap: 1 });
  const among = possible(table.fight, who);
  // FS-REF-1: one whom the game master takes out of the fight before it has rolled hides from nobody.
  if (among.length === 0 || !conscious(one(table.fight, who))) return;
  const byGm = table.fight.rulings.sneakProcedure === 'gmOnly';
  const watching = byGm
    ? among
    : table.ask(whoQuestion(table.fight, who, 'could-notice', among, inSight(table.fight, who, among))).whom;
  const rolled = makeTest(table, {
    who,
    skill: 'stealth',
    clause: 'FS-ACT-7',
    purpose: 'sneak',
    matters: allSuccesses,
  });
  // FS-REF-1: between the rolls the game master may take combatants out of the fight.
  const left = (): readonly Id[] => among.filter((id) => present(one(table.fight, id)));
  const noticed = byGm
    ? table.ask(whoQuestion(table.fight, who, 'noticed', left(), [])).whom
    : noticing(table, who, rolled, watching);
  const sneaker = one(table.fight, who);
  if (!conscious(sneaker)) return;
  const unaware = left().filter((id) => !noticed.includes(id));
  const aware = noticed.filter((id) => sneaker.hiddenFrom.includes(id));
  if (unaware.length > 0) table.tell({ fact: 'hidden', who, from: unaware, clause: 'FS-ACT-7' });
  if (aware.length > 0) table.tell({ fact: 'revealed', who, to: aware, clause: 'FS-ACT-7' });
}

/**
 * Rolls Observation for each of `watching` who is conscious, while the sneaker is. Returns those that are not beaten: a
 * tie leaves them aware (FS-TEST-5).
 */
function noticing(table: Table, who: Id, rolled: Tested, watching: readonly Id[]): readonly Id[] {
  const noticed: Id[] = [];
  for (const foe of watching) {
    if (!conscious(one(table.fight, who)) || !conscious(one(table.fight, foe))) continue;
    const seen = makeTest(table, {
      who: foe,
      skill: 'observation',
      clause: 'FS-ACT-7',
      purpose: 'notice',
      against: who,
      matters: toNotBeBeaten(table.fight, rolled),
    });
    const beaten = beats(table.fight, rolled, seen);
    if (!beaten) noticed.push(foe);
    table.tell({ fact: 'contest', who, against: foe, purpose: 'sneak', won: beaten, clause: 'FS-ACT-7' });
    // Of the foes that have rolled, only whether they noticed matters from here on.
    table.cross({ since: 'notice', held: () => [rolled.passed, rolled.successes, ...noticed].join() });
  }
  return noticed;
}

export const sneak: Action = {
  id: 'sneak',
  anytime: never,
  offer: (fight, who) => ({
    id: 'sneak',
    label: 'Sneak',
    clause: 'FS-ACT-7',
    group: 'primary',
    cost: { ap: 1 },
    ...greyed(judgePrimary(fight, who)),
  }),
  read: (fight, who) => judgePrimary(fight, who) ?? { option: 'sneak' },
  perform,
};
