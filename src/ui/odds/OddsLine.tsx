import type { Id } from '../../kernel/json.ts';
import type { Choice } from '../../kernel/port.ts';
import type { OddsReply } from '../../protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import { useNames, useTrackNames } from './names.ts';
import { useLook, useOdds } from './useOdds.ts';
import { meanHarm, shortHarm, shortOdds } from './words.ts';

/**
 * The chances in one line, for a button among others: as many as there is room for, none cut in its middle. It has its
 * line from the beginning and never a second one: what stands below must not move away under a finger when the odds
 * come. Whole they stand in `OddsBox`.
 */
export const OddsLine = ({ choice, before = '', of = null }: Line) => (
  <InOneLine {...useOdds(choice)} choice={choice} before={before} of={of} />
);

/** The same from a first look, for one of many: a list in which somebody may look for a name meanwhile is not busy. */
export const LookLine = ({ choice, before = '', of = null }: Line) => (
  <InOneLine {...useLook(choice)} choice={choice} before={before} of={of} aside />
);

interface Line {
  readonly choice: Choice | null;
  readonly before?: string;
  /** Whose name stands beside it. */
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
  /** Nothing waits for it. */
  readonly aside?: boolean;
}) {
  const name = useNames();
  const track = useTrackNames();
  const combatants = useTable((state) => state.view?.combatants);
  if (choice === null) return null;
  // Where nothing is a matter of chance but the harm, its mean is what one wants to know.
  const harm = reply ? meanHarm(reply, (id) => combatants?.[id]) : null;
  const parts = reply ? shortOdds(reply, name, { of, harm }) : [];
  const known = parts.length > 0 || !reply ? parts : shortHarm(reply, name, track);
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
