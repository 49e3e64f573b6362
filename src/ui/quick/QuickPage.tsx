import { useMemo } from 'react';
import type { Catalogue, LibraryItem } from '../../store/library.ts';
import { useCatalogue, useLibrary } from '../../store/library.ts';
import type { QuickDraft } from '../../store/quick-draft.ts';
import { draftQuick, useQuickDrafts } from '../../store/quick-draft.ts';
import type { PeopleGroup } from '../folk/person.ts';
import { fromLibrary, fromPack, keptGroup } from '../folk/person.ts';
import { sidesOf } from '../kit/sides.ts';
import { DeadEnd } from '../library/DeadEnd.tsx';
import { Page } from '../library/Page.tsx';
import { useReadyForecast } from '../library/useReadAhead.ts';
import { WriteSomebody } from '../library/WriteSomebody.tsx';
import { RulingsLine } from '../rulings/RulingsLine.tsx';
import { GroundPicker } from './GroundPicker.tsx';
import type { QuickGroundChoice } from './grounds.ts';
import { groundsOf } from './grounds.ts';
import { countOf, everybody, firstParty, stillThere } from './picks.ts';
import { QuickFoot } from './QuickFoot.tsx';
import { SidePicker } from './SidePicker.tsx';
import { useQuickFight } from './useQuickFight.ts';

/** Sets up a quick fight: who, against whom, where. */
export function QuickPage({ system }: { readonly system: string }) {
  const catalogue = useCatalogue(system);
  const library = useLibrary();
  const error = catalogue.error ?? library.error;
  return (
    <Page wide title={catalogue.data ? `Quick fight: ${catalogue.data.name}` : 'Quick fight'}>
      {error && <DeadEnd title="No fight can be set up." why={error.message} />}
      {!error && (catalogue.isPending || library.isPending) && <p className="text-faint">One moment …</p>}
      {catalogue.data && library.data && (
        <Grounds
          catalogue={catalogue.data}
          kept={library.data.items.filter((one) => one.system === system && one.kind === 'sheet')}
        />
      )}
    </Page>
  );
}

/** Determines the grounds and the chosen one; renders nothing for packs without encounters, which have no grounds. */
function Grounds(props: { readonly catalogue: Catalogue; readonly kept: readonly LibraryItem[] }) {
  const { id, pack } = props.catalogue;
  const grounds = useMemo(() => groundsOf(pack.encounters), [pack]);
  const chosen = useQuickDrafts((drafts) => drafts[id]?.ground);
  const ground = grounds.find((one) => one.id === chosen) ?? grounds.at(-2) ?? grounds[0];
  useReadyForecast(pack);
  return ground ? <Quick {...props} grounds={grounds} ground={ground} /> : null;
}

function Quick(props: {
  readonly catalogue: Catalogue;
  readonly kept: readonly LibraryItem[];
  readonly grounds: readonly QuickGroundChoice[];
  readonly ground: QuickGroundChoice;
}) {
  const { catalogue, kept, grounds, ground } = props;
  const { id: system, pack } = catalogue;
  const { own, heroes, foes } = useMemo(
    () => ({ own: fromLibrary(kept), heroes: fromPack(pack.heroes), foes: fromPack(pack.foes) }),
    [pack, kept],
  );
  const draft = useQuickDrafts((drafts) => drafts[system]);
  const party = firstParty(draft, { own, heroes, foes });
  const enemies = stillThere([...foes, ...heroes, ...own], draft?.enemies ?? {});
  const ownGroup = keptGroup(own);
  const allOf = (groups: readonly PeopleGroup[]) => groups.flatMap(({ people }) => people);
  const left = [...ownGroup, { label: 'Heroes', people: heroes }, { label: 'Foes', people: foes }];
  const right = [{ label: 'Foes', people: foes }, { label: 'Heroes', people: heroes }, ...ownGroup];
  const counts = [countOf(party), countOf(enemies)];
  const fight = useQuickFight(system, `${ground.name}: ${counts.join(' against ')}`, ground.ground, [
    everybody(allOf(left), party),
    everybody(allOf(right), enemies),
  ]);
  const change = (part: Partial<QuickDraft>): void => {
    fight.forget();
    draftQuick(system, { ground: ground.id, party, enemies, own: own.map(({ key }) => key), ...part });
  };
  const [ours, theirs] = sidesOf({
    combatants: Object.fromEntries(ground.sides.map((side) => [side, { side }])),
  });
  return (
    <>
      <RulingsLine system={system} />
      <GroundPicker grounds={grounds} value={ground.id} onPick={(id) => change({ ground: id })} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        {ours && (
          <SidePicker style={ours} groups={left} picks={party} onPick={(picks) => change({ party: picks })}>
            <div className="grid justify-items-start">
              <WriteSomebody system={system} pack={pack} />
            </div>
          </SidePicker>
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
      <QuickFoot
        fight={fight}
        counts={counts}
        missing={[...ground.sides].find((_, at) => counts[at] === 0)}
      />
    </>
  );
}
