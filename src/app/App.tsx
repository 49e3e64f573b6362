import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { queryClient } from '../store/library.ts';
import { session } from '../store/session.ts';
import { settings, useSettings } from '../store/settings.ts';
import { table, useTable } from '../store/table.ts';
import { CreditsPage } from '../ui/art/CreditsPage.tsx';
import { AftermathPage } from '../ui/between/AftermathPage.tsx';
import { PeoplePage } from '../ui/between/PeoplePage.tsx';
import { CompendiumPage } from '../ui/compendium/CompendiumPage.tsx';
import { EntryDialog } from '../ui/compendium/EntryDialog.tsx';
import { EncounterPage } from '../ui/encounter/EncounterPage.tsx';
import { ForecastPage } from '../ui/forecast/ForecastPage.tsx';
import { plainPart } from '../ui/kit/address.ts';
import { LedgerPage } from '../ui/ledger/LedgerPage.tsx';
import { PartPage } from '../ui/library/PartPage.tsx';
import { SharedPage } from '../ui/library/SharedPage.tsx';
import { StartPage } from '../ui/library/StartPage.tsx';
import { QuickPage } from '../ui/quick/QuickPage.tsx';
import { SettingsPage } from '../ui/settings/SettingsPage.tsx';
import { SheetPage } from '../ui/sheet/SheetPage.tsx';
import { Curtain } from './Curtain.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailureNote } from './FailureNote.tsx';
import { FilesOver } from './FilesOver.tsx';
import { FightScreen } from './fight/FightScreen.tsx';
import { LeaveUnsaved, useUnsaved } from './LeaveUnsaved.tsx';
import { NotFound } from './NotFound.tsx';
import { useTheme } from './theme.ts';
import { UpdateBar } from './UpdateBar.tsx';
import { useArrival } from './useArrival.ts';
import { useScroll } from './useScroll.ts';

/** The app: routes, the theme, and what stands above all pages. */
export function App() {
  useTheme();
  useEffect(() => {
    void settings.load();
  }, []);
  return (
    <>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <Router hook={useHashLocation}>
            <Seen />
            <FilesOver />
          </Router>
        </QueryClientProvider>
      </ErrorBoundary>
      {/* Also over a screen that broke: the export that is offered there may fail. */}
      <FailureNote />
    </>
  );
}

/** The page, or only the curtain while the screen is handed over. */
function Seen() {
  const curtain = useSettings((state) => state.eyes === 'curtain');
  if (curtain) return <Curtain />;
  return (
    <>
      <Pages />
      <LeaveUnsaved />
      <EntryDialog />
    </>
  );
}

function Pages() {
  useLeaving();
  useScroll();
  useArrival();
  return (
    <Switch>
      <Route path="/">
        <UpdateBar />
        <StartPage />
      </Route>
      <Route path="/fight/:id">{({ id }) => <FightScreen key={id} id={plainPart(id)} />}</Route>
      <Route path="/after/:id">{({ id }) => <AftermathPage key={id} fight={plainPart(id)} />}</Route>
      <Route path="/ledger/:id">{({ id }) => <LedgerPage key={id} fight={plainPart(id)} />}</Route>
      <Route path="/quick/:system">
        {({ system }) => <QuickPage key={system} system={plainPart(system)} />}
      </Route>
      <Route path="/encounter/:id/:who?">
        {({ id, who }) => (
          <EncounterPage key={id} id={plainPart(id)} who={who === undefined ? null : plainPart(who)} />
        )}
      </Route>
      <Route path="/forecast/:fight?">
        {({ fight }) => <ForecastPage fight={fight === undefined ? null : plainPart(fight)} />}
      </Route>
      <Route path="/shared/:code?">{({ code = '' }) => <SharedPage key={code} code={code} />}</Route>
      <Route path="/part/:of/:number/:count/*?">
        {({ number, count }) => <PartPage number={number} count={count} />}
      </Route>
      <Route path="/people/:system">
        {({ system }) => <PeoplePage key={system} system={plainPart(system)} />}
      </Route>
      <Route path="/sheet/:system/:id">
        {({ system, id }) => <SheetPage key={id} system={plainPart(system)} id={plainPart(id)} />}
      </Route>
      <Route path="/rules/:system/*?">
        {({ system, '*': rest = '' }) => (
          <CompendiumPage key={system} system={plainPart(system)} rest={rest} />
        )}
      </Route>
      <Route path="/credits">
        <CreditsPage />
      </Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

/**
 * Closes the fight when the start page is reached, one that is still opening too; other pages (rules, settings) leave it
 * open, and so does one that is not saved, until that is settled (`LeaveUnsaved`). Rules that were opened over a page are
 * closed with each change of page.
 */
function useLeaving(): void {
  const [place] = useLocation();
  const unsaved = useUnsaved();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of page
  useEffect(() => session.lookAway(), [place]);
  useEffect(() => {
    if (place === '/' && !unsaved && useTable.getState().status !== 'idle') void table.close();
  }, [place, unsaved]);
}
