import type { Id } from '../../kernel/json.ts';
import type { Option } from '../../kernel/port.ts';
import { capital } from '../../store/words.ts';

/** Titles of option groups, in the order in which a turn is usually played. */
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

/** Groups that offer everything a second time, in another way: they start folded. */
const foldedGroups = new Set(['hold']);

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly options: readonly Option[];
  readonly folded: boolean;
}

interface Offered {
  /** The options of the combatant who is asked, without those that end the turn at once. */
  readonly groups: readonly Group[];
  /** The options that end the turn at once. */
  readonly ends: readonly Option[];
  /** The options of other combatants. */
  readonly others: readonly { readonly by: Id; readonly options: readonly Option[] }[];
  /** The legal options of the combatant who is asked in the order on screen; the first nine have the keys 1 to 9. */
  readonly numbered: readonly Option[];
}

const titleOf = (id: string): string => groupTitles.find(([one]) => one === id)?.[1] ?? capital(id);

const rank = (id: string): number => {
  const at = groupTitles.findIndex(([one]) => one === id);
  return at < 0 ? groupTitles.findIndex(([one]) => one === 'free') + 0.5 : at;
};

/** The React key of an option: its id is unique per combatant. */
export const optionKey = (option: Option): string => `${option.by ?? ''}/${option.id}`;

const known = new WeakMap<readonly Option[], Offered>();

/**
 * Groups the options of a prompt for the screen: legal ones before greyed ones, else in the order of the rules.
 * Memoized by list identity, since palette, bar and keys ask for the same list.
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
    // An option that ends the turn at once is a button of the bar; one that needs input stays in the list.
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
 * The options of a question as one list in the order of the rules, with moves last: in another's turn most combatants
 * want to react in some other way.
 */
function inQuestion(own: readonly Option[], listed: readonly Option[]): readonly Option[] {
  const walks = ({ group }: Option): boolean => group === 'move' || group === 'more-move';
  const order = [...listed.filter((one) => !walks(one)), ...listed.filter(walks)];
  return order.filter((one) => own.includes(one));
}

/** The key that arms an option, 1 to 9; `undefined` for those after the ninth. */
export function shortcutOf(numbered: readonly Option[], option: Option): number | undefined {
  const place = numbered.indexOf(option) + 1;
  return place > 0 && place < 10 ? place : undefined;
}
