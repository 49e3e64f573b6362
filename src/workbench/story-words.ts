import type { RolledFact } from '../engine/rolled.ts';
import { cellName } from '../kernel/cell-name.ts';
import { heldWords } from '../kernel/held.ts';
import type { Choice, Need, Option, Question } from '../kernel/port.ts';
import type { Rulebook, SaidRulings } from '../kernel/rulebook.ts';
import { fieldValuesOf, optionOf, sentenceOf } from '../kernel/sentence.ts';
import type { Total } from '../kernel/terms.ts';
import { termWords } from '../kernel/terms.ts';
import type { CombatantView, Line, View } from '../kernel/view.ts';

/** The lines of text in which a fight is printed for a referee. */

/** What the rulings are that are not at their default, one line each. */
export const rulingWords = ({ rulings }: Rulebook, said: SaidRulings): readonly string[] =>
  rulings
    .filter(({ key, default: usual }) => said[key] !== undefined && said[key] !== usual)
    .map(({ id, key, question, options }) => {
      const label = options.find((option) => option.id === said[key])?.label ?? '';
      return `ruling ${id} ${key} = ${said[key]}: ${question} ${label}`;
    });

/** A combatant's state in pieces of text, by what each is about. */
type State = ReadonlyMap<string, string>;

/** Everybody's state as the view has it, by name. */
export const stateOf = (view: View): ReadonlyMap<string, State> =>
  new Map(
    Object.values(view.combatants).map((one) => {
      const place = view.bar.find(({ id }) => id === one.id);
      return [one.name, new Map(piecesOf(one, place?.state, place?.note))];
    }),
  );

function piecesOf(
  one: CombatantView,
  turn: string | undefined,
  note: string | undefined,
): readonly (readonly [string, string])[] {
  return [
    ['side', one.side],
    ['at', `at ${cellName(one.cell)}, ${one.sizeName}`],
    [
      'turn',
      `turn ${[one.initiative ?? '', turn ?? 'none', note ?? ''].filter((word) => word !== '').join(' ')}`,
    ],
    ...(one.out === null ? [] : [['out', one.out] as const]),
    ...Object.entries(one.tracks).map(
      ([id, { label, left, max }]) => [`track ${id}`, `${label} ${left}/${max}`] as const,
    ),
    ...Object.entries(one.pools).map(
      ([id, { label, value, max }]) =>
        [`pool ${id}`, `${label} ${value}${max === undefined ? '' : `/${max}`}`] as const,
    ),
    ...one.conditions.map(({ id, label, level, grade, until }) => {
      const words = [label, level === undefined ? '' : String(level), grade ?? '', until ?? ''];
      return [`condition ${id}`, words.filter((word) => word !== '').join(' ')] as const;
    }),
    ...one.notes.map(({ label, value }) => [`note ${label}`, `${label}: ${value}`] as const),
    ...(one.body ?? []).map(
      ({ id, label, note: armour, injury }) =>
        [`body ${id}`, `${label} ${armour}${injury ? ` ${injury.label}` : ''}`] as const,
    ),
    ...(one.hiddenFrom ? [['hidden', `hidden from ${one.hiddenFrom.join(', ')}`] as const] : []),
  ];
}

/** What has changed between two states of everybody, one line for each combatant. */
export const changesOf = (
  before: ReadonlyMap<string, State>,
  after: ReadonlyMap<string, State>,
): readonly string[] => [
  ...[...after].flatMap(([who, now]) => {
    const then = before.get(who);
    if (!then) return [`${who} joins: ${[...now.values()].join(' · ')}`];
    const changed = [...new Set([...then.keys(), ...now.keys()])].flatMap((piece) => {
      const [was, is] = [then.get(piece), now.get(piece)];
      if (was === is) return [];
      if (was === undefined) return [`+ ${is}`];
      return [is === undefined ? `− ${was}` : `${was} → ${is}`];
    });
    return changed.length === 0 ? [] : [`${who}: ${changed.join(' · ')}`];
  }),
  ...[...before.keys()].filter((who) => !after.has(who)).map((who) => `${who} is gone`),
];

/**
 * What can be answered to a question, then the answer. Options are named in one line; `inFull` gives each a line with its
 * fields, also those that are refused, with the reason. `!` marks cells on whose way somebody is provoked.
 */
export function menuWords(
  question: Question,
  choice: Choice,
  payer: CombatantView | undefined,
  inFull: boolean,
): readonly string[] {
  const options = question.options();
  const taken = optionOf(options, choice);
  const labels = options.filter(({ refused, by }) => !refused && by === undefined).map(({ label }) => label);
  return [
    ...(inFull ? options.map(optionWords) : [`  ${labels.join(' | ')}`]),
    `> ${taken ? sentenceOf(taken, fieldValuesOf(taken, choice), payer) : JSON.stringify(choice)}`,
  ];
}

function optionWords({ label, clause, by, cost, needs, refused, note }: Option): string {
  const price = Object.entries(cost ?? {}).map(([pool, amount]) => `${amount} ${pool}`);
  const remarks = [
    ...(by === undefined ? [] : [`by ${by}`]),
    ...price,
    ...(note === undefined ? [] : [note]),
  ];
  const head = [`${label} [${clause}]`, ...remarks].join(' · ');
  if (refused) return `− ${head}: ${refused.because} [${refused.clause}]`;
  const fields = Object.entries(needs ?? {}).map(([field, need]) => `${field} ${picksOf(need)}`);
  return `+ ${[head, ...fields].join('; ')}`;
}

function picksOf(need: Need): string {
  switch (need.kind) {
    case 'one':
    case 'some':
      return need.oneOf
        .map(({ label, note, refused }) => {
          const remarks = [note, refused?.because].filter((remark) => remark !== undefined);
          return remarks.length === 0 ? label : `${label} (${remarks.join('; ')})`;
        })
        .join(' | ');
    case 'cell':
    case 'path':
      return need.cells.map((cell) => `${cellName(cell)}${cell.provokes?.length ? '!' : ''}`).join(' ');
    case 'number':
      return `${need.min} to ${need.max}`;
    case 'text':
      return `up to ${need.longest} characters`;
  }
}

/** A roll: its title and faces, the number to reach, and each sum with its terms. */
export function rollWords({ pool, faces, why }: RolledFact, title: string): readonly string[] {
  const target = why.target === undefined ? '' : `, against ${why.target}`;
  return [
    `d ${title}: ${pool.id} ${JSON.stringify(faces)}${target} [${why.clause}]`,
    ...[why.total, why.edge].flatMap((total) => (total ? [`    ${totalWords(total)}`] : [])),
  ];
}

const totalWords = ({ value, terms }: Total): string =>
  `${value} = ${terms.map((term) => `${termWords(term)}${term.off === undefined ? '' : ` (off: ${term.off})`}`).join(', ')}`;

/** A line of the log with its clause, its comparison, its sums and its rulings. */
export function lineWords({ text, clause, held, totals = [], decided, rulings = [] }: Line): string {
  return [
    `* ${text}${clause === undefined ? '' : ` [${clause}]`}`,
    ...(held ? [heldWords(held, totals)] : []),
    ...totals.map(
      ({ label, total, as }) => `${label} ${as === undefined ? '' : `${as}: `}${totalWords(total)}`,
    ),
    ...(decided ? [decided.words] : []),
    ...(rulings.length > 0 ? [`by ${rulings.join(', ')}`] : []),
  ].join('\n      ');
}
