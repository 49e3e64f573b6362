import type { Track } from '../../kernel/view.ts';
import { numeral } from '../../store/words.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { TrackView } from './TrackView.tsx';

/** The tracks of worn or held things: a small line each. */
export function GearTracks(props: {
  readonly tracks: readonly (readonly [string, Track])[];
  /** Mean pending loss by track. */
  readonly loss: { readonly [track: string]: number };
}) {
  if (props.tracks.length === 0) return null;
  return (
    <ul aria-label="Gear" className="grid gap-1.5 border-t border-line pt-3">
      {props.tracks.map(([name, track]) => (
        <li key={name} className="flex min-h-touch-min flex-wrap items-center gap-2 text-small">
          <span className="min-w-0 flex-[1_1_7.5rem]">
            {track.label} <ClauseLink clause={track.clause} />
          </span>
          <span className="flex-[3_1_4rem]">
            <TrackView track={track} ghost={props.loss[name] ?? 0} size="small" />
          </span>
          <span className="ml-auto w-[4rem] text-right">
            {track.left === 0 ? (
              <span className="font-semibold text-harm">ruined</span>
            ) : (
              <>
                <span className="font-semibold">{numeral(track.left)}</span>
                <span className="text-faint"> / {track.max}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
