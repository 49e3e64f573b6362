import type { Faces, Pool } from '../../../kernel/dice.ts';
import { dice, faceValue, pool } from '../../../kernel/dice.ts';
import type { Against, Reading, Shows } from '../../../kernel/readings.ts';
import type { Rulings } from '../rulings.ts';
import type { Failing, Matters, Softens, Standing } from './matters.ts';
import { isBeaten, resists } from './resists.ts';

/**
 * The dice of a test (PE-TEST-2, PE-TEST-3, PE-TEST-8): from a target number and the rulings to the dice and their
 * reading. Pure.
 */

/** The result of a test's dice. `die` is the one that counts, `dice` are all of them. */
export interface Thrown {
  readonly passed: boolean;
  /** Degrees of Success, or of Failure if it failed; 0 or more. */
  readonly degrees: number;
  /** Target minus die, negative for a failure (PE-R10, `rawMargin`). */
  readonly margin: number;
  readonly die: number;
  readonly dice: readonly number[];
}

/** PE-TEST-8: one die, or two of which the lower (`better`) or the higher (`worse`) counts. */
export type Mode = 'single' | 'better' | 'worse';

/** PE-FUM-1: the lowest die that is a Fumble. */
export const fumbleFrom = 96;

/** The rulings that change the meaning of dice. */
export type DiceRulings = Pick<Rulings, 'degreesMode' | 'opposedTieBreak'>;

/** PE-R9: the degrees of a die against a target. */
export function degreesOf(mode: DiceRulings['degreesMode'], target: number, die: number): number {
  const gap = Math.abs(target - die);
  switch (mode) {
    case 'margin':
      return Math.floor(gap / 10);
    case 'plusOne':
      return Math.floor(gap / 10) + 1;
    case 'tensDigits':
      return Math.abs(Math.floor(target / 10) - Math.floor(die / 10));
  }
}

/**
 * Reads one die against a target; an equal die passes (PE-TEST-2). An attack's die of 96 or more never passes
 * (PE-FUM-1); if it is not above the target, it fails with a gap of 0 (PE-TEST-3).
 */
export function readDie(rulings: DiceRulings, target: number, die: number, attack: boolean): Thrown {
  const passed = die <= target && !(attack && die >= fumbleFrom);
  return {
    passed,
    degrees: degreesOf(rulings.degreesMode, passed ? target : Math.min(target, die), die),
    margin: target - die,
    die,
    dice: [die],
  };
}

interface Throw {
  readonly pool: Pool;
  readonly reading: Reading<Thrown>;
}

const d100 = dice(1, 100);
const twoDice = {
  better: pool({ sides: 100 }, { sides: 100, label: 'better' }),
  worse: pool({ sides: 100 }, { sides: 100, label: 'worse' }),
} as const;

const wordOf = ({ degrees, margin, bonus, die }: Standing): string => `${degrees}/${margin}/${bonus}/${die}`;

const dieOf = ({ die, hidden }: { readonly die: boolean; readonly hidden: boolean }): string =>
  `${die ? '+die' : ''}${hidden ? '+hidden' : ''}`;

/** The id of a reading against a hidden die: everything that distinguishes it, without what is hidden. */
function pairOf(matters: Matters, most: number): string {
  switch (matters.kind) {
    case 'versus':
      return `versus${matters.standing.bonus}/${matters.bonus}${matters.again ? '+again' : ''}`;
    case 'again':
      return `again${matters.beatenBy.bonus}/${matters.bonus}/${idOf(matters.of, most)}`;
    default:
      return idOf(matters, most);
  }
}

/** The id of what matters. `most`: the greatest degrees with which the test can pass. */
function idOf(matters: Matters, most: number): string {
  switch (matters.kind) {
    case 'pass':
    case 'degrees':
    case 'die':
      return matters.kind;
    case 'attack':
      return `attack${matters.critical}${dieOf(matters)}+${matters.fails}/${matters.die ? '' : matters.others().join()}`;
    case 'opposed':
      return `opposed${dieOf(matters)}`;
    case 'versus': {
      const { standing, bonus, again, softens, later } = matters;
      const left = softens ? wordsOf(softens, Math.min(most, standing.degrees)) : '';
      return `versus${wordOf(standing)}/${bonus}${again ? '+again' : ''}${later ? '+later' : ''}${left}`;
    }
    case 'again': {
      const { beatenBy, bonus, of, besides, later } = matters;
      const how = `${besides ? '+besides' : ''}${later ? '+later' : ''}`;
      return `again${wordOf(beatenBy)}/${bonus}${how}/${idOf(of, most)}`;
    }
  }
}

/** All results of `softens` as part of an id: for a failure, and for each number of degrees up to `most`. */
function wordsOf(softens: Softens, most: number): string {
  const words = [softens({ ...failure, passed: false })];
  for (let degrees = 0; degrees <= most; degrees++)
    words.push(softens({ ...failure, passed: true, degrees }));
  return `=${words.join('|')}`;
}

/** The words for all faces of a die as part of an id, each written once where its range begins. */
function allWords(of: (die: number) => string | number): string {
  let words = '';
  let last: string | number = '';
  for (let die = 1; die <= 100; die++) {
    const word = of(die);
    if (word !== last) words += `=${die}:${word}`;
    last = word;
  }
  return words;
}

const failure: Thrown = { passed: false, degrees: 0, margin: 0, die: 0, dice: [] };

/** The degrees of a pass; those of a failure only where they have consequences. */
const byDegrees =
  (failing: Failing) =>
  ({ passed, degrees }: Thrown): number =>
    passed ? degrees : failing === 'byDegrees' ? -1 - degrees : -1;

/**
 * How a die compares with a number, as a string: dice with equal strings also compare equally with every number that
 * differs by a multiple of 10, since what happens to one target may change the Advantages against the next.
 */
export const against = (number: number, die: number, failing: Failing): string =>
  `${Math.floor((number - die) / 10)}${failing === 'byDegrees' && (number - die) % 10 === 0 ? '=' : ''}`;

function keyOf(
  rulings: DiceRulings,
  matters: Matters,
  failing: Failing,
): (thrown: Thrown) => string | number {
  const plain = byDegrees(failing);
  switch (matters.kind) {
    case 'pass':
      return (thrown) => (thrown.passed ? 1 : plain(thrown));
    case 'degrees':
      return ({ passed, degrees }) => (passed ? degrees : -1 - degrees);
    case 'die':
      return (thrown) => thrown.die;
    case 'opposed': {
      const { die } = matters;
      return (thrown) => (die && thrown.passed ? `die${thrown.die}` : plain(thrown));
    }
    case 'attack': {
      const { critical, die, fails } = matters;
      const others = die ? [] : matters.others();
      return (thrown) => {
        if (thrown.passed ? die : fails === 'die') return `die${thrown.die}`;
        const alike = !thrown.passed && fails === 'alike';
        const degrees = thrown.passed || fails !== 'degrees' ? plain(thrown) : -1 - thrown.degrees;
        const how = others.map((number) => against(number, thrown.die, failing)).join();
        if (thrown.die >= fumbleFrom) return `fumble${degrees}/${how}`;
        return `${degrees}${thrown.die <= critical && !alike ? '!' : ''}/${how}`;
      };
    }
    case 'versus': {
      const { standing, bonus, again, softens } = matters;
      const byDie = rulings.opposedTieBreak === 'rawMargin' || standing.bonus === bonus;
      const howWell = (thrown: Thrown): string => (byDie ? `die${thrown.die}` : `${thrown.degrees}`);
      return (thrown) => {
        const wins = resists(rulings, thrown, bonus, standing, standing.bonus);
        if (wins === true && again) return `resists${howWell(thrown)}`;
        // PE-AIL-19: the degrees matter where the Panicked are beaten.
        if (wins === true) return failing === 'byDegrees' ? `resists${thrown.degrees}` : 'resists';
        return wins === null ? 'tie' : `loses${softens ? softens(thrown) : plain(thrown)}`;
      };
    }
    case 'again': {
      const { of, bonus, beatenBy, besides } = matters;
      const howWell = keyOf(rulings, of, failing);
      if (besides || failing === 'byDegrees') return howWell;
      return (thrown) => {
        const beaten = thrown.passed && isBeaten(rulings, thrown, bonus, beatenBy);
        if (beaten !== false) return beaten === null ? 'tie' : 'beaten';
        return howWell(thrown);
      };
    }
  }
}

/** What matters without the die, if the die is hidden. */
const shown = (matters: Matters): Matters => (hides(matters) ? { ...matters, die: false } : matters);

const hides = (matters: Matters): matters is Extract<Matters, { readonly hidden: boolean }> =>
  (matters.kind === 'attack' || matters.kind === 'opposed') && matters.hidden;

/** What shows of a test until another roll is read against it; `undefined` if everything shows. */
function showOf(rulings: DiceRulings, matters: Matters, failing: Failing): Shows<Thrown> | undefined {
  if (hides(matters)) return { key: keyOf(rulings, shown(matters), failing) };
  switch (matters.kind) {
    case 'versus': {
      const { standing, bonus, behind, later } = matters;
      if (behind === null && !later) return undefined;
      return { key: (thrown) => howItStands(resists(rulings, thrown, bonus, standing, standing.bonus)) };
    }
    case 'again': {
      const { bonus, beatenBy, later } = matters;
      if (!later) return undefined;
      return {
        key: (thrown) => howItStands(!thrown.passed || isBeaten(rulings, thrown, bonus, beatenBy)),
      };
    }
    default:
      return undefined;
  }
}

/** What shows of a test that may be rerolled: whether it resists (1), not (0), or ties (2). */
const howItStands = (resists: boolean | null): number => (resists === null ? 2 : resists ? 1 : 0);

/** How a test is read together with a hidden die; `undefined` if there is none. */
function againstOf(
  rulings: DiceRulings,
  matters: Matters,
  failing: Failing,
  id: string,
  of: (faces: Faces) => Thrown,
): Against<Thrown> | undefined {
  if (matters.kind !== 'versus' && matters.kind !== 'again') return undefined;
  if (matters.behind === null) return undefined;
  const { bonus } = matters;
  const readBy = (others: number, howWell: (thrown: Thrown) => string | number) => ({
    reading: {
      id,
      of,
      key: (thrown: Thrown) => (thrown.passed && others === bonus ? `die${thrown.die}` : howWell(thrown)),
    },
    // PE-R10: only a tie is decided by the dice.
    rough: {
      key: howWell,
      close: (mine: Thrown, theirs: Thrown) =>
        others === bonus && mine.passed && theirs.passed && mine.degrees === theirs.degrees,
    },
  });
  if (matters.kind === 'versus') {
    const others = matters.standing.bonus;
    return {
      ...matters.behind,
      ...readBy(others, byDegrees(failing)),
      key: (thrown, other) => howItStands(resists(rulings, thrown, bonus, other, others)),
    };
  }
  const others = matters.beatenBy.bonus;
  return {
    ...matters.behind,
    ...readBy(others, keyOf(rulings, shown(matters.of), failing)),
    key: (thrown, other) => (thrown.passed ? howItStands(resists(rulings, other, others, thrown, bonus)) : 1),
  };
}

/**
 * The reading of a test's dice. All but the result of one throw is computed lazily, because only exact odds need it.
 */
class TestReading implements Reading<Thrown> {
  readonly #rulings: DiceRulings;
  readonly #target: number;
  readonly #mode: Mode;
  readonly #matters: Matters;
  readonly #attack: boolean;
  readonly #failing: Failing;
  readonly #paid: number;
  #key: ReturnType<typeof keyOf> | null = null;

  constructor(
    rulings: DiceRulings,
    target: number,
    mode: Mode,
    matters: Matters,
    attack: boolean,
    failing: Failing,
    paid: number,
  ) {
    this.#paid = paid;
    this.#rulings = rulings;
    this.#target = target;
    this.#mode = mode;
    this.#matters = matters;
    this.#attack = attack;
    this.#failing = failing;
  }

  get id(): string {
    const first = this.#first;
    const words = first ? `/first${allWords((die) => first(this.#one(die)))}` : '';
    return this.#idWith(idOf(this.#matters, this.#most) + words);
  }

  /** What shows of it until the first of several targets is resolved. */
  get #first(): Shows<Thrown>['key'] | null {
    const matters = this.#matters;
    return matters.kind === 'attack' && matters.first ? matters.first(this.#paid) : null;
  }

  of(faces: Faces): Thrown {
    const first = faceValue(faces[0] ?? 0);
    if (this.#mode === 'single') return this.#one(first);
    const second = faceValue(faces[1] ?? 0);
    const counts = this.#mode === 'better' ? Math.min(first, second) : Math.max(first, second);
    return { ...this.#one(counts), dice: [first, second] };
  }

  key(thrown: Thrown): string | number {
    this.#key ??= keyOf(this.#rulings, this.#matters, this.#failing);
    return this.#key(thrown);
  }

  get shows(): Shows<Thrown> | undefined {
    const first = this.#first;
    return first ? { key: first } : showOf(this.#rulings, this.#matters, this.#failing);
  }

  get against(): Against<Thrown> | undefined {
    const of = (faces: Faces): Thrown => this.of(faces);
    return againstOf(
      this.#rulings,
      this.#matters,
      this.#failing,
      this.#idWith(pairOf(this.#matters, this.#most)),
      of,
    );
  }

  get #most(): number {
    return degreesOf(this.#rulings.degreesMode, this.#target, 1);
  }

  #one(die: number): Thrown {
    return readDie(this.#rulings, this.#target, die, this.#attack);
  }

  #idWith(what: string): string {
    const { degreesMode, opposedTieBreak } = this.#rulings;
    const how = `${degreesMode}/${opposedTieBreak}/${this.#target}/${this.#mode}`;
    return `test/${how}/${what}/${this.#failing}${this.#attack ? '/attack' : ''}`;
  }
}

/** The dice of a test against `target` and their reading. `attack`: 96 or more is a Fumble. */
export const throwOf = (
  rulings: DiceRulings,
  target: number,
  mode: Mode,
  matters: Matters,
  attack: boolean,
  failing: Failing = 'byDegrees',
  paid = 0,
): Throw => ({
  pool: mode === 'single' ? d100 : twoDice[mode],
  reading: new TestReading(rulings, target, mode, matters, attack, failing, paid),
});
