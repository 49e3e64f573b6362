import type { Id } from '../../../kernel/json.ts';
import { capital } from '../../../kernel/phrases.ts';
import type { Question } from '../../../kernel/port.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Spot } from '../space.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { CoverManner } from './cover.ts';
import type { CoverGrade } from './grades.ts';
import { coverGrades, coverTable } from './grades.ts';
import { blockedBy } from './line.ts';
import { obstaclesOnLine } from './obstacles.ts';

/** What the game master says of an attack's line, if the rulings ask (AD-R44 `gm`, AD-R105 `askGm`). */

export interface CoverSaid {
  readonly line?: CoverGrade | 'blocked';
  readonly sturdy?: boolean;
}

/** Asks once for each target, before the roll; questions that make no difference are not asked. */
export function agreeCover(table: Table, by: Id, from: Spot, target: Id, manner: CoverManner): CoverSaid {
  const { fight } = table;
  if (manner === 'melee') return {};
  const to = one(fight, target);
  const line = fight.rulings.attackLine === 'gm' ? askLine(table, by, from, target) : undefined;
  const full =
    line === undefined
      ? obstaclesOnLine(fight, from, to).some(({ grade }) => grade === 'full')
      : line === 'full';
  const asks =
    full && fight.rulings.sturdy === 'askGm' && !(manner === 'area' && fight.rulings.coverArea === 'nothing');
  const sturdy = asks ? askSturdy(table, by, target) : undefined;
  return { ...(line === undefined ? {} : { line }), ...(sturdy === undefined ? {} : { sturdy }) };
}

/** The proposal, which is the first option: what the map shows. */
function proposed(fight: Fight, from: Spot, to: Spot): CoverGrade | 'blocked' {
  if (blockedBy(fight, from, to) !== null) return 'blocked';
  const found = obstaclesOnLine(fight, from, to).map(({ grade }) => coverGrades.indexOf(grade));
  return coverGrades[Math.max(0, ...found)] ?? 'none';
}

const lines = [...coverGrades, 'blocked'] as const;

function askLine(table: Table, by: Id, from: Spot, target: Id): CoverGrade | 'blocked' {
  const { fight } = table;
  const first = proposed(fight, from, one(fight, target));
  const question: Question = {
    id: 'gm.line',
    clause: 'AD-ATK-7',
    for: 'gm',
    about: {
      who: by,
      target,
      proposed: first,
      ruling: rulingIds.attackLine,
      title: `What is between ${nameOf(fight, by)} and ${nameOf(fight, target)}?`,
    },
    options: () =>
      [first, ...lines.filter((each) => each !== first)].map((each) => ({
        id: each,
        label: each === 'blocked' ? 'Something that stops the attack' : capital(coverTable[each].name),
        clause: each === 'blocked' ? 'AD-ATK-7' : coverTable[each].clause,
        group: 'gm',
      })),
    read: ({ option }) =>
      lines.some((each) => each === option) ? { option } : onlyAnswers(lines.join(', '), 'AD-ATK-7'),
  };
  const { option } = table.ask(question);
  return lines.find((each) => each === option) ?? first;
}

function askSturdy(table: Table, by: Id, target: Id): boolean {
  const { fight } = table;
  const { option } = table.ask({
    id: 'gm.sturdy',
    clause: 'AD-COV-4',
    for: 'gm',
    about: {
      who: by,
      target,
      ruling: rulingIds.sturdy,
      title: `Is the cover of ${nameOf(fight, target)} sturdy?`,
    },
    options: () => [
      { id: 'sturdy', label: 'It is sturdy', clause: 'AD-COV-4', group: 'gm' },
      { id: 'flimsy', label: 'It stops nothing', clause: 'AD-COV-4', group: 'gm' },
    ],
    read: ({ option: said }) =>
      said === 'sturdy' || said === 'flimsy' ? { option: said } : onlyAnswers('sturdy or flimsy', 'AD-COV-4'),
  });
  return option === 'sturdy';
}
