import type { Choice, Port, Question } from '../kernel/port.ts';

/** Proposing the end of a fight. An end that was declined is proposed again only after the situation has changed. */

interface GoesOn {
  readonly round: number;
  /** The situation for which the end was declined (see `goingOn`); `null` where none was. */
  goesOn: string | null;
}

/** A key for the situation in which an end is declined: the round and the sides that remain. */
export const goingOn = ({ round }: Pick<GoesOn, 'round'>, sides: readonly string[]): string =>
  `${round}/${sides.join('/')}`;

/** Forgets a declined end once the situation has changed, so that the end is proposed again even if it changes back. */
export function openAgain<S extends GoesOn>(fight: S, sidesOf: (fight: S) => readonly string[]): void {
  if (fight.goesOn === null) return;
  if (fight.goesOn !== goingOn(fight, sidesOf(fight))) fight.goesOn = null;
}

/** The answers: the fight ends, or it goes on. */
const theEnd: Choice = { option: 'end' };
export const goesOn: Choice = { option: 'go-on' };

/** How a system ends its fights. */
interface EndRules<S> {
  readonly clause: string;
  /** The sides that still have somebody to fight. */
  readonly sidesOf: (fight: S) => readonly string[];
  /** The fight ends without anybody being asked, unless a wave is still to come. */
  readonly unasked?: boolean;
  /** The id of the question; `end` unless given. */
  readonly id?: string;
  /** What ends: "encounter" unless given. */
  readonly what?: string;
  readonly ruling?: string;
}

type EndFact =
  | { readonly fact: 'over'; readonly winner: string | null }
  | { readonly fact: 'fight-goes-on'; readonly standing: string };

/** The last of the sides that are left; `null` where none is, or several. */
const winnerOf = (sides: readonly string[]): string | null => (sides.length < 2 ? (sides[0] ?? null) : null);

/** The outcome once fewer than two sides are left, otherwise `null` (`System.settled`). */
export const settledBy = (sides: readonly string[]): { readonly winner: string | null } | null =>
  sides.length < 2 ? { winner: winnerOf(sides) } : null;

/** Called where the fight looks decided: asks the game master whether it ends, unless the answer is `unasked`. */
export function proposeEnd<S extends GoesOn>(table: Port<S, EndFact>, ending: EndRules<S>): void {
  const { sidesOf } = ending;
  const winner = winnerOf(sidesOf(table.fight));
  if (table.ask(endQuestion(ending, winner)).option === theEnd.option) {
    table.tell({ fact: 'over', winner });
    return;
  }
  // In older saves a change by hand is applied while this is asked: the sides are computed again.
  const { fight } = table;
  table.tell({ fact: 'fight-goes-on', standing: goingOn(fight, sidesOf(fight)) });
}

const endQuestion = <S>(
  { clause, id = 'end', what = 'encounter', ruling, unasked = false }: EndRules<S>,
  winner: string | null,
): Question => ({
  id,
  clause,
  for: 'gm',
  about: { winner, ...(ruling !== undefined && { ruling }) },
  ...(unasked && { unasked: theEnd }),
  options: () => [
    { id: theEnd.option, label: `End the ${what}`, clause, group: 'gm' },
    { id: goesOn.option, label: 'Go on', clause, group: 'gm' },
  ],
  read: ({ option }) =>
    option === theEnd.option || option === goesOn.option
      ? { option }
      : { code: 'noSuchThing', because: 'the answer is end or go-on', clause, field: 'option' },
});
