import { useState } from 'react';
import type { BroughtMap } from '../../store/library.ts';
import { readCatalogue, useSystems } from '../../store/library.ts';
import { encounterOn, takesMaps } from '../brought/field.ts';
import { MapAccount } from '../brought/MapAccount.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useMakeOwn } from './useMakeOwn.ts';

/** Makes an encounter from a map that was brought in, after a choice of the system. */
export function BroughtMapDialog({
  map,
  onClose,
}: {
  readonly map: BroughtMap;
  readonly onClose: () => void;
}) {
  const systems = useSystems();
  const { makeOwn, failed } = useMakeOwn();
  const [error, setError] = useState<string | null>(null);
  const make = async (system: string): Promise<void> => {
    try {
      setError(null);
      const encounter = encounterOn(map, await readCatalogue(system));
      await makeOwn({ system, name: map.name, encounter });
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };
  const trouble = error ?? failed?.error.message;
  return (
    <Dialog open title={`A map: ${map.name}`} onClose={onClose}>
      <div className="grid gap-5">
        <section aria-labelledby="rules-of-map" className="grid gap-2">
          <h3 id="rules-of-map" className="font-semibold">
            Make an encounter of it, by the rules of
          </h3>
          <div className="grid gap-2 sm:grid-cols-2">
            {systems.data?.filter(takesMaps).map(({ id, name }) => (
              <Button key={id} onPress={() => void make(id)}>
                {name}
              </Button>
            ))}
          </div>
          {trouble && (
            <p role="alert" className="text-harm">
              {trouble}
            </p>
          )}
        </section>
        <MapAccount map={map} light={null} />
      </div>
    </Dialog>
  );
}
