import { cx } from '../kit/cx.ts';
import { rove } from '../kit/Tabs.tsx';
import type { TacticEntry } from './names.ts';

/** A radio group of a system's tactics, each with a description. */
export function TacticList(props: {
  readonly all: readonly TacticEntry[];
  readonly value: string;
  readonly onPick: (id: string) => void;
}) {
  return (
    <div
      role="radiogroup"
      aria-label="Tactic"
      onKeyDown={(event) => rove(event, '[role=radio]')?.click()}
      className="grid grid-cols-1 gap-2"
    >
      {props.all.map((one) => {
        const on = one.id === props.value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold two lines in one target
          <button
            key={one.id}
            type="button"
            role="radio"
            aria-checked={on}
            tabIndex={on ? 0 : -1}
            onClick={() => props.onPick(one.id)}
            className={cx(
              'grid min-h-touch-lg content-center rounded-control border px-3 py-2 text-left',
              on ? 'border-accent bg-raised ring-1 ring-accent' : 'border-line',
            )}
          >
            <span className="text-body font-semibold">{one.label}</span>
            <span className="text-small text-faint">{one.about}</span>
          </button>
        );
      })}
    </div>
  );
}
