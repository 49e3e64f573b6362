import { useRef, useState } from 'react';
import type { ConditionView } from '../../kernel/view.ts';
import { session } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { find } from '../compendium/book.ts';
import { useThings } from '../compendium/useBook.ts';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import type { PopoverHandle } from '../kit/Popover.tsx';
import { Popover } from '../kit/Popover.tsx';
import { conditionName, lasting } from './condition.ts';

/** Conditions as chips with names. A tap shows how long each lasts and the rule that it comes from. */
export function ConditionChips({
  conditions,
  system,
}: {
  readonly conditions: readonly ConditionView[];
  /** The system that they belong to; by default that of the open fight. */
  readonly system?: string;
}) {
  const playing = useTable((state) => state.fight?.system ?? null);
  const things = useThings(conditions.length === 0 ? null : (system ?? playing));
  const card = useRef<PopoverHandle>(null);
  const [open, setOpen] = useState<ConditionView | null>(null);
  if (conditions.length === 0) return null;
  return (
    <>
      <ul aria-label="Conditions" className="flex flex-wrap gap-2">
        {conditions.map((one) => (
          <li key={one.id}>
            <Chip
              tone="warn"
              printed
              onPress={(chip) => {
                setOpen(one);
                requestAnimationFrame(() => card.current?.open(chip));
              }}
            >
              {conditionName(one)}
              {one.until && <span className="font-normal text-faint">{lasting(one.until)}</span>}
              {one.tags && <span className="font-normal text-faint">⚡ {one.tags.join(', ')}</span>}
            </Chip>
          </li>
        ))}
      </ul>
      <Popover ref={card} label={open ? conditionName(open) : 'Condition'}>
        {open && (
          <div className="grid gap-1">
            <p className="font-semibold">{conditionName(open)}</p>
            {open.until && <p className="text-small text-faint">Lasts {lasting(open.until)}</p>}
            {open.tags && <p className="text-small">Exploited by {open.tags.join(', ')}</p>}
            <p className="text-small">
              Rule <ClauseLink clause={open.clause} />
            </p>
            {things && find(things, { kind: 'condition', id: open.id }) && (
              <Button size="min" onPress={() => session.lookUp({ kind: 'condition', id: open.id })}>
                What it does
              </Button>
            )}
          </div>
        )}
      </Popover>
    </>
  );
}
