import type { CombatantView, Track, View } from '../kernel/view.ts';
import type { Prompt } from '../protocol/messages.ts';
import { vitality } from './vitality.ts';

/** Whose eyes look at the screen. Behind the curtain nobody's do: it is being handed over. */
export const allEyes = ['gm', 'players', 'curtain'] as const;
export type Eyes = (typeof allEyes)[number];

/** How much players see of how their foes fare, from everything to nothing. */
export const foeDetails = ['numbers', 'share', 'words', 'hurt', 'nothing'] as const;
export type FoeDetail = (typeof foeDetails)[number];

/** The fight as it is, and what the table waits for. */
export interface Truth {
  readonly view: View;
  readonly prompt: Prompt | null;
}

/** As these eyes see it: what the game master is asked is not for players to answer. */
export function seen({ view, prompt }: Truth, eyes: Eyes, detail: FoeDetail): Truth {
  const who = prompt && view.combatants[prompt.for];
  const players = partyOf(view);
  const theirs = prompt === null || players.size === 0 || (who && players.has(who.side));
  return { view: seenBy(view, eyes, detail), prompt: eyes === 'gm' || theirs ? prompt : null };
}

/** The sides that somebody plays for. */
const partyOf = (view: View): ReadonlySet<string> =>
  new Set(Object.values(view.combatants).flatMap((one) => (one.player ? [one.side] : [])));

/**
 * The fight as these eyes see it. Players see of those on sides without a player what stands on the map and in the
 * initiative bar, their conditions, and of their harm as much as `detail` says; not what they can spend, and no notes.
 */
export function seenBy(view: View, eyes: Eyes, detail: FoeDetail): View {
  if (eyes === 'gm' || detail === 'numbers') return view;
  const party = partyOf(view);
  // Where nobody is a player's, there are no foes to hide.
  if (party.size === 0) return view;
  const combatants = Object.entries(view.combatants).map(([id, one]) => [
    id,
    party.has(one.side) ? one : veiled(one, detail),
  ]);
  return { ...view, combatants: Object.fromEntries(combatants) as View['combatants'] };
}

function veiled(one: CombatantView, detail: Exclude<FoeDetail, 'numbers'>): CombatantView {
  const { body: _, charts: __, ...rest } = one;
  const track = vitality(one);
  const seen = track && roughly(track, detail);
  return { ...rest, tracks: seen ? { seen } : {}, pools: {}, notes: [] };
}

const steps = ['at the end of its strength', 'badly hurt', 'hurt', 'unhurt'] as const;

/** A track told without its numbers; nothing at all when nothing of it is to be seen. */
function roughly(track: Track, detail: Exclude<FoeDetail, 'numbers'>): Track | undefined {
  const share = track.max <= 0 ? 1 : Math.max(0, Math.min(1, track.left / track.max));
  const told = (left: number, max: number, words: string): Track => ({
    label: 'How it fares',
    kind: 'bar',
    left,
    max,
    words,
    clause: track.clause,
  });
  switch (detail) {
    case 'share': {
      // Only the unhurt have all of it, and only who has nothing left has none.
      const tenths = share >= 1 ? 10 : share <= 0 ? 0 : Math.max(1, Math.min(9, Math.round(share * 10)));
      return told(tenths, 10, `about ${tenths * 10} %`);
    }
    case 'words': {
      const step = share >= 1 ? 3 : share > 0.5 ? 2 : share > 0.25 ? 1 : 0;
      return told(step + 1, 4, steps[step] ?? '');
    }
    case 'hurt':
      return told(share >= 1 ? 2 : 1, 2, share >= 1 ? 'unhurt' : 'hurt');
    case 'nothing':
      return undefined;
  }
}
