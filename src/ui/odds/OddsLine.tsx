import type { Id } from '../../kernel/json.ts';
import type { Choice } from '../../kernel/port.ts';
import type { OddsReply } from '../../protocol/messages.ts';
import { shortOdds } from '../../store/odds-words.ts';
import { useTable } from '../../store/table.ts';
import { useLook, useOdds } from './useOdds.ts';

/**
 * The chances in one line, for a button among others: as many as fit, none of them cut. The line has its height from
 * the start, so that nothing below moves under a finger when the odds arrive. `OddsBox` shows all of them.
 */
export const OddsLine = ({ choice, before = '', of = null }: Line) => (
  <InOneLine {...useOdds(choice)} choice={choice} before={before} of={of} />
);

/**
 * The same with only a first look, for one entry of many. It is not marked as busy, so that a list in which the user
 * looks for a name is not either.
 */
export const LookLine = ({ choice, before = '', of = null }: Line) => (
  <InOneLine {...useLook(choice)} choice={choice} before={before} of={of} aside />
);

interface Line {
  readonly choice: Choice | null;
  readonly before?: string;
  /** The combatant whose name is shown beside it. */
  readonly of?: Id | null;
}

function InOneLine({
  choice,
  before,
  of,
  reply,
  working,
  aside = false,
}: Required<Line> & {
  readonly reply: OddsReply | null;
  readonly working: boolean;
  /** Whether the line is not marked as busy while the odds are worked out. */
  readonly aside?: boolean;
}) {
  const combatants = useTable((state) => state.view?.combatants);
  if (choice === null) return null;
  const known = reply ? shortOdds(reply, (id) => combatants?.[id], of) : [];
  return (
    <span
      aria-busy={working && !aside}
      data-nothing={known.length === 0 && !working ? '' : undefined}
      className="flex h-[1lh] flex-wrap gap-x-[1ch] overflow-hidden text-fine text-faint"
    >
      {known.length === 0 && working && '…'}
      {known.map((words, place) => (
        <span key={words} className="max-w-full truncate">
          {place === 0 ? `${before}${reply?.exact === false ? '≈ ' : ''}` : '· '}
          {words}
        </span>
      ))}
    </span>
  );
}
