import type { Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';

/** The four looks of a side. Shape and letter say it without the colour; ring patterns differ too. */
export const sideLooks = ['party', 'hostile', 'neutral', 'other'] as const;
/** Crates, gates and pillars have a calm look of their own: whoever fights should catch the eye first. */
export type SideLook = (typeof sideLooks)[number] | 'thing';

export interface SideStyle {
  readonly side: string;
  readonly look: SideLook;
  /** The initial of the side's name; two letters where two sides begin alike: "He" and "Hi". */
  readonly letter: string;
}

/** Colours as CSS variables and dash patterns for rings (in units of the ring's circumference / 24). */
export const lookColour: { readonly [look in SideLook]: string } = {
  party: 'var(--wt-party)',
  hostile: 'var(--wt-hostile)',
  neutral: 'var(--wt-neutral)',
  other: 'var(--wt-other)',
  thing: 'var(--wt-thing)',
};

const isLook = (name: string): name is SideLook => (sideLooks as readonly string[]).includes(name);

/** What of a combatant its side's look hangs on. */
interface OnASide {
  readonly side: string;
  readonly player?: boolean;
  readonly thing?: true;
}

/**
 * The looks of all sides: those that people play for first, those of mere things last, as `thing`, and otherwise in the order in
 * which sides first appear among the combatants; a fight of a forecast has them in another order than its encounter. A
 * side that is called like a look gets that look; from the fourth side on, all are `other`.
 */
export function sidesOf(view: { readonly combatants: { readonly [id: Id]: OnASide } }): readonly SideStyle[] {
  const ranks = new Map<string, number>();
  for (const { side, player, thing } of Object.values(view.combatants)) {
    const rank = player ? 0 : thing ? 2 : 1;
    ranks.set(side, Math.min(rank, ranks.get(side) ?? rank));
  }
  const free = sideLooks.filter((look) => !ranks.has(look));
  const looks = [...ranks].sort(([, a], [, b]) => a - b);
  const letters = labelled(looks.map(([side]) => ({ id: side, options: initials(side) })));
  return looks.map(([side, rank]) => ({
    side,
    look: isLook(side) ? side : rank === 2 ? 'thing' : (free.shift() ?? 'other'),
    letter: letters[side] ?? '?',
  }));
}

export function sideOf(sides: readonly SideStyle[], side: string): SideStyle {
  return sides.find((one) => one.side === side) ?? { side, look: 'other', letter: '?' };
}

function initials(side: string): readonly string[] {
  const [first = '?', ...rest] = [...side.trim()];
  const plain = first.toUpperCase();
  return [plain, plain + (rest[0] ?? ''), plain + (rest.at(-1) ?? '')];
}

function wanted(name: string): readonly string[] {
  const words = name.trim().split(/\s+/u);
  const number = /\d+$/u.exec(name)?.[0] ?? '';
  const letters = words
    .filter((word) => !/^\d+$/u.test(word) && /^\p{Lu}/u.test(word))
    .map((word) => [...word][0]!);
  const first = [...(words[0] ?? '?')];
  const plain = first[0]!.toUpperCase();
  const two = plain + (first[1] ?? '');
  if (number !== '') return [plain + number, two + number];
  return letters.length > 1
    ? [letters[0]! + letters.at(-1)!, two]
    : [plain, two, plain + (first.at(-1) ?? '')];
}

type Labels = { readonly [id: Id]: string };

interface Known {
  readonly people: string;
  /** The names that have a label. */
  readonly names: { readonly [id: Id]: string };
  readonly labels: Labels;
}

/** The labels of the last people: many ask in one picture, and nobody is renamed in most of them. */
let known: Known = { people: '', names: {}, labels: {} };

/**
 * One to three characters for each combatant, different for each: "E" for Edda, "B2" for Bandit 2, "OC" for Orc
 * Chief, "Ed" and "Eg" when Edda meets Egon. The same object as long as nobody else comes: who leaves the map takes no
 * letters from those who stay, which players have learnt by then.
 */
export function tokenLabels(view: Pick<View, 'combatants'>): Labels {
  const all = Object.values(view.combatants);
  const people = JSON.stringify(all.map(({ id, name }) => [id, name]));
  if (known.people !== people && !all.every(({ id, name }) => known.names[id] === name))
    known = {
      people,
      names: Object.fromEntries(all.map(({ id, name }) => [id, name])),
      labels: labelled(all.map(({ id, name }) => ({ id, options: wanted(name) }))),
    };
  return known.labels;
}

function labelled(all: readonly { readonly id: Id; readonly options: readonly string[] }[]): Labels {
  const count = new Map<string, number>();
  for (const { options } of all) for (const text of options) count.set(text, (count.get(text) ?? 0) + 1);
  const taken = new Set<string>();
  const labels: Record<Id, string> = {};
  for (const { id, options } of all) {
    let label = options.find((text) => count.get(text) === 1 && !taken.has(text));
    label ??= options.find(
      (text) => !taken.has(text) && !all.some((other) => other.id !== id && other.options[0] === text),
    );
    for (let n = 1; label === undefined; n++) if (!taken.has(options[0]! + n)) label = options[0]! + n;
    taken.add(label);
    labels[id] = label;
  }
  return labels;
}
