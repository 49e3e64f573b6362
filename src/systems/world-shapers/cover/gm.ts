import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { everyone, isObject, one, standing } from '../state.ts';
import type { Table } from '../table.ts';
import type { Said } from './cover.ts';

/**
 * Questions to the game master about the scene (prompt `gm.spatial`, WS-TER-1): cover if WS-R89 is `gmDecides`. Asked
 * anew for each attack and effect; the answer is passed on with it.
 */

/**
 * WS-R89 `gmDecides`: asks what cover the target has against an effect from there; `undefined` if there is nothing to
 * ask.
 */
export function askCover(table: Table, target: Id, by: Id, from: Cell | null): Said | undefined {
  const { fight } = table;
  if (from === null || fight.rulings.coverGeometry !== 'gmDecides' || target === by) return undefined;
  const { option, creature } = table.ask(coverQuestion(fight, target, by, from));
  const grade = option === 'half' || option === 'full' ? option : 'none';
  return typeof creature === 'string' && creature !== nobody ? { grade, creature } : { grade };
}

/** The same for all targets of one effect, which does not reach those in full cover (WS-COV-4). */
export function askCovers(table: Table, targets: readonly Id[], by: Id, from: Cell): ReadonlyMap<Id, Said> {
  const found = new Map<Id, Said>();
  for (const target of targets) {
    const said = askCover(table, target, by, from);
    if (said) found.set(target, said);
  }
  return found;
}

const clause = 'WS-TER-1';
const nobody = 'nobody';

/** The creatures that can be named as cover (WS-COV-2). */
const bodies = (fight: Fight, target: Id, by: Id): readonly Id[] =>
  everyone(fight)
    .filter((one) => standing(one) && !isObject(one) && one.id !== target && one.id !== by)
    .map(({ id }) => id);

const coverQuestion = (fight: Fight, target: Id, by: Id, from: Cell): Question => {
  const answers = ['none', 'half', 'full'];
  return {
    id: 'gm.spatial',
    clause,
    for: 'gm',
    about: {
      what: 'cover',
      who: target,
      by,
      from: { x: from.x, y: from.y },
      title: `What cover has ${nameOf(fight, target)} against ${nameOf(fight, by)}?`,
    },
    options: () => [
      { id: 'none', label: 'No cover', clause, group: 'gm' },
      {
        id: 'half',
        label: 'Half cover',
        clause: 'WS-COV-1',
        group: 'gm',
        needs: {
          creature: {
            kind: 'one',
            label: 'A creature gives it',
            oneOf: [
              { id: nobody, label: 'No creature' },
              ...bodies(fight, target, by).map((id) => ({ id, label: one(fight, id).sheet.name })),
            ],
            default: nobody,
          },
        },
      },
      { id: 'full', label: 'Full cover', clause: 'WS-COV-4', group: 'gm' },
    ],
    read({ option, creature = nobody }) {
      if (!answers.includes(option)) return onlyAnswers('none, half or full', clause);
      if (option !== 'half') return { option };
      if (creature === nobody || bodies(fight, target, by).some((id) => id === creature)) {
        return { option, creature } as Choice;
      }
      return refuse('noSuchThing', 'this is no creature that can be cover', 'WS-COV-2', 'creature');
    },
  };
};
