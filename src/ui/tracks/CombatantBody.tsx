import type { CombatantView } from '../../kernel/view.ts';
import { BodyFigure } from './BodyFigure.tsx';
import { Charts } from './Charts.tsx';
import { ConditionChips } from './ConditionChips.tsx';
import { GearTracks } from './GearTracks.tsx';
import { Notes } from './Notes.tsx';
import { PoolRow } from './PoolRow.tsx';
import { eatersOf, ownPools } from './pool.ts';
import { SlotLadder } from './SlotLadder.tsx';
import { TrackView } from './TrackView.tsx';
import { isSlots } from './track.ts';

type Amounts = { readonly [name: string]: number };

/**
 * The state of a combatant: conditions, tracks, pools, body, charts, notes. `loss`: pending mean loss by track;
 * `spending`: pending costs by pool.
 */
export function CombatantBody({
  one,
  loss,
  spending,
  system,
}: {
  readonly one: CombatantView;
  readonly loss: Amounts;
  readonly spending: Amounts;
  /** The system whose rules it uses; by default that of the open fight. */
  readonly system?: string;
}) {
  // A track that shields another is shown while anything of it is left.
  const tracks = Object.entries(one.tracks).filter(
    ([, track]) => !isSlots(track) && !track.gear && (track.shields === undefined || track.left > 0),
  );
  const gear = Object.entries(one.tracks).filter(([, track]) => track.gear);
  const pools = ownPools(one.pools);
  return (
    <>
      <ConditionChips conditions={one.conditions} {...(system !== undefined && { system })} />
      <SlotLadder tracks={one.tracks} loss={loss} />
      {tracks.length > 0 && (
        <div className="grid gap-2.5">
          {tracks.map(([name, track]) => (
            <TrackView key={name} track={track} ghost={loss[name] ?? 0} />
          ))}
        </div>
      )}
      <GearTracks tracks={gear} loss={loss} />
      {pools.length > 0 && (
        <div className="grid gap-1 border-t border-line pt-3">
          {pools.map(([name, pool]) => (
            <PoolRow key={name} pool={pool} spend={spending[name] ?? 0} eaters={eatersOf(one.pools, name)} />
          ))}
        </div>
      )}
      {one.body && <BodyFigure parts={one.body} />}
      {one.charts && <Charts charts={one.charts} />}
      {one.notes.length > 0 && (
        <div className="border-t border-line pt-2">
          <Notes notes={one.notes} {...(system !== undefined && { system })} />
        </div>
      )}
    </>
  );
}
