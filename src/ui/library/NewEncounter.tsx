import { PencilRuler } from 'lucide-react';
import { useState } from 'react';
import { readCatalogue, useCatalogue } from '../../store/library.ts';
import type { Grid } from '../brought/field.ts';
import { blankEncounter, gridNames } from '../brought/field.ts';
import { SizeFields } from '../brought/SizeFields.tsx';
import { Button } from '../kit/Button.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useMakeOwn } from './useMakeOwn.ts';
import { Wrong } from './Wrong.tsx';

/** Begins an encounter of one's own on bare ground, to be drawn and filled in the editor. */
export function NewEncounter({
  system,
}: {
  readonly system: { readonly id: string; readonly name: string };
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="min"
        label={`New encounter: ${system.name}`}
        icon={<PencilRuler aria-hidden className="size-4 max-sm:hidden" />}
        onPress={() => setOpen(true)}
      >
        New encounter
      </Button>
      {open && <Blank system={system} onClose={() => setOpen(false)} />}
    </>
  );
}

function Blank({
  system,
  onClose,
}: {
  readonly system: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const { data } = useCatalogue(system.id);
  const hexagons = data?.beginning.hexagons;
  const { makeOwn, failed } = useMakeOwn();
  const [name, setName] = useState('New encounter');
  const [size, setSize] = useState({ width: 20, height: 14 });
  const [grid, setGrid] = useState<Grid>('square');
  const [unread, setUnread] = useState<Error | null>(null);
  const make = async (): Promise<void> => {
    try {
      setUnread(null);
      const encounter = blankEncounter(await readCatalogue(system.id), name, { ...size, grid });
      await makeOwn({ system: system.id, name, encounter });
    } catch (thrown) {
      setUnread(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  };
  const error = unread ?? failed?.error;
  return (
    <Dialog
      open
      title={`A new encounter: ${system.name}`}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" onPress={() => void make()}>
            Draw it
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField label="Name" value={name} longest={60} onCommit={setName} />
        <section aria-label="Size of the map" className="grid gap-2">
          <h3 className="wt-eyebrow">Size of the map</h3>
          <SizeFields size={size} onSize={setSize} />
        </section>
        {hexagons && (
          <section aria-label="Cells" className="grid gap-2">
            <h3 className="flex items-center gap-2">
              <span className="wt-eyebrow">Cells</span>
              <ClauseLink clause={hexagons.clause} />
            </h3>
            <Segmented label="Cells" segments={gridNames} value={grid} onPick={setGrid} />
          </section>
        )}
        <p className="text-small text-faint">
          Bare ground and nobody on it. Ground, walls and people are drawn next; the size can be changed
          later.
        </p>
        {error && <Wrong what={`${name} cannot be kept.`} error={error} />}
      </div>
    </Dialog>
  );
}
