import { Sword } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { Dialog, Sheet } from '../kit/Dialog.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import { Pips } from '../kit/Pips.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { SideMark } from '../kit/SideMark.tsx';
import { sideLooks } from '../kit/sides.ts';
import { TotalView } from '../kit/TotalView.tsx';
import { TrackView } from '../tracks/TrackView.tsx';
import { scenes } from './fixtures.ts';

const total = scenes.court!.combatants.edda!.notes[1]!.total!;
const nothing = () => undefined;

/** A gallery of the components in `ui/kit`. */
export function KitPage() {
  const [value, setValue] = useState(3);
  const [theme, setTheme] = useState<string>('dark');
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const tracks = Object.values({
    ...scenes.court!.combatants.edda!.tracks,
    ...scenes.court!.combatants.mira!.tracks,
  });
  return (
    <main className="mx-auto grid max-w-5xl gap-6 p-6">
      <h1 className="text-display font-semibold">Kit</h1>
      <section className="wt-card flex flex-wrap items-center gap-4 p-4">
        <Button kind="primary" size="largest" onPress={() => setOpen('dialog')}>
          Attack Ogre with spear · 2 AP
        </Button>
        <Button onPress={() => setOpen('sheet')} icon={<Sword aria-hidden className="size-5" />}>
          Normal
        </Button>
        <Button kind="quiet" onPress={nothing}>
          Quiet
        </Button>
        <Button kind="danger" onPress={nothing}>
          Delete
        </Button>
        <Button onPress={nothing} refused={{ because: 'It needs 2 AP and 1 is left.', clause: 'FS-AP-2' }}>
          Greyed
        </Button>
        <Button onPress={nothing} pressed>
          Pressed
        </Button>
      </section>
      <section className="wt-card grid gap-4 p-4 sm:grid-cols-2">
        <div className="flex flex-wrap items-center gap-3">
          {([...sideLooks, 'thing'] as const).map((look) => (
            <SideMark key={look} style={{ side: look, look, letter: look[0]!.toUpperCase() }} size={44} />
          ))}
          <Chip>Plain</Chip>
          <Chip tone="warn">Prone</Chip>
          <Chip tone="harm">−7</Chip>
          <Chip tone="gain">+3</Chip>
          <Chip onPress={nothing} pressed>
            A button
          </Chip>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Pips label="AP" value={3} max={4} spend={2} />
          <Segmented
            label="Theme"
            value={theme}
            onPick={setTheme}
            segments={['dark', 'light', 'dim'].map((id) => ({ id, label: id }))}
          />
        </div>
        <NumberStepper label="Faces" value={value} min={1} max={6} onChange={setValue} />
        <TotalView total={total} label="to hit" />
      </section>
      <section className="wt-card grid gap-5 p-4 sm:grid-cols-2">
        {tracks.map((track) => (
          <TrackView key={track.label} track={track} ghost={track.kind === 'slots' ? 1 : 3} />
        ))}
      </section>
      <section className="wt-card">
        <EmptyState
          title="Nothing here yet"
          icon={<Sword className="size-7" />}
          action={<Button onPress={nothing}>Begin</Button>}
        >
          Fights that you save appear here.
        </EmptyState>
      </section>
      <Dialog
        title="A dialog"
        open={open === 'dialog'}
        onClose={() => setOpen(null)}
        foot={<Button onPress={() => setOpen(null)}>Close</Button>}
      >
        Words in a dialog.
      </Dialog>
      <Sheet title="A sheet" open={open === 'sheet'} onClose={() => setOpen(null)}>
        Words in a sheet.
      </Sheet>
    </main>
  );
}
