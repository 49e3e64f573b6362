import { MapPin, Trash2 } from 'lucide-react';
import type { Id } from '../../kernel/json.ts';
import { useCatalogue } from '../../store/library.ts';
import { useTable } from '../../store/table.ts';
import { allCells } from '../actions/cells.ts';
import type { Changes } from '../hand/hand.ts';
import { hand } from '../hand/hand.ts';
import { Button } from '../kit/Button.tsx';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { Select } from '../kit/Select.tsx';
import { WhoseHand } from '../tactics/WhoseHand.tsx';
import { boardSize } from './board.ts';
import { Conditions } from './Conditions.tsx';
import type { Editing } from './edits.ts';
import { Things } from './Things.tsx';

interface EditProps extends Editing {
  /** The unapplied changes of all combatants, which are applied before or with any other change made here. */
  readonly typed: Changes;
  readonly reason: string;
  readonly onPick: (id: Id) => void;
  readonly onClose: () => void;
}

/** Edits every number of a combatant. Nothing changes in the fight before Apply. */
export function EditSomebody(props: EditProps) {
  const { one, edits, onEdit } = props;
  const system = useTable((state) => state.view?.system ?? null);
  const { least = 0, most = 99 } = useCatalogue(system).data?.beginning.middle ?? {};
  const initiative = edits.initiative ?? one.initiative ?? Math.max(0, least);
  return (
    <>
      <WhoField {...props} />
      {one.out === null && <WhoseHand who={one.id} />}
      <section aria-label="Harm" className="grid grid-cols-1 gap-2">
        {Object.entries(one.tracks).map(([name, track]) => (
          <NumberStepper
            key={name}
            label={`${track.label}${leftWords[track.kind]} (${track.left} of ${track.max})`}
            value={edits.tracks[name] ?? track.left}
            min={Math.min(track.least?.at ?? 0, track.left)}
            max={Math.max(track.max, track.left)}
            onChange={(left) => onEdit({ ...edits, tracks: { ...edits.tracks, [name]: left } })}
          />
        ))}
        {Object.entries(one.pools).map(([name, pool]) => (
          <NumberStepper
            key={name}
            label={`${pool.label} (${pool.value}${pool.max === undefined ? '' : ` of ${pool.max}`})`}
            value={edits.pools[name] ?? pool.value}
            min={Math.min(0, pool.value)}
            max={Math.max(pool.max ?? 999, pool.value)}
            onChange={(value) => onEdit({ ...edits, pools: { ...edits.pools, [name]: value } })}
          />
        ))}
        {(!one.thing || one.initiative !== null) && (
          <NumberStepper
            label="Initiative"
            value={initiative}
            min={Math.min(least, initiative)}
            max={Math.max(most, initiative)}
            onChange={(now) => onEdit({ ...edits, initiative: now })}
          />
        )}
      </section>
      <Conditions {...props} />
      <Things {...props} />
      <Standing {...props} />
      <Where {...props} />
    </>
  );
}

/** What the number of a track counts, where its label could be read as what is gone. */
const leftWords = { bar: '', gauge: '', boxes: ', left', slots: ', free' } as const;

function WhoField({ one, typed, onPick }: EditProps) {
  const combatants = useTable((state) => state.view?.combatants);
  const isChanged = (id: Id): boolean => typed.some((change) => 'who' in change && change.who === id);
  return (
    <Select
      label="Who"
      value={one.id}
      options={Object.values(combatants ?? {}).map(({ id, name }) => [
        id,
        isChanged(id) ? `${name} · changed` : name,
      ])}
      onPick={onPick}
    />
  );
}

const standings = [
  { id: 'up', label: 'Up' },
  { id: 'unconscious', label: 'Out cold' },
  { id: 'dead', label: 'Dead' },
  { id: 'fled', label: 'Fled' },
] as const;

function Standing({ one, edits, onEdit }: EditProps) {
  const sides = useTable((state) => state.view?.combatants);
  const names = [...new Set(Object.values(sides ?? {}).map((other) => other.side))];
  const out = edits.out === undefined ? one.out : edits.out;
  return (
    <section aria-label="State and side" className="grid grid-cols-1 gap-3">
      <Segmented
        size="min"
        label="State"
        segments={standings}
        value={out === null ? 'up' : out === 'gone' ? null : out}
        onPick={(id) => onEdit({ ...edits, out: id === 'up' ? null : id })}
      />
      {names.length > 1 && (
        <Segmented
          size="min"
          label="Side"
          segments={names.map((side) => ({ id: side, label: side }))}
          value={edits.side ?? one.side}
          onPick={(side) => onEdit({ ...edits, side })}
        />
      )}
    </section>
  );
}

function Where({ one, typed, reason, onClose }: EditProps) {
  const field = useTable((state) => state.view?.battlefield);
  const { width, height } = boardSize(field);
  const apply = async (changes: Changes): Promise<boolean> =>
    changes.length === 0 || (await hand.override(changes, reason));
  return (
    <section aria-label="Place" className="flex flex-wrap gap-4">
      <Button
        icon={<MapPin aria-hidden className="size-5" />}
        onPress={async () => {
          if (!(await apply(typed))) return;
          hand.place({ who: one.id, combatant: null, reason }, `Move ${one.name}`, allCells(width, height));
          onClose();
        }}
      >
        Put elsewhere
      </Button>
      <Button
        onPress={() => {
          void apply([...typed, { change: 'active', who: one.id }]).then((done) => done && onClose());
        }}
      >
        Give the turn
      </Button>
      <Button
        kind="danger"
        icon={<Trash2 aria-hidden className="size-5" />}
        onPress={() => {
          void apply([...typed, { change: 'remove', who: one.id }]).then((done) => done && onClose());
        }}
      >
        Remove
      </Button>
    </section>
  );
}
