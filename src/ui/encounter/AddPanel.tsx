import { Check, Plus } from 'lucide-react';
import { PeopleFold } from '../folk/PeopleFold.tsx';
import type { PeopleGroup, Person } from '../folk/person.ts';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import type { SideStyle } from '../kit/sides.ts';
import { SideChoice } from './SideChoice.tsx';

/** Adds combatants: a choice of person and side; each tap on the map then puts one there. */
export function AddPanel(props: {
  readonly groups: readonly PeopleGroup[];
  readonly sides: readonly SideStyle[];
  readonly side: string;
  /** The wave that they join, in words; `null` for those who are there at the beginning. */
  readonly when: string | null;
  readonly onSide: (side: string) => void;
  readonly picked: Person | null;
  /** The name of whoever stands where the last one was to be added. */
  readonly inTheWay: string | null;
  readonly onPick: (person: Person) => void;
  readonly onDone: () => void;
}) {
  const { groups, picked, side, when, inTheWay } = props;
  return (
    <section aria-label="Add somebody" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="sticky -top-4 z-10 -mx-4 -mt-4 flex items-center gap-3 border-b border-line bg-panel px-4 py-2">
        <p role="status" className="min-w-0 flex-1 text-small">
          {picked ? (
            <>
              <strong>{picked.name}</strong>: tap a cell for each one that joins {side}
              {when && ` with ${when}`}.
              {inTheWay !== null && <span className="block text-warn">{inTheWay} stands there.</span>}
            </>
          ) : (
            'Choose somebody.'
          )}
        </p>
        <Button icon={<Check aria-hidden className="size-5" />} onPress={props.onDone}>
          Done
        </Button>
      </div>
      <SideChoice label="Joins the side" sides={props.sides} value={side} onPick={props.onSide} />
      {groups.map(({ label, people }) => (
        <PeopleFold
          key={label}
          label={label}
          open
          people={people}
          row={(one) => (
            <li key={one.key}>
              <button
                type="button"
                aria-pressed={one.key === picked?.key}
                onClick={() => props.onPick(one)}
                className={cx(
                  'flex min-h-touch w-full items-center gap-2 px-3 py-1.5 text-left -outline-offset-3! hover:bg-raised',
                  one.key === picked?.key && 'bg-raised ring-2 ring-accent ring-inset',
                )}
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{one.name}</span>
                  <span className="block text-fine text-faint">{one.about}</span>
                </span>
                {one.key !== picked?.key && <Plus aria-hidden className="size-5 shrink-0 text-faint" />}
              </button>
            </li>
          )}
        />
      ))}
    </section>
  );
}
