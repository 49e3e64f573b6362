import type { Id } from './json.ts';

/** `seeded`: the engine rolls at once. `manual`: every roll waits for a person, who types faces or lets it roll. */
export const diceModes = ['manual', 'seeded'] as const;
export type DiceMode = (typeof diceModes)[number];

/** Never, ask, or let the default tactic answer. */
export const reactionModes = ['off', 'ask', 'auto'] as const;
export type ReactionMode = (typeof reactionModes)[number];

/** The modes by combatant and kind of reaction. */
export interface ReactionModes {
  readonly [who: Id]: { readonly [reaction: string]: ReactionMode };
}

/** How long a handover lasts: one turn, or until it is revoked. */
export const handSpans = ['turn', 'fight'] as const;
type HandSpan = (typeof handSpans)[number];

/** A combatant's handover to a tactic, which answers its questions. */
export interface Handed {
  readonly tactic: string;
  readonly lasts: HandSpan;
}

/**
 * How a table wants to be asked. Answers that follow from it are written on the tape: a replay does not depend on it.
 */
export interface Preferences {
  readonly defaultDice: DiceMode;
  readonly dice: { readonly [who: Id]: DiceMode };
  readonly reactions: ReactionModes;
  /** Combatants handed over to tactics. `round`: for one turn only, the round in which that turn comes. */
  readonly hands?: { readonly [who: Id]: Handed & { readonly round?: number } };
  /** The tactics of sides that are handed over as a whole until taken back, with everybody who joins them later. */
  readonly sides?: { readonly [side: string]: string };
}

export const preferencesFor = (defaultDice: DiceMode): Preferences => ({
  defaultDice,
  dice: {},
  reactions: {},
});
