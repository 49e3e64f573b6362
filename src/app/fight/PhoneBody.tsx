import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useDraft } from '../../store/current-draft.ts';
import { nextField } from '../../store/draft.ts';
import type { PanelTab } from '../../store/session.ts';
import { session, useSession } from '../../store/session.ts';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import type { Edit } from './SidePanel.tsx';
import { TabBody, tabs } from './SidePanel.tsx';
import { useNextPrompt } from './useNextPrompt.ts';
import { useShown } from './useShown.ts';

/** The map or one of the panel's tabs at a time. A choice that needs a cell or a path opens the map. */
export function PhoneBody({ map, onEdit }: { readonly map: ReactNode; readonly onEdit: Edit }) {
  const tab = useSession((state) => state.tab);
  const [onMap, setOnMap] = useState(false);
  const draft = useDraft();
  const field = draft && nextField(draft);
  const kind = field === null ? undefined : draft?.option.needs?.[field]?.kind;
  useEffect(() => {
    if (kind === 'cell' || kind === 'path') setOnMap(true);
  }, [kind]);
  useShown(() => setOnMap(false));
  useNextPrompt(() => {
    // It is answered in the panel, whose tab before the map may have been another than that of the prompt.
    if (onMap) session.show('act');
  });
  return (
    <Tabs<PanelTab | 'map'>
      label="Panel"
      tabs={[{ id: 'map', label: 'Map', icon: <MapIcon aria-hidden className="size-4.5" /> }, ...tabs]}
      open={onMap ? 'map' : tab}
      onOpen={(next) => {
        if (next === 'map') setOnMap(true);
        else session.show(next);
      }}
      className="min-h-0 flex-1 bg-panel"
      panelClassName="flex min-h-0 flex-col"
    >
      {onMap ? (
        map
      ) : (
        <div className="min-h-0 flex-1">
          <TabBody tab={tab} onEdit={onEdit} />
        </div>
      )}
    </Tabs>
  );
}
