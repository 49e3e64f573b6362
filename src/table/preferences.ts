import type { System } from '../engine/system.ts';
import type { Id } from '../kernel/json.ts';
import type { Handed, Preferences } from '../kernel/preferences.ts';
import type { TurnState, View } from '../kernel/view.ts';
import type { Hands, Request } from '../protocol/messages.ts';
import { knowsTactic } from './named.ts';

type Wishes = Omit<Extract<Request, { do: 'prefer' }>, 'do'>;

/** The preferences after these wishes. Handovers that have expired are dropped. */
export function preferencesAfter(now: Preferences, wishes: Wishes, view: View): Preferences {
  const reactions = { ...now.reactions };
  for (const [who, kinds] of Object.entries(wishes.reactions ?? {}))
    reactions[who] = { ...reactions[who], ...kinds };
  const kept = Object.entries(now.hands ?? {}).filter(([who, hand]) => lasts(hand, view, who));
  const given = Object.entries(wishes.hands ?? {}).map(
    ([who, hand]) => [who, hand && begun(hand, view, who)] as const,
  );
  const hands = changed(Object.fromEntries(kept), Object.fromEntries(given));
  const { hands: _, ...rest } = now;
  return {
    ...rest,
    defaultDice: wishes.defaultDice ?? now.defaultDice,
    dice: changed(now.dice, wishes.dice ?? {}),
    reactions,
    ...(Object.keys(hands).length > 0 && { hands }),
  };
}

/** The entries with the wishes merged in; `null` removes an entry. */
function changed<T>(
  now: { readonly [who: Id]: T },
  wishes: { readonly [who: Id]: T | null },
): { readonly [who: Id]: T } {
  const all = Object.entries({ ...now, ...wishes });
  return Object.fromEntries(all.flatMap(([who, one]) => (one === null ? [] : [[who, one] as const])));
}

/** The handovers in force. A tactic that the system does not have is replaced by the default one. */
export function handsNow(system: System, { hands }: Preferences, view: View): Hands {
  const live = Object.entries(hands ?? {}).filter(
    ([who, hand]) => who in view.combatants && lasts(hand, view, who),
  );
  return Object.fromEntries(
    live.map(([who, { tactic, lasts: span }]) => [
      who,
      { tactic: knowsTactic(system, tactic) ? tactic : system.defaultTactic, lasts: span },
    ]),
  );
}

/** The first tactic among these that the system does not have; `null` if it has them all. */
export const unknownTactic = (system: System, hands: readonly (Handed | null)[]): string | null =>
  hands.find((hand) => hand !== null && !knowsTactic(system, hand.tactic))?.tactic ?? null;

type Kept = NonNullable<Preferences['hands']>[Id];

/** A handover with the round of its turn, if it is for one turn: this round, or the next if its turn is over. */
function begun(hand: Handed, view: View, who: Id): Kept {
  if (hand.lasts === 'fight') return hand;
  const state = stateOf(view, who);
  const over = state !== null && past.has(state);
  return { ...hand, round: Math.max(1, view.round) + (over ? 1 : 0) };
}

/**
 * Whether a handover is still in force. It depends on the current state of the fight alone, so an undo that goes back
 * into the turn restores the handover.
 */
function lasts({ lasts: span, round = 0 }: Kept, view: View, who: Id): boolean {
  if (span === 'fight' || view.round < round) return true;
  const state = stateOf(view, who);
  return view.round === round && (state === null || !past.has(state));
}

const past: ReadonlySet<TurnState> = new Set(['acted', 'skipped', 'out']);

/** The state of a combatant's turn in this round; `null` where it is not in the initiative bar. */
function stateOf({ bar }: View, who: Id): TurnState | null {
  for (const entry of bar) {
    const one = entry.id === who ? entry : entry.with?.find(({ id }) => id === who);
    if (one) return one.state;
  }
  return null;
}
