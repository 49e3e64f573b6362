/** An end of a fight that was let pass: whoever does so is not asked again before the fight stands otherwise. */

export interface GoesOn {
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
