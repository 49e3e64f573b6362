import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Id } from '../../kernel/json.ts';
import { useSession } from '../../store/session.ts';
import { useSettings } from '../../store/settings.ts';
import { table, useTable } from '../../store/table.ts';
import { GmSheet } from '../../ui/gm/GmSheet.tsx';
import { cx } from '../../ui/kit/cx.ts';
import { useTitle } from '../../ui/kit/useTitle.ts';
import { BattleMap } from '../../ui/map/BattleMap.tsx';
import type { Outlook } from '../../ui/map/map-camera.ts';
import { PrintedFight } from '../../ui/paper/PrintedFight.tsx';
import { HandOver } from '../../ui/tactics/HandOver.tsx';
import { TacticsAtWork } from '../../ui/tactics/TacticsAtWork.tsx';
import { Timeline } from '../../ui/timeline/Timeline.tsx';
import { useWakeLock } from '../wakeLock.ts';
import { Announcer } from './Announcer.tsx';
import { Banners } from './Banners.tsx';
import { BottomBar } from './BottomBar.tsx';
import { CannotOpen } from './CannotOpen.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { Momentum } from './Momentum.tsx';
import { PhoneBody } from './PhoneBody.tsx';
import { PortraitBody } from './PortraitBody.tsx';
import { LogColumn, SidePanel } from './SidePanel.tsx';
import { TopBar } from './TopBar.tsx';
import { useCommands, useShortcuts } from './useCommands.ts';
import { useCrowded, useLayout } from './useLayout.ts';
import { useTurnBuzz } from './useTurnBuzz.ts';

/** The screen of a fight: initiative above, map and panel between, the bar of commands below. Opens the fight. */
export function FightScreen({ id }: { readonly id: string }) {
  const open = useTable((state) => state.fight?.id === id && state.view !== null);
  useWakeLock();
  useEffect(() => {
    if (useTable.getState().fight?.id !== id) table.open(id).catch(() => {});
  }, [id]);
  if (!open) return <CannotOpen id={id} />;
  return (
    <>
      <OpenFight />
      <PrintedFight />
    </>
  );
}

function OpenFight() {
  const layout = useLayout();
  const crowded = useCrowded();
  const left = useSettings((state) => state.hand === 'left');
  const [editing, setEditing] = useState<{ readonly who: Id | null } | null>(null);
  const [help, setHelp] = useState(false);
  // Only the game master may change numbers by hand.
  const byHand = useSettings((state) => state.eyes === 'gm');
  const open = useCallback((who: Id | null) => setEditing({ who }), []);
  const edit = byHand ? open : undefined;
  const showHelp = useCallback(() => setHelp(true), []);
  useTurnBuzz();
  // Turning the tablet mounts another layout with another map, which starts with the camera of this one.
  const memory = useRef<Outlook | null>(null);
  const map = (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <BattleMap className="min-h-0 min-w-0 flex-1" memory={memory} {...(edit && { onEdit: edit })} />
      {layout !== 'phone' && <Momentum afloat />}
    </div>
  );
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-ground print:hidden">
      <TopBar onEdit={edit && (() => edit(useSession.getState().selected))} onHelp={showHelp} />
      <Banners />
      {layout === 'phone' && <Momentum />}
      <Main>
        <FightName />
        <div className="flex min-h-0 flex-1 flex-col">
          {layout === 'phone' && <PhoneBody map={map} onEdit={edit} />}
          {layout === 'portrait' && <PortraitBody map={map} onEdit={edit} />}
          {(layout === 'landscape' || layout === 'wide') && (
            <div className={cx('flex min-h-0 flex-1', left && 'flex-row-reverse')}>
              {map}
              <SidePanel onEdit={edit} withLog={layout === 'landscape'} left={left} />
              {layout === 'wide' && <LogColumn left={left} />}
            </div>
          )}
        </div>
        <Timeline />
      </Main>
      <HandBar
        narrow={layout === 'phone' || crowded}
        left={left}
        help={help}
        onHelp={showHelp}
        onHelpClosed={() => setHelp(false)}
      />
      <Announcer />
      <TacticsAtWork />
      <HandOver />
      {editing && <GmSheet who={editing.who} onClose={() => setEditing(null)} />}
    </div>
  );
}

/** A component of its own, so that a change of `busy` renders nothing else. */
function Main({ children }: { readonly children: ReactNode }) {
  const busy = useTable((state) => state.status === 'busy' || state.status === 'opening');
  return (
    <main aria-busy={busy} className="flex min-h-0 flex-1 flex-col">
      {children}
    </main>
  );
}

/**
 * The commands as a bar, as keys and as help. A component of its own: they change with every tap, the rest does not.
 */
function HandBar(props: {
  readonly narrow: boolean;
  readonly left: boolean;
  readonly help: boolean;
  readonly onHelp: () => void;
  readonly onHelpClosed: () => void;
}) {
  const commands = useCommands(props.onHelp);
  useShortcuts(commands);
  return (
    <>
      <BottomBar commands={commands} narrow={props.narrow} left={props.left} />
      {props.help && <HelpDialog open onClose={props.onHelpClosed} commands={commands} />}
    </>
  );
}

function FightName() {
  const name = useTable((state) => state.fight?.name ?? 'Fight');
  useTitle(name);
  return <h1 className="sr-only">{name}</h1>;
}
