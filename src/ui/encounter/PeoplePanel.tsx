import { Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { cellName } from '../../store/words.ts';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import { intoSight } from '../kit/intoSight.ts';
import { SideMark } from '../kit/SideMark.tsx';
import type { SideStyle } from '../kit/sides.ts';
import { tokenLabels } from '../kit/sides.ts';
import { TextField } from '../kit/TextField.tsx';
import type { Cast } from './cast.ts';
import { SideChoice } from './SideChoice.tsx';
import { sidesFor } from './sides.ts';
import type { Trouble } from './trouble.ts';

/** All combatants by side; the selected one can be renamed, moved to another side or removed. */
export function PeoplePanel(props: {
  readonly cast: Cast;
  /** All combatants including waves: they determine the shapes of sides and the letters of tokens. */
  readonly everybody: Cast;
  readonly selected: Id | null;
  readonly troubles: readonly Trouble[];
  readonly onSelect: (who: Id | null) => void;
  readonly onAdd: () => void;
  readonly onRename: (who: Id, name: string) => void;
  readonly onSide: (who: Id, side: string) => void;
  readonly onRemove: (who: Id) => void;
  /** For the selected combatant: when it comes, and the link to its sheet. */
  readonly comes: (who: Id) => ReactNode;
  readonly sheet: (who: Id) => ReactNode;
  /** Shown above the list: the group that it is about. */
  readonly children: ReactNode;
  readonly foot: ReactNode;
}) {
  const { cast, everybody, selected } = props;
  const here = new Set(Object.values(cast).map(({ side }) => side));
  const sides = sidesFor(everybody);
  const letters = tokenLabels({ combatants: everybody });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {props.children}
      <Button kind="primary" icon={<UserPlus aria-hidden className="size-5" />} onPress={props.onAdd} wide>
        Add somebody
      </Button>
      {here.size === 0 && <p className="text-small text-faint">Nobody is here yet.</p>}
      {sides.map((style) => {
        if (!here.has(style.side)) return null;
        const people = Object.values(cast).filter(({ side }) => side === style.side);
        return (
          <section key={style.side} aria-label={style.side}>
            <h2 className="flex items-center gap-2 pb-1">
              <SideMark style={style} size={20} quiet />
              <span className="min-w-0 flex-1 truncate text-small font-semibold">{style.side}</span>
              <span className="text-fine text-faint">{people.length}</span>
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {people.map((one) => (
                <li key={one.id} ref={one.id === selected ? intoSight : undefined} className="scroll-my-2">
                  <Row
                    one={one}
                    style={style}
                    letters={letters[one.id]}
                    selected={one.id === selected}
                    troubled={props.troubles.some(({ who }) => who === one.id)}
                    onPress={() => props.onSelect(one.id === selected ? null : one.id)}
                  />
                  {one.id === selected && <Selected {...props} one={one} sides={sides} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {props.foot}
    </div>
  );
}

function Row(props: {
  readonly one: CombatantView;
  readonly style: SideStyle;
  readonly letters: string | undefined;
  readonly selected: boolean;
  readonly troubled: boolean;
  readonly onPress: () => void;
}) {
  const { one, style, letters, selected, troubled } = props;
  return (
    <button
      type="button"
      aria-expanded={selected}
      onClick={props.onPress}
      className={cx(
        'flex min-h-touch w-full items-center gap-2 rounded-control px-2 text-left -outline-offset-3! hover:bg-raised',
        selected && 'bg-raised',
      )}
    >
      <SideMark style={style} letters={letters} size={26} quiet />
      <span className="min-w-0 flex-1 truncate font-medium">{one.name}</span>
      {troubled && <span className="text-fine font-semibold text-warn">something is wrong</span>}
      <span className="text-fine text-faint">{cellName(one.cell)}</span>
    </button>
  );
}

function Selected(props: {
  readonly one: CombatantView;
  readonly sides: readonly SideStyle[];
  readonly troubles: readonly Trouble[];
  readonly onRename: (who: Id, name: string) => void;
  readonly onSide: (who: Id, side: string) => void;
  readonly onRemove: (who: Id) => void;
  readonly comes: (who: Id) => ReactNode;
  readonly sheet: (who: Id) => ReactNode;
}) {
  const { one, sides, troubles } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-2 pt-1 pb-3">
      <p className="text-small text-faint">Tap a cell of the map, and {one.name} stands there.</p>
      {troubles
        .filter(({ who }) => who === one.id)
        .map(({ key, where, what }) => (
          <p key={key} className="text-small text-harm">
            {where}: {what}
          </p>
        ))}
      <TextField
        label="Name"
        value={one.name}
        longest={60}
        onCommit={(name) => props.onRename(one.id, name)}
      />
      <SideChoice label="Side" sides={sides} value={one.side} onPick={(side) => props.onSide(one.id, side)} />
      {props.comes(one.id)}
      {props.sheet(one.id)}
      <Button
        kind="danger"
        icon={<Trash2 aria-hidden className="size-5" />}
        onPress={() => props.onRemove(one.id)}
      >
        Remove {one.name}
      </Button>
    </div>
  );
}
