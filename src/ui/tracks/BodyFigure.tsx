import { useRef, useState } from 'react';
import type { BodyPartView } from '../../kernel/view.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { cx } from '../kit/cx.ts';
import type { PopoverHandle } from '../kit/Popover.tsx';
import { Popover } from '../kit/Popover.tsx';

const columns = { 1: 'col-start-1', 2: 'col-start-2', 3: 'col-start-3' } as const;
const rows = { 1: 'row-start-1', 2: 'row-start-2', 3: 'row-start-3' } as const;

/** The body as a grid of boxes, each with the part's protection and injury. A tap shows what an injury does. */
export function BodyFigure({ parts }: { readonly parts: readonly BodyPartView[] }) {
  const card = useRef<PopoverHandle>(null);
  const [open, setOpen] = useState<BodyPartView | null>(null);
  if (parts.length === 0) return null;
  return (
    <section aria-label="Body" className="border-t border-line pt-3">
      <ul className="grid grid-cols-3 gap-1.5">
        {parts.map((part) => (
          <li key={part.id} className={cx('min-w-0', columns[part.column], rows[part.row])}>
            <button
              type="button"
              aria-label={`${part.label}, ${part.note}${part.injury ? `, ${part.injury.label}` : ''}`}
              onClick={(event) => {
                const at = event.currentTarget;
                setOpen(part);
                requestAnimationFrame(() => card.current?.open(at));
              }}
              className={cx(
                'wt-printed grid h-full min-h-touch w-full content-center gap-0.5 rounded-control border px-1 py-1.5 text-center',
                part.injury ? 'border-2 border-harm bg-raised' : 'border-line',
              )}
            >
              <span className="text-fine text-faint">{part.label}</span>
              <span
                className={cx(
                  'text-small leading-tight font-semibold hyphens-auto',
                  part.injury && 'text-harm',
                )}
              >
                {part.injury ? part.injury.label : part.note}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Popover ref={card} label={open?.label ?? 'Part of the body'}>
        {open && (
          <div className="grid gap-1">
            <p className="font-semibold">
              {open.label} <span className="font-normal text-faint">{open.note}</span>
            </p>
            {open.injury ? (
              <>
                <p className="text-small font-semibold text-harm">{open.injury.label}</p>
                <p className="text-small">{open.injury.text}</p>
                <p className="text-small">
                  Rule <ClauseLink clause={open.injury.clause} />
                </p>
              </>
            ) : (
              <p className="text-small text-faint">Not injured</p>
            )}
          </div>
        )}
      </Popover>
    </section>
  );
}
