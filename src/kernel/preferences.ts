import type { Id } from './json.ts';

/** `seeded`: the engine rolls at once. `manual`: every roll waits for a person, who types faces or lets it roll. */
export const diceModes = ['manual', 'seeded'] as const;
export type DiceMode = (typeof diceModes)[number];

/** Never, ask, or let the default tactic answer. */
export const reactionModes = ['off', 'ask', 'auto'] as const;
export type ReactionMode = (typeof reactionModes)[number];

/** For each combatant and each kind of reaction. */
export interface ReactionModes {
  readonly [who: Id]: { readonly [reaction: string]: ReactionMode };
}

/** To the end of one turn, or until it is taken back. */
export const handSpans = ['turn', 'fight'] as const;
type HandSpan = (typeof handSpans)[number];

/** In whose hand somebody is: a tactic answers what it is asked. */
export interface Handed {
  readonly tactic: string;
  readonly lasts: HandSpan;
}

/** How a table likes to be asked. What it decides is written on the tape, so a replay does not depend on it. */
export interface Preferences {
  readonly defaultDice: DiceMode;
  readonly dice: { readonly [who: Id]: DiceMode };
  readonly reactions: ReactionModes;
  /** Who was handed over to a tactic; for one turn: the one that it has, or is to have, in this round. */
  readonly hands?: { readonly [who: Id]: Handed & { readonly round?: number } };
}

export const preferencesFor = (defaultDice: DiceMode): Preferences => ({
  defaultDice,
  dice: {},
  reactions: {},
});
