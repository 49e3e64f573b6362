import { Ban, Check } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { Choice, PickValue } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { useTable } from '../../store/table.ts';
import { pressable, Reason } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import type { PopoverHandle } from '../kit/Popover.tsx';
import { SideMark } from '../kit/SideMark.tsx';
import type { SideStyle } from '../kit/sides.ts';
import { sideOf, sidesOf, tokenLabels } from '../kit/sides.ts';
import { LookLine } from '../odds/OddsLine.tsx';
import { columns } from './OptionRow.tsx';

/** The values of a field as rows: combatants with their mark, a note beside the name, greyed ones with the reason. */
export function PickList({
  picks,
  chosen,
  onPick,
  many = false,
  full = null,
  choiceWith,
  weighed = false,
}: {
  readonly picks: readonly PickValue[];
  readonly chosen: readonly string[];
  readonly onPick: (id: string) => void;
  readonly many?: boolean;
  /** The reason why no more may be added; `null` while there is room. */
  readonly full?: string | null;
  /** The choice with this value of the list, once nothing else is missing; its odds are shown below the name. */
  readonly choiceWith?: (id: Id) => Choice | null;
  /** Whether values that are not combatants have their odds shown as well. */
  readonly weighed?: boolean;
}) {
  const view = useTable((state) => state.view);
  const sides = useMemo(() => (view ? sidesOf(view) : []), [view]);
  const letters = useMemo(() => (view ? tokenLabels(view) : {}), [view]);
  const sorted = [...picks.filter((pick) => !pick.refused), ...picks.filter((pick) => pick.refused)];
  if (sorted.length === 0) return <p className="text-small text-faint">There is nothing to choose from.</p>;
  return (
    <ul className={columns}>
      {sorted.map((pick) => {
        const on = chosen.includes(pick.id);
        return (
          <PickRow
            key={pick.id}
            pick={
              !on && full !== null && !pick.refused
                ? { ...pick, refused: { code: 'full', because: full, clause: '' } }
                : pick
            }
            on={on}
            many={many}
            combatant={view?.combatants[pick.id]}
            choice={
              (weighed || view?.combatants[pick.id]) && !pick.refused ? (choiceWith?.(pick.id) ?? null) : null
            }
            sides={sides}
            letters={letters[pick.id]}
            onPick={() => onPick(pick.id)}
          />
        );
      })}
    </ul>
  );
}

function PickRow(props: {
  readonly pick: PickValue;
  readonly on: boolean;
  readonly many: boolean;
  readonly combatant: CombatantView | undefined;
  readonly choice: Choice | null;
  readonly sides: readonly SideStyle[];
  readonly letters: string | undefined;
  readonly onPick: () => void;
}) {
  const { pick, on, many, combatant, sides } = props;
  const why = useRef<PopoverHandle>(null);
  const id = useId();
  const whyId = `${id}why`;
  const { refused } = pick;
  return (
    <li className="grid grid-cols-1">
      <button
        type="button"
        aria-pressed={on}
        aria-disabled={refused ? true : undefined}
        aria-labelledby={refused ? `${id}name` : `${id}name ${id}note`}
        aria-describedby={refused ? whyId : `${id}odds`}
        onClick={(event) => (refused ? why.current?.open(event.currentTarget) : props.onPick())}
        className={cx(
          'flex min-h-touch w-full items-center gap-2.5 px-3 py-1.5 text-left',
          pressable,
          refused ? 'border border-dashed border-edge text-faint' : 'border border-line bg-raised',
          on && 'ring-2 ring-accent',
        )}
      >
        {refused && <Ban aria-hidden className="size-4 shrink-0" />}
        {combatant && !refused && (
          <SideMark style={sideOf(sides, combatant.side)} letters={props.letters} size={26} quiet />
        )}
        {/* If the line of odds stays empty it keeps its height, and the text is centred in both lines. */}
        <span className="min-w-0 flex-1 has-data-nothing:translate-y-2.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-2.5">
            <span id={`${id}name`} className={cx('min-w-0', refused ? 'text-small' : 'font-medium')}>
              {pick.label}
            </span>
            <span id={`${id}note`} className="min-w-0 text-fine text-faint">
              {refused ? refused.because : pick.note}
            </span>
          </span>
          <span id={`${id}odds`}>
            <LookLine choice={props.choice} of={pick.id} />
          </span>
        </span>
        {many && (
          <span
            aria-hidden
            className={cx(
              'grid size-6 shrink-0 place-content-center rounded border-2',
              on ? 'border-accent bg-accent text-on-accent' : 'border-edge',
            )}
          >
            {on && <Check className="size-4" />}
          </span>
        )}
      </button>
      {refused && <Reason handle={why} id={whyId} why={refused} />}
    </li>
  );
}
