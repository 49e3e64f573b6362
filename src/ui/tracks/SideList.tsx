import type { Id } from '../../kernel/json.ts';
import type { CombatantView, TurnState } from '../../kernel/view.ts';
import { session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { vitality, vitalLoss } from '../../store/vitality.ts';
import { numeral } from '../../store/words.ts';
import { cx } from '../kit/cx.ts';
import { Pips } from '../kit/Pips.tsx';
import { SideMark } from '../kit/SideMark.tsx';
import type { SideStyle } from '../kit/sides.ts';
import { sidesOf } from '../kit/sides.ts';
import { MainPoolsSmall } from './MainPools.tsx';
import { usePendingLoss, useSpending } from './pending.ts';
import { TrackView } from './TrackView.tsx';
import { mostPips } from './track.ts';

/** All combatants by side, one compact row each. A tap selects; a tap on the selected one shows it on the map. */
export function SideList({ className }: { readonly className?: string }) {
  const view = useTable((state) => state.view);
  const selected = useSession((state) => state.selected);
  const loss = usePendingLoss();
  if (!view) return null;
  const states = new Map(view.bar.map((entry) => [entry.id, entry.state]));
  const place = new Map(view.order.map((id, i) => [id, i]));
  return (
    <section aria-label="Combatants" className={cx('grid gap-5', className)}>
      {sidesOf(view).map((side) => {
        const all = Object.values(view.combatants)
          .filter((one) => one.side === side.side)
          .sort((a, b) => (place.get(a.id) ?? 999) - (place.get(b.id) ?? 999));
        const standing = all.filter((one) => one.out === null).length;
        return (
          <section key={side.side} aria-label={side.side}>
            <h3 className="flex items-center gap-2 pb-1">
              <SideMark style={side} size={20} quiet />
              <span className="text-small font-semibold">{side.side}</span>
              <span className="ml-auto text-fine text-faint">
                {standing} of {all.length} standing
              </span>
            </h3>
            <ul className="divide-y divide-line">
              {all.map((one) => (
                <Row
                  key={one.id}
                  one={one}
                  side={side}
                  state={states.get(one.id) ?? null}
                  selected={one.id === selected}
                  loss={vitalLoss(one, loss[one.id])}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

const stateWords: { readonly [state in TurnState]: string } = {
  active: 'now',
  waiting: '',
  acted: 'acted',
  delayed: 'delays',
  skipped: 'skipped',
  out: 'out',
  over: '',
};

function look(id: Id, selected: boolean): void {
  session.select(id);
  if (selected) session.lookAt({ id });
}

function Row(props: {
  readonly one: CombatantView;
  readonly side: SideStyle;
  readonly state: TurnState | null;
  readonly selected: boolean;
  readonly loss: number;
}) {
  const { one, state, selected, loss } = props;
  const spending = useSpending(one.id);
  const track = vitality(one);
  const pool = Object.entries(one.pools)[0];
  const words = one.out ?? (state ? stateWords[state] : '');
  // An unconscious combatant on a track that goes below 0 can still be saved, so it is not shown as gone.
  const gone = one.out !== null && !(one.out === 'unconscious' && track?.least !== undefined);
  return (
    <li>
      <button
        type="button"
        aria-pressed={selected}
        onClick={() => look(one.id, selected)}
        className={cx(
          'grid min-h-touch-lg w-full grid-cols-[1fr_7.5rem] items-center gap-x-3 gap-y-0.5 rounded-control px-2 py-1.5 text-left hover:bg-raised',
          selected && 'bg-raised ring-2 ring-accent ring-inset',
          one.out && 'text-faint',
        )}
      >
        <span className="flex min-w-0 items-baseline gap-2">
          <span className={cx('truncate text-body font-medium', one.out && 'line-through')}>{one.name}</span>
          {words && (
            <span
              className={cx(
                'shrink-0 text-fine',
                state === 'active' ? 'font-semibold text-accent' : 'text-faint',
              )}
            >
              {words}
            </span>
          )}
        </span>
        <span className="text-right text-small">
          {track && !gone && (
            <>
              <span className="font-semibold">{track.words ?? numeral(track.left)}</span>
              {track.shield && <span className="font-semibold text-gain"> +{track.shield.left}</span>}
              {track.words === undefined && <span className="text-faint"> / {track.max}</span>}
            </>
          )}
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-fine text-warn">
          {pool && !one.out && pool[1].kind === 'pips' && (pool[1].max ?? pool[1].value) <= mostPips && (
            <Pips
              size="small"
              label={pool[1].label}
              value={pool[1].value}
              max={pool[1].max}
              spend={spending[pool[0]] ?? 0}
            />
          )}
          {!one.out && <MainPoolsSmall one={one} cost={spending} />}
          <span className="truncate">{one.conditions.map((condition) => condition.label).join(', ')}</span>
        </span>
        <span>{track && !gone && <TrackView track={track} ghost={loss} size="small" />}</span>
      </button>
    </li>
  );
}
