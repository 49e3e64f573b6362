import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import type { Choice } from '../../kernel/port.ts';
import type { PreviewReply } from '../../protocol/messages.ts';
import { foreseenBy } from '../../store/foresight.ts';
import { session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { InitiativeBar } from '../initiative/InitiativeBar.tsx';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { BattleMap } from '../map/BattleMap.tsx';
import { CombatantPanel } from '../tracks/CombatantPanel.tsx';
import { SideList } from '../tracks/SideList.tsx';
import { KitPage } from './KitPage.tsx';

/** A preview with a straight path, in place of the rules. */
async function madeUpPreview(choice: Choice): Promise<PreviewReply | null> {
  const { view } = useTable.getState();
  const from = view?.combatants[view.active ?? '']?.cell;
  const to = choice.to as { x: number; y: number } | undefined;
  if (!from || !to) return null;
  const path = [];
  for (let { x, y } = from; x !== to.x || y !== to.y; ) {
    x += Math.sign(to.x - x);
    y += Math.sign(to.y - y);
    path.push({ x, y });
  }
  return { ok: true, choice, path, provokes: to.x >= 8 && to.y < 9 ? ['ogre'] : [] };
}

/** A miniature of the fight screen. */
export function DevPage() {
  const tab = useSession((state) => state.tab);
  useEffect(() => foreseenBy(madeUpPreview), []);
  if (new URLSearchParams(location.search).get('scene') === 'kit') return <KitPage />;
  return (
    <div className="flex h-dvh flex-col">
      <header className="border-b border-line bg-panel px-3">
        <InitiativeBar />
      </header>
      <main className="flex min-h-0 flex-1 flex-col landscape:flex-row">
        <div className="relative min-h-0 min-w-0 flex-1">
          <BattleMap onEdit={() => undefined} />
        </div>
        <aside className="flex min-h-0 bg-panel portrait:h-[42%] portrait:border-t landscape:w-80 landscape:border-l border-line">
          <Tabs
            label="Panel"
            className="min-w-0 flex-1"
            panelClassName="overflow-y-auto p-4"
            tabs={[
              { id: 'act', label: 'Act' },
              { id: 'wounds', label: 'Wounds' },
              { id: 'log', label: 'Log', badge: '12' },
            ]}
            open={tab}
            onOpen={session.show}
          >
            {tab === 'wounds' ? <CombatantPanel onEdit={() => undefined} /> : <SideList />}
          </Tabs>
        </aside>
      </main>
      <footer className="flex items-center gap-4 border-t border-line bg-panel p-2">
        <IconButton
          kind="normal"
          label="Undo"
          icon={<Undo2 aria-hidden className="size-5" />}
          onPress={() => undefined}
        />
        <p className="flex-1 truncate text-small text-faint">Edda hits Bandit 2: 7 harm</p>
        <Button size="large" onPress={session.disarm}>
          Cancel
        </Button>
        <Button size="large" kind="primary" onPress={() => undefined}>
          Attack Ogre with spear · 2 AP
        </Button>
      </footer>
    </div>
  );
}
