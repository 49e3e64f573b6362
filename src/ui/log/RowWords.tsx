import { Faces } from '../dice/Faces.tsx';
import { cx } from '../kit/cx.ts';
import { DecidedBy } from './DecidedBy.tsx';
import type { Joined, ShownRoll } from './joined.ts';
import { Named } from './Named.tsx';

/** What a row of the log says: its text, what decided it, and these of its rolls. */
export function RowWords({
  row: { line, parts },
  rolls,
  size,
  inLine = false,
}: {
  readonly row: Joined;
  readonly rolls: readonly ShownRoll[];
  /** Of a die, in pixels. */
  readonly size: number;
  /** Whether the dice stand behind the text, to save paper, and not below it. */
  readonly inLine?: boolean;
}) {
  const dice = rolls.length > 0 && (
    <span
      className={
        inLine ? 'ml-2 inline-flex flex-wrap gap-x-2 align-middle' : 'mt-1 flex flex-wrap gap-x-4 gap-y-1'
      }
    >
      {rolls.map(({ id, roll }) => (
        <Faces key={id} roll={roll} size={size} />
      ))}
    </span>
  );
  return (
    <>
      <span className={cx(line.undone && 'line-through')}>
        <Named lines={parts} text={line.text} />
      </span>
      {line.undone && <span className="text-fine"> undone</span>}
      {inLine && dice}
      {line.decided && <DecidedBy line={line} />}
      {!inLine && dice}
    </>
  );
}

/** What the dot on a die means. */
export const realDice = 'Dice with a dot were real ones.';
