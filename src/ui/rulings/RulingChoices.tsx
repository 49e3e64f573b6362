import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Ruling, RulingValue } from '../../store/rulings.ts';
import { cx } from '../kit/cx.ts';
import { NumberStepper } from '../kit/NumberStepper.tsx';

/** The maximum number of options shown below each other; more are a select. */
const most = 8;

/** The options of a ruling in the words of the rulebook, with the current one selected. */
export function RulingChoices(props: {
  readonly ruling: Ruling;
  readonly value: RulingValue;
  readonly onPick: (value: RulingValue) => void;
}) {
  const { ruling, value, onPick } = props;
  const { options, range, question } = ruling;
  const name = useId();
  const usual = (one: RulingValue): boolean => one === ruling.default;
  if (options.length > most) {
    return (
      <select
        data-ruling
        aria-label={question}
        value={String(value)}
        onChange={({ target }) => {
          const picked = options.find(({ id }) => String(id) === target.value);
          if (picked) onPick(picked.id);
        }}
        className="min-h-touch w-full rounded-control border border-edge bg-panel px-3 text-body"
      >
        {options.map(({ id, label }) => (
          <option key={String(id)} value={String(id)}>
            {usual(id) ? `${label} (by default)` : label}
          </option>
        ))}
      </select>
    );
  }
  const listed = options.some(({ id }) => id === value);
  return (
    <div data-ruling role="radiogroup" aria-label={question} className="grid gap-1">
      {options.map(({ id, label }) => (
        <Choice key={String(id)} name={name} on={id === value} usual={usual(id)} onPick={() => onPick(id)}>
          {label}
        </Choice>
      ))}
      {range && (
        <>
          <Choice name={name} on={!listed} usual={false} onPick={() => onPick(range.min)}>
            {range.label}
          </Choice>
          {!listed && typeof value === 'number' && (
            <div className="px-3 pb-2">
              <NumberStepper
                label={range.label}
                hideLabel
                value={value}
                min={range.min}
                max={range.max}
                onChange={onPick}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Choice(props: {
  readonly name: string;
  readonly on: boolean;
  readonly usual: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}) {
  const { name, on, usual, onPick, children } = props;
  return (
    <label
      className={cx(
        'wt-ring-around flex min-h-touch cursor-pointer items-center gap-3 rounded-control border px-3 py-2',
        on ? 'border-edge bg-raised' : 'border-transparent text-faint hover:text-ink',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={on}
        onChange={onPick}
        className="size-5 shrink-0 text-body accent-accent"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-[1_1_8rem]">{children}</span>
        {usual && <span className="text-fine text-faint">by default</span>}
      </span>
    </label>
  );
}
