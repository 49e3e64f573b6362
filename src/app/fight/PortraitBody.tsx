import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { cx } from '../../ui/kit/cx.ts';
import { IconButton } from '../../ui/kit/IconButton.tsx';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import type { Edit } from './SidePanel.tsx';
import { TabBody, tabs } from './SidePanel.tsx';
import { useNextPrompt } from './useNextPrompt.ts';
import { useShown } from './useShown.ts';

const stops = ['peek', 'half', 'full'] as const;
type Stop = (typeof stops)[number];

const heights: { readonly [stop in Stop]: string } = {
  peek: 'h-[8.5rem]',
  // Whole pixels: browsers round the finger areas of links that stand close together, and thin lines, to them.
  half: 'h-[46%] supports-[height:round(down,1%,1px)]:h-[round(down,46%,1px)]',
  full: 'h-[calc(100%-11.75rem)]',
};

/** Map above, sheet below. The sheet has three heights and shrinks the map instead of covering it. */
export function PortraitBody({ map, onEdit }: { readonly map: ReactNode; readonly onEdit: Edit }) {
  const [stop, setStop] = useState<Stop>('half');
  const tab = useSession((state) => state.tab);
  const active = useTable((state) => state.view?.active ?? null);
  const dragged = useRef<number | null>(null);
  const rise = (): void => setStop((now) => (now === 'peek' ? 'half' : now));
  useShown(rise);
  useNextPrompt(rise);
  const to = (next: Stop): void => {
    setStop(next);
    if (active !== null) session.lookAt({ id: active });
  };
  const step = (by: number): void =>
    to(stops[Math.min(stops.length - 1, Math.max(0, stops.indexOf(stop) + by))] as Stop);
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col">{map}</div>
      <aside
        aria-label="Panel"
        className={cx(
          'relative flex shrink-0 flex-col rounded-t-card border-t border-line bg-panel shadow-float transition-[height] duration-200',
          heights[stop],
        )}
      >
        <div
          aria-hidden
          className="grid h-5 shrink-0 cursor-row-resize touch-none place-content-center"
          onPointerDown={(event) => {
            dragged.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerUp={(event) => {
            const from = dragged.current;
            dragged.current = null;
            if (from === null) return;
            const by = event.clientY - from;
            if (Math.abs(by) > 24) step(by < 0 ? 1 : -1);
            else if (Math.abs(by) < 8) to(stop === 'half' ? 'full' : 'half');
          }}
        >
          <span className="h-1.5 w-12 rounded-full bg-edge" />
        </div>
        <Tabs
          label="Panel"
          tabs={tabs}
          open={tab}
          onOpen={(next) => {
            session.show(next);
            if (stop === 'peek') to('half');
          }}
          className="min-h-0 flex-1 [&>[role=tablist]]:pr-30"
        >
          <TabBody tab={tab} onEdit={onEdit} />
        </Tabs>
        <div className="absolute top-5 right-2 flex gap-2">
          <IconButton
            label="Lower the sheet"
            icon={<ChevronDown aria-hidden className="size-5" />}
            onPress={() => step(-1)}
            refused={stop === 'peek' ? { because: 'It cannot go lower.' } : undefined}
          />
          <IconButton
            label="Raise the sheet"
            icon={<ChevronUp aria-hidden className="size-5" />}
            onPress={() => step(1)}
            refused={stop === 'full' ? { because: 'It cannot go higher.' } : undefined}
          />
        </div>
      </aside>
    </>
  );
}
