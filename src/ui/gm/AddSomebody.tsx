import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useCatalogue, useLibrary } from '../../store/library.ts';
import { useTable } from '../../store/table.ts';
import { allCells } from '../actions/cells.ts';
import { fromLibrary, fromPack, newcomer, usualSide } from '../folk/person.ts';
import { hand } from '../hand/hand.ts';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import { intoSight } from '../kit/intoSight.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { sidesOf } from '../kit/sides.ts';
import { boardSize } from './board.ts';
import { useWaves } from './waves.ts';

/** Adds a kept person or one of the pack to the fight: whom, on which side, and then a tap on the map for the cell. */
export function AddSomebody({ reason, onClose }: { readonly reason: string; readonly onClose: () => void }) {
  const system = useTable((state) => state.fight?.system ?? null);
  const view = useTable((state) => state.view);
  const { data } = useCatalogue(system);
  const library = useLibrary();
  const taken = useTable((state) => state.taken);
  const waves = useWaves();
  const sides = sidesOf({ combatants: view?.combatants ?? {} });
  const [chosen, setSide] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const own = (library.data?.items ?? []).filter((one) => one.kind === 'sheet' && one.system === system);
  const foes = fromPack(data?.pack.foes ?? []);
  const all = [...fromLibrary(own), ...foes, ...fromPack(data?.pack.heroes ?? [])];
  const entry = all.find((one) => one.key === picked);
  const isFoe = !entry || foes.includes(entry);
  const side = chosen ?? usualSide(sides, isFoe) ?? 'hostile';
  const place = (): void => {
    if (!entry || !view) return;
    const { width, height } = boardSize(view.battlefield);
    const isTaken = (one: string): boolean => taken.includes(one) || Object.hasOwn(view.combatants, one);
    const people = [...Object.values(view.combatants), ...waves.flatMap((wave) => wave.people)];
    const { id, name, sheet } = newcomer(
      entry,
      isTaken,
      people.map((one) => one.name),
    );
    hand.place({ who: null, combatant: { id, sheet, side }, reason }, `Add ${name}`, allCells(width, height));
    onClose();
  };
  return (
    <section aria-label="Add somebody" className="grid grid-cols-1 gap-3">
      <Segmented
        size="min"
        label="Side"
        segments={sides.map((one) => ({ id: one.side, label: one.side }))}
        value={side}
        onPick={setSide}
      />
      <ul className="grid max-h-[40dvh] gap-2 overflow-y-auto p-1">
        {all.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              aria-pressed={one.key === picked}
              onClick={() => setPicked(one.key)}
              className={cx(
                'min-h-touch w-full rounded-control border border-line bg-raised px-3 py-1.5 text-left',
                one.key === picked && 'ring-2 ring-accent',
              )}
            >
              <span className="block font-medium">{one.name}</span>
              <span className="block text-fine text-faint">{one.about}</span>
            </button>
          </li>
        ))}
      </ul>
      <div ref={entry ? intoSight : undefined} className="grid">
        <Button
          kind="primary"
          size="large"
          wide
          icon={<MapPin aria-hidden className="size-5" />}
          onPress={place}
          refused={entry ? undefined : { because: 'Choose somebody first.' }}
        >
          {entry ? `Place ${entry.name} on the map` : 'Place on the map'}
        </Button>
      </div>
    </section>
  );
}
