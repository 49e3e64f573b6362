import { Swords } from 'lucide-react';
import type { Json } from '../../kernel/json.ts';
import type { Catalogue, LibraryItem } from '../../store/library.ts';
import { useSheetForm } from '../../store/sheet.ts';
import { Button } from '../kit/Button.tsx';
import { intoSight } from '../kit/intoSight.ts';
import { useStart } from '../library/useStart.ts';
import { rememberedIn } from './left.ts';
import { takePartIn, withPeople } from './places.ts';

/** The encounters that these people can fight next: those in which some of them take part. */
export function NextFight(props: {
  readonly system: string;
  readonly pack: Catalogue['pack'];
  readonly items: readonly LibraryItem[];
  readonly people: readonly LibraryItem[];
}) {
  const { system, pack, items, people } = props;
  const { data: form } = useSheetForm(system);
  const { start, starting, error } = useStart();
  if (!form) return null;
  const remembered = rememberedIn(form.schema);
  const sheets = people.map(({ document }) => document);
  const own = items.flatMap((one) =>
    one.kind === 'encounter'
      ? [{ id: one.id, name: one.name, own: true, encounter: one.document as Json }]
      : [],
  );
  const ready = pack.encounters.map((one) => ({ ...one, own: false }));
  const fights = [...ready, ...own]
    .map(({ id, name, own, encounter }) => ({ id, name, own, ...withPeople(encounter, sheets, remembered) }))
    .filter(({ count }) => count > 0);
  if (fights.length === 0) return null;
  return (
    <section aria-labelledby="next" className="wt-noprint grid gap-3">
      <h2 id="next" className="text-title font-semibold">
        The next fight, with them as they are
      </h2>
      {error && (
        <p ref={intoSight} role="alert" className="scroll-my-4 text-harm">
          {error}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        {fights.map(({ id, name, own, count, encounter }) => (
          <Button
            key={id}
            icon={<Swords aria-hidden className="size-5" />}
            onPress={() => void start(encounter)}
            refused={starting ? { because: 'A fight is being opened.' } : undefined}
          >
            {name}
            <span className="block text-fine text-faint">{takePartIn(own, count)}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
