import { BookOpen, Settings as Cog, Zap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { forecast } from '../../store/forecast.ts';
import { useFights, useLibrary, useSystems } from '../../store/library.ts';
import { useRulings } from '../../store/rulings.ts';
import { settings, useSettings } from '../../store/settings.ts';
import type { TableError } from '../../store/table.ts';
import { table, useTable } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { intoSight } from '../kit/intoSight.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { Bin } from './Bin.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { ImportFile } from './ImportFile.tsx';
import { NewEncounter } from './NewEncounter.tsx';
import { OwnDocuments } from './OwnDocuments.tsx';
import { Samples } from './Samples.tsx';
import { SavedFights } from './SavedFights.tsx';
import { StorageLine } from './StorageLine.tsx';
import { SystemLinks } from './SystemLinks.tsx';
import { useReadAhead } from './useReadAhead.ts';
import { useStart } from './useStart.ts';

/** The first page: continue a fight or an own document, or begin another. */
export function StartPage() {
  const [, go] = useLocation();
  const systems = useSystems();
  useReadAhead(systems.data);
  const fights = useFights();
  const documents = useLibrary();
  // Everything is shown at once, because content that arrives later would move what a finger is about to touch. The
  // wait is limited: a browser without storage never reports what it has stored.
  const late = useLate();
  const ruled = useRulings(null) !== undefined;
  const reading = (fights.isPending || documents.isPending || !ruled) && !late;
  const waits = systems.isPending || reading;
  const dice = useSettings((state) => state.dice);
  const error = useTable((state) => state.error);
  const { start, starting } = useStart();
  const ask = (system: string, name: string, encounter: Json): void => {
    void forecast.encounter(system, name, encounter);
    go('/forecast');
  };
  const nameOf = (id: string): string => systems.data?.find((one) => one.id === id)?.name ?? id;
  const last = fights.data?.find((fight) => !fight.over) ?? null;
  return (
    <main className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-4 pb-16 sm:px-6">
      <header className="flex items-center gap-3 pt-[env(safe-area-inset-top)]">
        <img src="favicon.svg" alt="" className="size-11" />
        <div className="min-w-0 flex-1">
          <h1 className="text-display font-bold tracking-tight">Woundtrack</h1>
          <p className="text-small text-faint">Fights for tabletop role-playing games, rules included.</p>
        </div>
        <IconButton
          label="Settings"
          icon={<Cog aria-hidden className="size-6" />}
          onPress={() => go('/settings')}
        />
      </header>
      {error && <StartError error={error} />}
      {waits && <p className="text-faint">One moment …</p>}
      {systems.error && (
        <p role="alert" className="text-harm">
          {systems.error.message}
        </p>
      )}
      {!waits && (
        <>
          {last && <ContinueCard fight={last} />}
          <div className="grid items-start gap-8 empty:hidden lg:grid-flow-col lg:auto-cols-fr">
            <SavedFights />
            <OwnDocuments
              onStart={(encounter) => void start(encounter)}
              onForecast={({ system, name, document }) => ask(system, name, document)}
              nameOf={nameOf}
            />
          </div>
          <section aria-labelledby="begin" className="grid gap-4">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <h2 id="begin" className="text-title font-semibold">
                Begin a fight
              </h2>
              <Segmented
                label="Dice"
                size="min"
                className="whitespace-nowrap"
                segments={[
                  { id: 'seeded', label: 'Digital dice' },
                  { id: 'manual', label: 'Real dice' },
                ]}
                value={dice}
                onPick={(next) => settings.change({ dice: next })}
              />
            </div>
            <SystemLinks systems={systems.data ?? []} />
            {systems.data?.map((system) => (
              <Samples
                key={system.id}
                system={system}
                busy={starting}
                onStart={(encounter) => void start(encounter)}
                onForecast={({ name, encounter }) => ask(system.id, name, encounter)}
                more={
                  <>
                    <Button
                      kind="quiet"
                      size="min"
                      label={`Quick fight: ${system.name}`}
                      icon={<Zap aria-hidden className="size-4 max-sm:hidden" />}
                      onPress={() => go(`/quick/${encodeURIComponent(system.id)}`)}
                    >
                      Quick fight
                    </Button>
                    <NewEncounter system={system} />
                    <Button
                      kind="quiet"
                      size="min"
                      label={`Rules: ${system.name}`}
                      icon={<BookOpen aria-hidden className="size-4 max-sm:hidden" />}
                      onPress={() => go(`/rules/${encodeURIComponent(system.id)}`)}
                    >
                      Rules
                    </Button>
                  </>
                }
              />
            ))}
          </section>
          <ImportFile />
          <Bin nameOf={nameOf} />
          <StorageLine />
        </>
      )}
    </main>
  );
}

/** Why a fight could not be started. Scrolled into view, because the tapped button may be far below. */
function StartError({ error }: { readonly error: TableError }) {
  return (
    <div
      ref={intoSight}
      role="alert"
      className="flex scroll-mt-4 items-center gap-3 rounded-card border border-harm p-3 text-harm"
    >
      <p className="min-w-0 flex-1">
        {/* It names the first one itself. */}
        {error.message}
        {error.problems?.slice(1, 6).map((problem) => (
          <span key={`${problem.path}: ${problem.message}`} className="block text-small">
            {problem.path}: {problem.message}
          </span>
        ))}
      </p>
      <Button kind="quiet" onPress={() => table.dismissError()}>
        Close
      </Button>
    </div>
  );
}

/** How long to wait for the library, in milliseconds. */
const patience = 1500;

/** Whether the page has been open for longer than that. */
function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
