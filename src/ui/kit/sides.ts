import type { Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';

/** The looks of sides. Shape, letter and ring pattern differ too, so that they can be told apart without colour. */
export const sideLooks = ['party', 'hostile', 'neutral', 'other'] as const;
/** Things such as crates and gates have a subdued look of their own, so that combatants catch the eye first. */
export type SideLook = (typeof sideLooks)[number] | 'thing';

export interface SideStyle {
  readonly side: string;
  readonly look: SideLook;
  /** The initial of the side's name; two letters where two sides begin with the same one: "He" and "Hi". */
  readonly letter: string;
}

/** The colour of each look, as a CSS variable. */
export const lookColour: { readonly [look in SideLook]: string } = {
  party: 'var(--wt-party)',
  hostile: 'var(--wt-hostile)',
  neutral: 'var(--wt-neutral)',
  other: 'var(--wt-other)',
  thing: 'var(--wt-thing)',
};

const isLook = (name: string): name is SideLook => (sideLooks as readonly string[]).includes(name);

/** The fields of a combatant that determine its side's look. */
interface OnASide {
  readonly side: string;
  readonly player?: boolean;
  readonly thing?: true;
}

/**
 * The looks of all sides: sides with players first, sides of things alone last (look `thing`), otherwise in the order
 * of the combatants. A side whose name is a look gets that look; when the looks are used up, further sides are `other`.
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

/** The side that is meant by a typed name: one that is there, whatever its capitals, or else another of that name. */
export function sideCalled(sides: readonly SideStyle[], typed: string): string {
  const plain = typed.toLocaleLowerCase();
  return sides.find(({ side }) => side.toLocaleLowerCase() === plain)?.side ?? typed;
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
  /** With whom the fight began. */
  readonly began: string;
  /** The names by id that the labels were made for. */
  readonly names: { readonly [id: Id]: string };
  readonly labels: Labels;
}

/** The last labels: many components ask for them in one render, and those that players have learnt are kept. */
let known: Known = { people: '', began: '', names: {}, labels: {} };

/**
 * One to three characters for each combatant of a fight, all different: "E" for Edda, "B2" for Bandit 2, "OC" for Orc
 * Chief, "Ed" and "Eg" if Edda meets Egon. Returns the same object until a combatant is added or renamed. While the
 * fight is on the screen, the labels that players have learnt do not change: neither when somebody leaves nor when
 * somebody joins or comes into sight. A fight that is opened again has the same: those it began with get theirs
 * together, whoever joins it later one by one.
 */
export function tokenLabels(view: Pick<View, 'combatants' | 'began'>): Labels {
  const all = Object.values(view.combatants);
  const people = JSON.stringify(all.map(({ id, name }) => [id, name]));
  const began = JSON.stringify(view.began ?? []);
  if (known.began !== began) known = { people: '', began, names: {}, labels: {} };
  if (known.people !== people && !all.every(({ id, name }) => known.names[id] === name)) {
    const first = view.began ?? all;
    const names = Object.fromEntries([...first, ...all].map(({ id, name }) => [id, name]));
    const stays = Object.entries(known.names).every(([id, name]) => names[id] === name);
    let labels = stays ? known.labels : {};
    for (const group of [first, ...all.map((one) => [one])]) {
      const fresh = group
        .filter(({ id }) => !(id in labels))
        .map(({ id }) => ({ id, options: wanted(names[id] as string) }));
      labels = { ...labels, ...labelled(fresh, Object.values(labels)) };
    }
    known = { people, began, names, labels };
  }
  return known.labels;
}

/** A label for each of these, different from each other and from those in `others`. */
function labelled(
  all: readonly { readonly id: Id; readonly options: readonly string[] }[],
  others: readonly string[] = [],
): Labels {
  const count = new Map<string, number>();
  for (const { options } of all) for (const text of options) count.set(text, (count.get(text) ?? 0) + 1);
  const taken = new Set(others);
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
