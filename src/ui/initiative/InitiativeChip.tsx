import {
  Bot,
  Check,
  CircleSlash,
  Eye,
  Footprints,
  HeartPulse,
  Hourglass,
  Link2,
  SkipForward,
  Skull,
  Zap,
} from 'lucide-react';
import { memo } from 'react';
import type { CombatantView, Out, TurnState } from '../../kernel/view.ts';
import { vitality } from '../../store/vitality.ts';
import { signed } from '../../store/words.ts';
import { hasArt, TokenArt } from '../art/TokenArt.tsx';
import { cx } from '../kit/cx.ts';
import { outlineOf, radius } from '../kit/SideMark.tsx';
import { lookColour } from '../kit/sides.ts';
import { mainPools } from '../tracks/pool.ts';
import type { ChipData, ChipFace } from './chip.ts';
import { chipWidth, waitsOf } from './chip.ts';

const icon = 'size-[1.09em] shrink-0';
const marks: { readonly [state in Exclude<TurnState, 'out'>]: React.ReactNode } = {
  active: null,
  waiting: null,
  acted: <Check aria-hidden className={icon} />,
  delayed: <Hourglass aria-hidden className={icon} />,
  skipped: <SkipForward aria-hidden className={icon} />,
  over: null,
};
/** How somebody is out: whoever is unconscious may still be saved, which the dead are not. */
const outMarks: { readonly [out in Out]: React.ReactNode } = {
  dead: <Skull aria-hidden className={icon} />,
  unconscious: <HeartPulse aria-hidden className={cx(icon, 'text-harm')} />,
  fled: <Footprints aria-hidden className={icon} />,
  gone: <CircleSlash aria-hidden className={icon} />,
};
const markOf = ({ entry, one }: ChipData): React.ReactNode =>
  entry.state === 'out' ? outMarks[one.out ?? 'gone'] : marks[entry.state];

function Face({
  chip,
  done,
  small,
}: {
  readonly chip: ChipFace;
  readonly done: boolean;
  readonly small?: boolean;
}) {
  const { look } = chip.side;
  const colour = done ? 'var(--wt-track-empty)' : lookColour[look];
  return (
    <svg
      viewBox="-112 -112 224 224"
      aria-hidden
      className={cx('shrink-0', small ? 'size-[1.0625em]' : 'size-[1.625em]')}
    >
      <path
        d={outlineOf(look, radius)}
        fill={colour}
        stroke={lookColour[look]}
        strokeWidth={14}
        strokeLinejoin="round"
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        y={4}
        fontSize={chip.letters.length > 1 ? (look === 'hostile' ? 74 : 86) : 100}
        fontWeight={750}
        fill={done ? 'var(--wt-ink)' : 'var(--wt-token)'}
      >
        {chip.letters}
      </text>
    </svg>
  );
}

/** What it waits for, in up to three lines, or only that it does; the panel shows all of it. */
const Waits = ({ words }: { readonly words: readonly string[] }) => (
  <span
    aria-hidden
    className="@container flex w-[13em] min-w-[1.09em] grow shrink-[99999] gap-1 self-start text-left text-[0.6875em] leading-[1.18]"
  >
    <Eye className="mt-px size-[1.09em] shrink-0 text-warn" />
    <span className="hidden min-w-0 @[6em]:block">
      <span className="line-clamp-3">{words.join('; ')}</span>
    </span>
  </span>
);

/** The latest change of initiative. The chip's label states the current value. */
const Move = ({ by }: { readonly by: number }) => (
  <span
    aria-hidden
    className={cx('shrink-0 rounded-full px-1 font-bold text-ground', by < 0 ? 'bg-harm' : 'bg-gain')}
  >
    {signed(by)}
  </span>
);

/** The progress of an action that is paid for over several turns, at the top of the chip. */
function Underway({ one }: { readonly one: CombatantView }) {
  const progress = Object.values(one.pools).find((pool) => pool.progress)?.progress;
  if (!progress || one.out) return null;
  const share = Math.max(0, Math.min(1, progress.paid / Math.max(1, progress.cost)));
  return (
    <span className="absolute inset-x-1.5 top-0 h-1 overflow-hidden rounded-full bg-track-empty">
      <span className="absolute inset-y-0 left-0 bg-warn" style={{ width: `${share * 100}%` }} />
    </span>
  );
}

/** What is left of the main track, as a thin bar at the bottom of the chip. */
function Sliver({ chip, ghost }: { readonly chip: ChipData; readonly ghost: number }) {
  const track = vitality(chip.one);
  if (!track || chip.one.out) return null;
  const max = Math.max(1, track.max);
  const now = Math.max(0, track.left);
  const gone = Math.max(0, Math.min(now, ghost));
  const back = Math.max(0, Math.min(max, track.left - ghost) - now);
  return (
    <span className="absolute inset-x-1.5 bottom-1 h-1 overflow-hidden rounded-full bg-track-empty">
      <span
        className="absolute inset-y-0 left-0 rounded-full bg-track"
        style={{ width: `${((now - gone) / max) * 100}%` }}
      />
      {gone > 0 && (
        <span
          className="wt-ghost absolute inset-y-0"
          style={{ left: `${((now - gone) / max) * 100}%`, width: `${(gone / max) * 100}%` }}
        />
      )}
      {back > 0 && (
        <span
          className="wt-back absolute inset-y-0"
          style={{ left: `${(now / max) * 100}%`, width: `${(back / max) * 100}%` }}
        />
      )}
    </span>
  );
}

/** The first main pool, as a hairline above that bar. */
function MainPool({ one }: { readonly one: CombatantView }) {
  const [main] = mainPools(one);
  if (!main || one.out) return null;
  const share = Math.max(0, Math.min(1, main[1].value / Math.max(1, main[1].max ?? main[1].value)));
  return (
    <span className="absolute inset-x-1.5 bottom-[7px] h-0.5 overflow-hidden rounded-full bg-track-empty">
      <span className="absolute inset-y-0 left-0 bg-accent" style={{ width: `${share * 100}%` }} />
    </span>
  );
}

/** How wide a long name makes a chip where the bar has room for it, in pixels at the default font size. */
const widest = (chip: ChipData): number => chipWidth(chip) + 104 + (waitsOf(chip.entry).length > 0 ? 96 : 0);

/** Converts pixels at the default font size into `em` of the bar. */
const inLetters = (pixels: number): string => `${pixels / 16}em`;

/** One place of the initiative bar. */
export const InitiativeChip = memo(function InitiativeChip(props: {
  readonly chip: ChipData;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly ghost: number;
  /** The label of the tactic that plays it; `null` if people do. */
  readonly hand: string | null;
  /** The latest change of its initiative; 0 if there is none. */
  readonly move: number;
  readonly onPress: (chip: ChipData) => void;
  readonly onFocus: (chip: ChipData) => void;
}) {
  const { chip, selected, hand } = props;
  const { entry, one } = chip;
  const active = entry.state === 'active';
  const done = entry.state === 'acted' || entry.state === 'out' || entry.state === 'skipped';
  const out = entry.state === 'out';
  const waits = waitsOf(entry);
  const waiting = waits.length > 0;
  // Beside what it waits for the name takes what room there is, and gives way last.
  const named = waiting ? chipWidth({ entry: { ...entry, waits: [] }, mates: chip.mates }) - 8 : 0;
  const played = hand !== null && !out;
  const initiative = entry.state === 'delayed' ? null : entry.initiative;
  // A chip of 56 px has room for two of face, initiative and picture.
  const pictured = chip.mates.length === 0 && hasArt(one.icon) && (active || initiative === null);
  return (
    <button
      type="button"
      data-chip={entry.id}
      data-active={active || undefined}
      aria-label={hand === null ? chip.words : `${chip.words}, in the hand of ${hand}`}
      aria-pressed={selected}
      aria-current={active ? 'true' : undefined}
      title={[entry.note, ...waits, entry.may]
        .filter(Boolean)
        .reduce((all, note) => `${all}: ${note}`, one.name)}
      tabIndex={props.tabbable ? 0 : -1}
      onClick={() => props.onPress(chip)}
      onFocus={() => props.onFocus(chip)}
      style={{ minWidth: inLetters(chipWidth(chip)), maxWidth: inLetters(widest(chip)) }}
      className={cx(
        // What it waits for takes more lines before any name is cut.
        waiting ? 'shrink-[99999]' : 'shrink',
        'relative flex h-[3.5em] items-stretch gap-1 rounded-control border px-0.5 pt-[3px] transition-colors duration-200',
        active && 'border-2 border-halo bg-raised pt-[2px] shadow-card',
        !active && (done ? 'border-transparent' : 'border-line bg-raised'),
        entry.state === 'delayed' && 'border-dashed border-warn',
        entry.may && 'border-reach',
        selected && 'ring-2 ring-ink ring-inset',
      )}
    >
      <span
        className={cx('flex flex-col items-center gap-0.5', waiting ? 'pl-1' : 'min-w-0 flex-1')}
        style={waiting ? { minWidth: inLetters(named), maxWidth: inLetters(named + 64) } : undefined}
      >
        <span className="flex items-center gap-0.5">
          <Face chip={chip} done={done} />
          {pictured && (
            <svg
              viewBox="-8 -8 16 16"
              aria-hidden
              className={cx('-ml-0.5 size-[1em] shrink-0 fill-current', done ? 'text-faint' : 'text-ink')}
            >
              <TokenArt icon={one.icon} size={16} />
            </svg>
          )}
          {chip.mates.length > 0 && (
            <Link2 aria-hidden className="-mx-0.5 size-[0.75em] shrink-0 text-faint" />
          )}
          {chip.mates.map((mate) => (
            <Face
              key={mate.id}
              chip={mate}
              done={mate.state === 'acted' || mate.state === 'out' || mate.state === 'skipped'}
              small
            />
          ))}
          {(initiative !== null || played || entry.may !== undefined) && (
            <span className="flex flex-col items-center leading-none">
              {initiative !== null && (
                <span className={cx('text-[0.875em] font-bold', done && 'text-faint')}>{initiative}</span>
              )}
              {(played || entry.may !== undefined) && (
                <span className="flex text-[0.6875em]">
                  {played && <Bot aria-hidden className={cx(icon, 'text-accent')} />}
                  {entry.may !== undefined && (
                    <Zap aria-hidden className={cx(icon, 'fill-current text-reach')} />
                  )}
                </span>
              )}
            </span>
          )}
        </span>
        <span
          className={cx(
            'flex max-w-full items-center gap-0.5 px-0.5 text-[0.6875em] leading-[1.2727] font-medium',
            done ? 'text-faint' : 'text-ink',
            active && 'font-bold',
          )}
        >
          {props.move === 0 && markOf(chip)}
          <span className={cx('truncate', out && one.out !== 'unconscious' && 'line-through')}>
            {one.name}
          </span>
          {props.move !== 0 && <Move by={props.move} />}
        </span>
      </span>
      {waiting && <Waits words={waits} />}
      <Underway one={one} />
      <MainPool one={one} />
      <Sliver chip={chip} ghost={props.ghost} />
    </button>
  );
});
