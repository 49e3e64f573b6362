import { Bookmark, ChartNoAxesColumn, PencilRuler, Swords } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { forecast } from '../../store/forecast.ts';
import type { Catalogue, LibraryItem } from '../../store/library.ts';
import { useCatalogue, useLibrary } from '../../store/library.ts';
import { useKeepEncounter, useQuick } from '../../store/quick.ts';
import type { QuickDraft } from '../../store/quick-draft.ts';
import { draftQuick, useQuickDrafts } from '../../store/quick-draft.ts';
import { TableFailure } from '../../store/table.ts';
import type { PeopleGroup } from '../folk/person.ts';
import { fromLibrary, fromPack, keptGroup } from '../folk/person.ts';
import { Button } from '../kit/Button.tsx';
import { sidesOf } from '../kit/sides.ts';
import { DeadEnd } from '../library/DeadEnd.tsx';
import { keptInWords } from '../library/kept.ts';
import { Page } from '../library/Page.tsx';
import { useMakeOwn } from '../library/useMakeOwn.ts';
import { useReadyForecast } from '../library/useReadAhead.ts';
import { useStart } from '../library/useStart.ts';
import { RulingsLine } from '../rulings/RulingsLine.tsx';
import { GroundPicker } from './GroundPicker.tsx';
import { groundsOf } from './grounds.ts';
import { countOf, everybody, firstParty, stillThere, whoIsWrong } from './picks.ts';
import { SidePicker } from './SidePicker.tsx';

/** A fight of one's own in a minute: who, against whom, where. */
export function QuickPage({ system }: { readonly system: string }) {
  const catalogue = useCatalogue(system);
  const library = useLibrary();
  const error = catalogue.error ?? library.error;
  return (
    <Page wide title={catalogue.data ? `Quick fight: ${catalogue.data.name}` : 'Quick fight'}>
      {error && <DeadEnd title="No fight can be set up." why={error.message} />}
      {!error && (catalogue.isPending || library.isPending) && <p className="text-faint">One moment …</p>}
      {catalogue.data && library.data && (
        <Quick
          catalogue={catalogue.data}
          kept={library.data.items.filter((one) => one.system === system && one.kind === 'sheet')}
        />
      )}
    </Page>
  );
}

function Quick({
  catalogue,
  kept,
}: {
  readonly catalogue: Catalogue;
  readonly kept: readonly LibraryItem[];
}) {
  const [, go] = useLocation();
  const { start, starting, error } = useStart();
  const quick = useQuick();
  const { makeOwn, failed, forget } = useMakeOwn();
  const keeping = useKeepEncounter();
  useReadyForecast(catalogue.pack);
  const { own, heroes, foes, grounds } = useMemo(() => {
    const { pack } = catalogue;
    return {
      own: fromLibrary(kept),
      heroes: fromPack(pack.heroes),
      foes: fromPack(pack.foes),
      grounds: groundsOf(catalogue.pack.encounters),
    };
  }, [catalogue, kept]);
  const draft = useQuickDrafts((drafts) => drafts[catalogue.id]);
  const party = firstParty(draft, { own, heroes, foes });
  const enemies = stillThere([...foes, ...heroes, ...own], draft?.enemies ?? {});
  const ground = grounds.find(({ id }) => id === draft?.ground) ?? grounds.at(-2) ?? grounds[0];
  const [told, setTold] = useState<string | null>(null);
  if (!ground) return null;
  const change = (part: Partial<QuickDraft>): void => {
    setTold(null);
    quick.reset();
    keeping.reset();
    forget();
    draftQuick(catalogue.id, { ground: ground.id, party, enemies, own: own.map(({ key }) => key), ...part });
  };

  const [ours, theirs] = sidesOf({
    combatants: Object.fromEntries(ground.sides.map((side) => [side, { side }])),
  });
  const ownGroup = keptGroup(own);
  const allOf = (groups: readonly PeopleGroup[]) => groups.flatMap(({ people }) => people);
  const left = [...ownGroup, { label: 'Heroes', people: heroes }, { label: 'Foes', people: foes }];
  const right = [{ label: 'Foes', people: foes }, { label: 'Heroes', people: heroes }, ...ownGroup];
  const counts = [countOf(party), countOf(enemies)];
  const missing = [...ground.sides].find((_, at) => counts[at] === 0);
  const refused = missing
    ? { because: `Choose somebody for ${missing}.` }
    : starting || quick.isPending
      ? { because: 'The fight is being set up.' }
      : undefined;

  const sides = [everybody(allOf(left), party), everybody(allOf(right), enemies)];
  const name = `${ground.name}: ${counts.join(' against ')}`;

  const arrange = () =>
    quick
      .mutateAsync({
        system: catalogue.id,
        name,
        ground: ground.ground,
        sides: sides.map((people) => people.map(({ sheet }) => sheet)),
      })
      .catch(() => null);
  const begin = async (): Promise<void> => {
    const encounter = await arrange();
    if (encounter) await start(encounter);
  };
  const foresee = async (): Promise<void> => {
    const encounter = await arrange();
    if (!encounter) return;
    void forecast.encounter(catalogue.id, name, encounter);
    go('/forecast');
  };
  const keep = async (): Promise<void> => {
    const encounter = await arrange();
    if (!encounter) return;
    const kept = await keeping.mutateAsync({ system: catalogue.id, name, encounter }).catch(() => null);
    if (kept) setTold(keptInWords(kept));
  };
  const write = async (): Promise<void> => {
    const encounter = await arrange();
    if (encounter) await makeOwn({ system: catalogue.id, name, encounter });
  };

  const problems = quick.error instanceof TableFailure ? (quick.error.failure.problems ?? []) : [];
  const names = sides.map((people) => people.map((one) => one.name));
  const trouble =
    problems.length > 0
      ? whoIsWrong(problems, names).join('\n')
      : ((quick.error ?? keeping.error ?? failed?.error)?.message ?? error);
  return (
    <>
      <RulingsLine system={catalogue.id} />
      <GroundPicker grounds={grounds} value={ground.id} onPick={(id) => change({ ground: id })} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        {ours && (
          <SidePicker style={ours} groups={left} picks={party} onPick={(picks) => change({ party: picks })} />
        )}
        {theirs && (
          <SidePicker
            style={theirs}
            groups={right}
            picks={enemies}
            onPick={(picks) => change({ enemies: picks })}
          />
        )}
      </div>
      <div className="-mx-4 grid gap-2 [@media(min-width:20rem)_and_(min-height:16rem)]:sticky [@media(min-width:20rem)_and_(min-height:16rem)]:bottom-0 border-t border-line bg-panel px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {trouble && (
          <p role="alert" className="max-h-40 overflow-y-auto text-small whitespace-pre-line text-harm">
            {trouble}
          </p>
        )}
        {told && !trouble && (
          <p role="status" className="text-small text-faint">
            {told}
          </p>
        )}
        <div className="grid gap-2 min-[20rem]:grid-cols-2 sm:flex sm:flex-wrap sm:items-center sm:justify-end lg:gap-4">
          <Button
            icon={<ChartNoAxesColumn aria-hidden className="hidden size-5 lg:block" />}
            onPress={() => void foresee()}
            refused={refused}
          >
            How will it end?
          </Button>
          <Button
            icon={<Bookmark aria-hidden className="hidden size-5 lg:block" />}
            onPress={() => void keep()}
            refused={refused}
          >
            Keep for later
          </Button>
          <Button
            icon={<PencilRuler aria-hidden className="hidden size-5 lg:block" />}
            onPress={() => void write()}
            refused={refused}
          >
            Make it your own
          </Button>
          <Button
            kind="primary"
            size="large"
            icon={<Swords aria-hidden className="size-5" />}
            onPress={() => void begin()}
            refused={refused}
          >
            {`Begin: ${counts.join(' against ')}`}
          </Button>
        </div>
      </div>
    </>
  );
}
