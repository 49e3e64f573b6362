import { FilePlus2, UserPen } from 'lucide-react';
import { useState } from 'react';
import type { Catalogue } from '../../store/library.ts';
import { PeopleFold } from '../folk/PeopleFold.tsx';
import { fromPack } from '../folk/person.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useWriteSheet } from './useWriteSheet.ts';

/** Creates a person of the user's own: from an empty sheet, or as a copy of one of the pack. */
export function WriteSomebody({
  system,
  pack,
}: {
  readonly system: string;
  readonly pack: Catalogue['pack'];
}) {
  const [open, setOpen] = useState(false);
  const { write, error } = useWriteSheet(system);
  return (
    <>
      <Button icon={<UserPen aria-hidden className="size-5" />} onPress={() => setOpen(true)}>
        Write somebody
      </Button>
      <Dialog open={open} title="Write somebody" onClose={() => setOpen(false)}>
        <div className="grid gap-3">
          {error && (
            <p role="alert" className="text-harm">
              {error.message}
            </p>
          )}
          <Button
            kind="primary"
            wide
            icon={<FilePlus2 aria-hidden className="size-5" />}
            onPress={() => void write('Somebody', { name: 'Somebody' })}
          >
            An empty sheet
          </Button>
          <p className="text-small text-faint">
            Or begin with somebody of the book, and change what you like:
          </p>
          {[
            { label: 'Heroes', people: fromPack(pack.heroes) },
            { label: 'Foes', people: fromPack(pack.foes) },
          ].map(({ label, people }) => (
            <PeopleFold
              key={label}
              label={label}
              open={label === 'Heroes'}
              people={people}
              row={({ key, name, about, sheet }) => (
                <li key={key}>
                  <button
                    type="button"
                    aria-label={`Begin with ${name}`}
                    onClick={() => void write(name, sheet)}
                    className="min-h-touch w-full px-3 py-2 text-left hover:bg-raised"
                  >
                    <span className="block font-medium">{name}</span>
                    <span className="block text-small text-faint">{about}</span>
                  </button>
                </li>
              )}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}
