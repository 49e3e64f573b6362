import type { System } from '../engine/system.ts';
import type { Id } from '../kernel/json.ts';
import type { Handed, Preferences } from '../kernel/preferences.ts';
import type { TurnState, View } from '../kernel/view.ts';
import { isPlayed, turnStateOf } from '../kernel/view.ts';
import type { Hands, Request } from '../protocol/messages.ts';
import { knowsTactic } from './named.ts';

type Wishes = Omit<Extract<Request, { do: 'prefer' }>, 'do'>;

/** The preferences after these wishes. Handovers that have expired are dropped. */
export function preferencesAfter(now: Preferences, wishes: Wishes, view: View): Preferences {
  const reactions = { ...now.reactions };
  for (const [who, kinds] of Object.entries(wishes.reactions ?? {}))
    reactions[who] = { ...reactions[who], ...kinds };
  const { hands, sides } = handsAfter(now, wishes, view);
  return {
    defaultDice: wishes.defaultDice ?? now.defaultDice,
    dice: changed(now.dice, wishes.dice ?? {}),
    reactions,
    ...(Object.keys(hands).length > 0 && { hands }),
    ...(Object.keys(sides).length > 0 && { sides }),
  };
}

/**
 * The handovers after these wishes. A wish for a member of a side that was handed over as a whole leaves the others in
 * the tactic's hand one by one; a wish for a side replaces those of its members.
 */
function handsAfter(
  now: Preferences,
  wishes: Wishes,
  view: View,
): Required<Pick<Preferences, 'hands' | 'sides'>> {
  const sideOf = (who: Id): string | undefined => view.combatants[who]?.side;
  const parted = new Set(Object.keys(wishes.hands ?? {}).map(sideOf));
  const members = handsOfSides(now.sides, view).filter(([who]) => parted.has(sideOf(who)));
  const kept = Object.entries(now.hands ?? {}).filter(
    ([who, hand]) => lasts(hand, view, who) && !((sideOf(who) ?? '') in (wishes.sides ?? {})),
  );
  const given = Object.entries(wishes.hands ?? {}).map(
    ([who, hand]) => [who, hand && begun(hand, view, who)] as const,
  );
  const whole = Object.entries(now.sides ?? {}).filter(([side]) => !parted.has(side));
  return {
    hands: changed(
      { ...Object.fromEntries(members), ...Object.fromEntries(kept) },
      Object.fromEntries(given),
    ),
    sides: changed(Object.fromEntries(whole), wishes.sides ?? {}),
  };
}

/**
 * A handover for each combatant of the sides that are handed over as a whole. Of things only those that have turns, such
 * as a trap that shoots.
 */
const handsOfSides = (sides: Preferences['sides'] = {}, view: View): readonly (readonly [Id, Handed])[] =>
  Object.values(view.combatants).flatMap((one) => {
    const tactic = isPlayed(view, one) ? sides[one.side] : undefined;
    return tactic === undefined ? [] : [[one.id, { tactic, lasts: 'fight' }] as const];
  });

/** The entries with the wishes merged in; `null` removes an entry. */
function changed<T>(
  now: { readonly [who: Id]: T },
  wishes: { readonly [who: Id]: T | null },
): { readonly [who: Id]: T } {
  const all = Object.entries({ ...now, ...wishes });
  return Object.fromEntries(all.flatMap(([who, one]) => (one === null ? [] : [[who, one] as const])));
}

/** The handovers in force. A tactic that the system does not have is replaced by the default one. */
export function handsNow(system: System, { hands, sides }: Preferences, view: View): Hands {
  const own = Object.entries(hands ?? {}).filter(
    ([who, hand]) => who in view.combatants && lasts(hand, view, who),
  );
  return Object.fromEntries(
    [...handsOfSides(sides, view), ...own].map(([who, { tactic, lasts: span }]) => [
      who,
      { tactic: knowsTactic(system, tactic) ? tactic : system.defaultTactic, lasts: span },
    ]),
  );
}

/** The tactics that these handovers name. */
export const tacticsOf = (hands: Wishes['hands'] = {}): readonly (string | null)[] =>
  Object.values(hands).map((hand) => hand?.tactic ?? null);

/** The first tactic among these that the system does not have; `null` if it has them all. */
export const unknownTactic = (system: System, tactics: readonly (string | null)[]): string | null =>
  tactics.find((tactic) => tactic !== null && !knowsTactic(system, tactic)) ?? null;

type Kept = NonNullable<Preferences['hands']>[Id];

/** A handover with the round of its turn, if it is for one turn: this round, or the next if its turn is over. */
function begun(hand: Handed, view: View, who: Id): Kept {
  if (hand.lasts === 'fight') return hand;
  const state = turnStateOf(view, who);
  const over = state !== null && past.has(state);
  return { ...hand, round: Math.max(1, view.round) + (over ? 1 : 0) };
}

/**
 * Whether a handover is still in force. It depends on the current state of the fight alone, so an undo that goes back
 * into the turn restores the handover.
 */
function lasts({ lasts: span, round = 0 }: Kept, view: View, who: Id): boolean {
  if (span === 'fight' || view.round < round) return true;
  const state = turnStateOf(view, who);
  return view.round === round && (state === null || !past.has(state));
}

const past: ReadonlySet<TurnState> = new Set(['acted', 'skipped', 'out', 'over']);
