import type { Id } from '../../kernel/json.ts';
import type { Option } from '../../kernel/port.ts';

/** What can be done, in the order in which a turn is usually played. */
const groupTitles: readonly (readonly [string, string])[] = [
  ['move', 'Move'],
  ['primary', 'Act'],
  ['ability', 'Abilities'],
  ['more-move', 'More ways to move'],
  ['more', 'More actions'],
  ['reaction', 'React'],
  ['free', 'Free'],
  ['turn', 'The turn'],
  ['hold', 'Hold an action'],
  ['gm', 'Game master'],
  ['end', 'End the turn'],
];

/** Everything once more, in another way: folded away until somebody wants it. */
const foldedGroups = new Set(['hold']);

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly options: readonly Option[];
  readonly folded: boolean;
}

export interface Offered {
  /** What the one who was asked may do, without what ends the turn at once. */
  readonly groups: readonly Group[];
  /** What ends the turn at once. */
  readonly ends: readonly Option[];
  /** What others may do meanwhile. */
  readonly others: readonly { readonly by: Id; readonly options: readonly Option[] }[];
  /** The own options in the order in which they stand on the screen: the keys 1 to 9. */
  readonly numbered: readonly Option[];
}

const titleOf = (id: string): string =>
  groupTitles.find(([one]) => one === id)?.[1] ?? id.charAt(0).toUpperCase() + id.slice(1);

const rank = (id: string): number => {
  const at = groupTitles.findIndex(([one]) => one === id);
  return at < 0 ? groupTitles.findIndex(([one]) => one === 'free') + 0.5 : at;
};

/** The key of an option in a list: its id is unique for the one who does it. */
export const optionKey = (option: Option): string => `${option.by ?? ''}/${option.id}`;

const known = new WeakMap<readonly Option[], Offered>();

/**
 * Sorts the options of a prompt for the screen: legal ones before greyed ones, else as the rules list them. Palette, bar
 * and keys ask for the same list: it is sorted once.
 */
export function offered(options: readonly Option[]): Offered {
  const before = known.get(options);
  if (before) return before;
  const now = sorted(options);
  known.set(options, now);
  return now;
}

function sorted(options: readonly Option[]): Offered {
  const own = new Map<string, Option[]>();
  const others = new Map<Id, Option[]>();
  const ends: Option[] = [];
  for (const option of options) {
    // What ends the turn at once stands in the bar; what needs something more has its place in the list.
    if (option.by === undefined && option.group === 'end' && !option.needs) {
      ends.push(option);
      continue;
    }
    const [map, key] = option.by === undefined ? [own, option.group] : [others, option.by];
    const list = map.get(key);
    if (list) list.push(option);
    else map.set(key, [option]);
  }
  const legalFirst = (list: readonly Option[]): Option[] => [
    ...list.filter((one) => !one.refused),
    ...list.filter((one) => one.refused),
  ];
  const groups = [...own]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([id, list]) => ({
      id,
      title: titleOf(id),
      options: legalFirst(list),
      folded: foldedGroups.has(id),
    }));
  const inTurn = options.some(({ group }) => group === 'end');
  const shown = inTurn
    ? groups.filter(({ folded }) => !folded).flatMap((group) => group.options)
    : inQuestion(
        groups.flatMap((group) => group.options),
        options,
      );
  return {
    groups,
    ends,
    others: [...others].map(([by, list]) => ({ by, options: legalFirst(list) })),
    numbered: shown.filter((option) => !option.refused),
  };
}

/**
 * A question in between is one list, in the order of the rules; walking off comes last: whoever is asked in somebody
 * else's turn mostly wants to do something about it.
 */
function inQuestion(own: readonly Option[], listed: readonly Option[]): readonly Option[] {
  const walks = ({ group }: Option): boolean => group === 'move' || group === 'more-move';
  const order = [...listed.filter((one) => !walks(one)), ...listed.filter(walks)];
  return order.filter((one) => own.includes(one));
}

/** The key that arms an option, from 1 to 9; those behind have none. */
export function shortcutOf(numbered: readonly Option[], option: Option): number | undefined {
  const place = numbered.indexOf(option) + 1;
  return place > 0 && place < 10 ? place : undefined;
}
