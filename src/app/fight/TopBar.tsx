import { EyeOff, Menu, PencilRuler } from 'lucide-react';
import { useRef } from 'react';
import { settings } from '../../store/settings.ts';
import { InitiativeBar } from '../../ui/initiative/InitiativeBar.tsx';
import { IconButton } from '../../ui/kit/IconButton.tsx';
import type { PopoverHandle } from '../../ui/kit/Popover.tsx';
import { FightMenu } from './FightMenu.tsx';

/** The menu, the order of turns, and changes by hand; while players look, the way back to the game master instead. */
export function TopBar(props: { readonly onEdit: (() => void) | undefined; readonly onHelp: () => void }) {
  const { onEdit, onHelp } = props;
  const menu = useRef<PopoverHandle>(null);
  return (
    <header className="shrink-0 border-b border-line bg-panel pt-[env(safe-area-inset-top)]">
      <div className="wt-turns flex items-center gap-1 px-1.5">
        <IconButton
          label="Menu"
          icon={<Menu aria-hidden className="size-6" />}
          onPress={(button) => menu.current?.open(button)}
        />
        <InitiativeBar className="min-w-0 flex-1" />
        {onEdit ? (
          <IconButton
            label="Change by hand"
            icon={<PencilRuler aria-hidden className="size-6" />}
            onPress={onEdit}
          />
        ) : (
          <IconButton
            label="Hand it to the game master"
            icon={<EyeOff aria-hidden className="size-6" />}
            onPress={() => settings.change({ eyes: 'curtain' })}
          />
        )}
      </div>
      <FightMenu handle={menu} onHelp={onHelp} />
    </header>
  );
}
