import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PeopleFold } from '../folk/PeopleFold.tsx';
import type { PeopleGroup, Person } from '../folk/person.ts';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { SideMark } from '../kit/SideMark.tsx';
import type { SideStyle } from '../kit/sides.ts';
import type { Picks } from './picks.ts';
import { countOf, inWords, most, picked } from './picks.ts';

/** A side of a quick fight: who is on it, and who can be added. The first group is open. */
export function SidePicker(props: {
  readonly style: SideStyle;
  readonly groups: readonly PeopleGroup[];
  readonly picks: Picks;
  readonly onPick: (picks: Picks) => void;
  /** Shown below the lists. */
  readonly children?: ReactNode;
}) {
  const { style, groups, picks, onPick } = props;
  const count = countOf(picks);
  const words = inWords(
    groups.flatMap(({ people }) => people),
    picks,
  );
  return (
    <section
      aria-label={style.side}
      className="wt-card grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-4"
    >
      <header className="grid gap-1">
        <h2 className="flex items-center gap-2 text-title font-semibold">
          <SideMark style={style} size={24} quiet />
          <span className="min-w-0 flex-1">{style.side}</span>
          <span className="text-number tabular-nums">{count}</span>
        </h2>
        {/* Always two lines high, so that the list below does not move under a finger. */}
        <p className="line-clamp-2 h-[2lh] text-small text-faint">{words || 'Nobody yet.'}</p>
      </header>
      {groups.map(({ label, people }, at) => (
        <PeopleFold
          key={label}
          label={label}
          open={at === 0}
          people={people}
          row={(one) => (
            <Row
              key={one.key}
              person={one}
              count={picks[one.key] ?? 0}
              full={count >= most}
              onStep={(by) => onPick(picked(picks, one.key, by))}
            />
          )}
        />
      ))}
      {props.children}
    </section>
  );
}

function Row(props: {
  readonly person: Person;
  readonly count: number;
  readonly full: boolean;
  readonly onStep: (by: 1 | -1) => void;
}) {
  const { person, count, full, onStep } = props;
  return (
    <li className="flex items-center gap-2 py-1.5 pr-1.5 pl-3">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{person.name}</span>
        <span className="block text-fine text-faint">{person.about}</span>
      </span>
      <span className={cx('flex shrink-0 items-center gap-2', count === 0 && 'invisible')}>
        <IconButton
          label={`One ${person.name} less`}
          icon={<Minus aria-hidden className="size-5" />}
          onPress={() => onStep(-1)}
        />
        <span className="w-8 text-center whitespace-nowrap text-number font-semibold tabular-nums">
          {count}
        </span>
      </span>
      <IconButton
        kind="normal"
        label={`One ${person.name} more`}
        icon={<Plus aria-hidden className="size-5" />}
        onPress={() => onStep(1)}
        refused={full ? { because: `A side holds ${most} at the most.` } : undefined}
      />
    </li>
  );
}
