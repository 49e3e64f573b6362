import type { Choice, Port, Question } from '../kernel/port.ts';

/** The end of a fight, and one that was let pass: whoever does so is not asked again before the fight stands otherwise. */

interface GoesOn {
  readonly round: number;
  /** For which standing of the fight its end was let pass; `null`: for none. */
  goesOn: string | null;
}

/** How the fight stands: whoever lets it go on does so for this round and these sides. */
export const goingOn = ({ round }: Pick<GoesOn, 'round'>, sides: readonly string[]): string =>
  `${round}/${sides.join('/')}`;

/** As soon as it stands otherwise the next end of it is a new question, were it the same as before. */
export function openAgain<S extends GoesOn>(fight: S, sidesOf: (fight: S) => readonly string[]): void {
  if (fight.goesOn === null) return;
  if (fight.goesOn !== goingOn(fight, sidesOf(fight))) fight.goesOn = null;
}

/** The answer with which the end of a fight is let pass. */
export const goesOn: Choice = { option: 'go-on' };

/** How a system ends its fights. */
interface Ending<S> {
  readonly clause: string;
  /** The sides that have somebody left to fight. */
  readonly sidesOf: (fight: S) => readonly string[];
  /** It ends by itself: nobody is asked. */
  readonly unasked?: boolean;
  /** What its question is called, where that is not `end`. */
  readonly id?: string;
  /** What ends: "encounter" unless given. */
  readonly what?: string;
  readonly ruling?: string;
}

type EndFact =
  | { readonly fact: 'over'; readonly winner: string | null }
  | { readonly fact: 'fight-goes-on'; readonly standing: string };

/** The fight looks decided: ends it, or has the game master say whether that is the end. */
export function proposeEnd<S extends GoesOn>(table: Port<S, EndFact>, ending: Ending<S>): void {
  const { sidesOf, unasked = false } = ending;
  const sides = sidesOf(table.fight);
  const winner = sides.length < 2 ? (sides[0] ?? null) : null;
  if (unasked || table.ask(endQuestion(ending, winner)).option === 'end') {
    table.tell({ fact: 'over', winner });
    return;
  }
  // In older saves the game master's hand comes in while this is asked: how it stands is looked at again.
  const { fight } = table;
  table.tell({ fact: 'fight-goes-on', standing: goingOn(fight, sidesOf(fight)) });
}

const endQuestion = <S>(
  { clause, id = 'end', what = 'encounter', ruling }: Ending<S>,
  winner: string | null,
): Question => ({
  id,
  clause,
  for: 'gm',
  about: { winner, ...(ruling !== undefined && { ruling }) },
  options: () => [
    { id: 'end', label: `End the ${what}`, clause, group: 'gm' },
    { id: goesOn.option, label: 'Go on', clause, group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'end' || option === goesOn.option
      ? { option }
      : { code: 'noSuchThing', because: 'the answer is end or go-on', clause, field: 'option' },
});
