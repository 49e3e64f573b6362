import type { Json } from '../../kernel/json.ts';
import type { CombatantView, Out } from '../../kernel/view.ts';
import { Chip } from '../kit/Chip.tsx';
import { ConditionChips } from '../tracks/ConditionChips.tsx';
import { GearTracks } from '../tracks/GearTracks.tsx';
import { PoolRow } from '../tracks/PoolRow.tsx';
import { eatersOf } from '../tracks/pool.ts';
import { SlotLadder } from '../tracks/SlotLadder.tsx';
import { TrackView } from '../tracks/TrackView.tsx';
import { isWhole, leftOf } from './left.ts';

/** What the last fight has left of a combatant, drawn as in a fight. `out`: how it left that fight. */
export function WhatIsLeft(props: {
  readonly system: string;
  /** Its state at the beginning of a fight: `null` if no fight can begin with it, `undefined` while unknown. */
  readonly seen: CombatantView | null | undefined;
  /** Why it is not known and will not be; `null` while it may still come. */
  readonly why: string | null;
  readonly sheet: Json;
  readonly out?: Out | null;
}) {
  const { system, seen, sheet } = props;
  if (seen === undefined) {
    return props.why === null ? (
      <p className="text-small text-faint">One moment …</p>
    ) : (
      <p role="alert" className="text-small text-warn">
        {props.why}
      </p>
    );
  }
  // For the dead nothing else is shown; in some systems no fight can begin with them.
  if (props.out === 'dead') return <OutOf out={props.out} />;
  if (seen === null) {
    return props.out ? (
      <OutOf out={props.out} />
    ) : (
      <p className="text-small text-warn">No fight can begin with this sheet as it is.</p>
    );
  }
  const left = leftOf(seen, sheet);
  const out = props.out ?? left.out;
  if (out === null && isWhole(left)) {
    return (
      <div>
        <Chip tone="gain">As good as new</Chip>
      </div>
    );
  }
  const { conditions, slots, tracks, gear, pools, body, notes, used } = left;
  // A condition named like the way of being out says so already.
  const says = conditions.some(({ label }) => label.toLowerCase() === out);
  return (
    <div className="grid gap-3">
      {out !== null && !says && <OutOf out={out} />}
      <ConditionChips system={system} conditions={conditions} />
      <SlotLadder tracks={slots} loss={{}} />
      {(tracks.length > 0 || pools.length > 0) && (
        <div className="grid items-start gap-x-6 gap-y-2.5 sm:grid-cols-2">
          {tracks.map(([name, track]) => (
            <TrackView key={name} track={track} ghost={0} />
          ))}
          {pools.map(([name, pool]) => (
            <PoolRow key={name} pool={pool} eaters={eatersOf(seen.pools, name)} />
          ))}
        </div>
      )}
      <GearTracks tracks={gear} loss={{}} />
      {body.length > 0 && (
        <ul aria-label="Injuries" className="grid gap-1 text-small">
          {body.map(({ id, label, injury }) => (
            <li key={id}>
              <span className="font-semibold text-harm">
                {label}: {injury?.label}.
              </span>{' '}
              {injury?.text}
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul aria-label="Besides" className="grid gap-1 text-small">
          {notes.map(({ label, value }) => (
            <li key={`${label} ${value}`}>
              <span className="text-faint">{label}:</span> {value}
            </li>
          ))}
        </ul>
      )}
      {used.length > 0 && <p className="text-small text-faint">Used up: {used.join(', ')}</p>}
    </div>
  );
}

const OutOf = ({ out }: { readonly out: Out }) => (
  <div>
    <Chip tone="harm">{out}</Chip>
  </div>
);
