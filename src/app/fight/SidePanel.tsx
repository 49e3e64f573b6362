import {
  HeartPulse,
  PanelLeftClose,
  PanelLeftOpen,
  PanelRightClose,
  PanelRightOpen,
  ScrollText,
  Swords,
} from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Id } from '../../kernel/json.ts';
import type { PanelTab } from '../../store/session.ts';
import { session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { cx } from '../../ui/kit/cx.ts';
import { IconButton } from '../../ui/kit/IconButton.tsx';
import type { Tab } from '../../ui/kit/Tabs.tsx';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { LogPanel } from '../../ui/log/LogPanel.tsx';
import { kindOf } from '../../ui/prompts/kind.ts';
import { PromptPanel } from '../../ui/prompts/PromptPanel.tsx';
import { CombatantPanel } from '../../ui/tracks/CombatantPanel.tsx';
import { SideList } from '../../ui/tracks/SideList.tsx';
import { useNextPrompt } from './useNextPrompt.ts';
import { useShown } from './useShown.ts';

const icon = 'size-4.5';
export const tabs: readonly Tab<PanelTab>[] = [
  { id: 'act', label: 'Act', icon: <Swords aria-hidden className={icon} /> },
  { id: 'wounds', label: 'Wounds', icon: <HeartPulse aria-hidden className={icon} /> },
  { id: 'log', label: 'Log', icon: <ScrollText aria-hidden className={icon} /> },
];

/** Opens the changes by hand for a combatant; `undefined` when the players look at the screen. */
export type Edit = ((who: Id) => void) | undefined;

/**
 * The prompt. Scrolls to its top, where it says who is asked and what has just happened, when the kind of prompt or the
 * combatant that is asked changes.
 */
function ActBody() {
  const box = useRef<HTMLDivElement>(null);
  const asked = useTable(({ prompt }) => prompt && `${kindOf(prompt)} ${prompt.for}`);
  useLayoutEffect(() => {
    if (asked !== null) box.current?.scrollTo(0, 0);
  }, [asked]);
  return (
    <div ref={box} className="relative h-full scroll-pt-14 overflow-y-auto overscroll-contain p-3">
      <PromptPanel />
    </div>
  );
}

/** The content of a tab. */
export function TabBody({ tab, onEdit }: { readonly tab: PanelTab; readonly onEdit: Edit }) {
  switch (tab) {
    case 'act':
      return <ActBody />;
    case 'wounds':
      return (
        <div className="relative grid h-full content-start gap-4 overflow-y-auto overscroll-contain p-3">
          <CombatantPanel {...(onEdit && { onEdit })} />
          <SideList />
        </div>
      );
    case 'log':
      return <LogPanel />;
  }
}

/** The panel beside the map; it can be folded to a narrow rail of icons, until somebody is asked or dice are to roll. */
export function SidePanel({
  onEdit,
  withLog,
  left,
}: {
  readonly onEdit: Edit;
  readonly withLog: boolean;
  readonly left: boolean;
}) {
  const [folded, setFolded] = useState(false);
  useShown(() => setFolded(false));
  useNextPrompt(() => {
    const { prompt } = useTable.getState();
    // A turn may be played on the map alone.
    if (prompt !== null && kindOf(prompt) !== 'turn') setFolded(false);
  });
  const panel = useRef<HTMLElement>(null);
  const unfoldAt = (shows: PanelTab): void => {
    flushSync(() => session.show(shows));
    panel.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true });
  };
  const open = useSession((state) => state.tab);
  const shown = withLog ? tabs : tabs.filter((tab) => tab.id !== 'log');
  const tab = !withLog && open === 'log' ? 'act' : open;
  const edge = left ? 'border-r' : 'border-l';
  const [Open, Close] = left ? [PanelLeftOpen, PanelLeftClose] : [PanelRightOpen, PanelRightClose];
  return (
    <aside
      ref={panel}
      aria-label="Panel"
      className={cx(
        'relative flex shrink-0 flex-col border-line bg-panel',
        folded ? 'w-14 items-center gap-2 py-2' : 'w-[clamp(20rem,30vw,22.5rem)]',
        edge,
      )}
    >
      {!folded && (
        <Tabs
          label="Panel"
          tabs={shown}
          open={tab}
          onOpen={session.show}
          className="h-full flex-1 [&>[role=tablist]]:pr-13"
        >
          <TabBody tab={tab} onEdit={onEdit} />
        </Tabs>
      )}
      {/* One button for both ways, so that it keeps the focus. */}
      <IconButton
        label={folded ? 'Open the panel' : 'Fold the panel'}
        size={folded ? 'normal' : 'min'}
        icon={
          folded ? (
            <Open aria-hidden className="size-5" />
          ) : (
            <Close aria-hidden className="size-5 text-faint" />
          )
        }
        onPress={() => setFolded(!folded)}
        className={folded ? '' : 'absolute top-0.5 right-0'}
      />
      {folded &&
        shown.map((one) => (
          <IconButton key={one.id} label={one.label} icon={one.icon} onPress={() => unfoldAt(one.id)} />
        ))}
    </aside>
  );
}

/** The log as a column of its own, in the `wide` layout. */
export function LogColumn({ left }: { readonly left: boolean }) {
  return (
    <aside
      aria-label="Log column"
      className={cx(
        'w-[clamp(18rem,24vw,22rem)] shrink-0 border-line bg-panel',
        left ? 'border-r' : 'border-l',
      )}
    >
      <LogPanel />
    </aside>
  );
}
