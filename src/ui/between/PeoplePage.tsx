import { Users } from 'lucide-react';
import { useSeen } from '../../store/between.ts';
import { useCatalogue, useLibrary } from '../../store/library.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { DeadEnd } from '../library/DeadEnd.tsx';
import { Page } from '../library/Page.tsx';
import { WriteSomebody } from '../library/WriteSomebody.tsx';
import { DeedList } from './DeedList.tsx';
import { NextFight } from './NextFight.tsx';
import { PersonCard } from './PersonCard.tsx';

/** Between fights: the kept people of a system, the deeds for them, and their next fight. */
export function PeoplePage({ system }: { readonly system: string }) {
  const catalogue = useCatalogue(system);
  const library = useLibrary();
  const items = library.data?.items.filter((one) => one.system === system) ?? [];
  // Sorted by creation, so that a change to a person does not reorder the list.
  const people = items.filter(({ kind }) => kind === 'sheet').sort((a, b) => a.created - b.created);
  const seen = useSeen(
    system,
    people.map(({ id, document }) => ({ id, sheet: document })),
  );
  const error = catalogue.error ?? library.error;
  return (
    <Page title={catalogue.data ? `Between fights: ${catalogue.data.name}` : 'Between fights'}>
      {error && <DeadEnd title="Nobody can be shown." why={error.message} />}
      {!error && library.data && people.length === 0 && (
        <EmptyState icon={<Users className="size-7" />} title="Nobody has been kept yet.">
          After a fight, or in the middle of one, its menu keeps the people who were in it. Or write somebody
          of your own.
        </EmptyState>
      )}
      {catalogue.data && people.length > 1 && (
        <section aria-label="Everybody" className="wt-card wt-noprint grid gap-3 p-4">
          <h2 className="text-title font-semibold">Everybody</h2>
          <DeedList
            items={people}
            deeds={catalogue.data.between.filter(({ together }) => together)}
            rulings={catalogue.data.rulebook.rulings}
            helpers={[]}
            title="What all do together"
            folded={false}
          />
        </section>
      )}
      {catalogue.data &&
        people.map((item) => (
          <PersonCard
            key={item.id}
            item={item}
            seen={seen.of(item.id)}
            why={seen.why}
            deeds={catalogue.data.between}
            rulings={catalogue.data.rulebook.rulings}
            folded={people.length > 2}
            helpers={people
              .filter(({ id }) => id !== item.id)
              .map(({ id, name, document }) => ({ id, name, sheet: document }))}
          />
        ))}
      {catalogue.data && (
        <div className="grid justify-items-start">
          <WriteSomebody system={system} pack={catalogue.data.pack} />
        </div>
      )}
      {catalogue.data && (
        <NextFight system={system} pack={catalogue.data.pack} items={items} people={people} />
      )}
    </Page>
  );
}
