import {
  BookOpen,
  ChartNoAxesColumn,
  CircleHelp,
  Dices,
  Download,
  EyeOff,
  Gavel,
  HeartPulse,
  History,
  House,
  Printer,
  QrCode,
  Scale,
  Settings,
} from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { forecast } from '../../store/forecast.ts';
import { saveFile, useExportFight } from '../../store/library.ts';
import { session } from '../../store/session.ts';
import { settings, useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { Button } from '../../ui/kit/Button.tsx';
import type { PopoverHandle } from '../../ui/kit/Popover.tsx';
import { Popover } from '../../ui/kit/Popover.tsx';
import { WhoRolls } from '../../ui/prompts/WhoRolls.tsx';
import { RulingsOfFight } from '../../ui/rulings/RulingsOfFight.tsx';
import { ShareFight } from '../../ui/share/ShareFight.tsx';

/** The menu of a fight: everything but the moves in it. */
export function FightMenu({
  handle,
  onHelp,
}: {
  readonly handle: RefObject<PopoverHandle | null>;
  readonly onHelp: () => void;
}) {
  const [, go] = useLocation();
  const fight = useTable((state) => state.fight);
  const ruled = useTable((state) => Object.keys(state.rulings).length);
  const gm = useSettings((state) => state.eyes === 'gm');
  const goes = useTable(({ stands, status }) => stands.of > 0 && status !== 'readonly');
  const exported = useExportFight();
  const [asks, setAsks] = useState<'rolls' | 'rulings' | 'share' | null>(null);
  const then = (deed: () => void) => () => {
    handle.current?.close();
    deed();
  };
  const save = (): void => {
    if (fight) void exported.mutateAsync(fight.id).then(saveFile);
  };
  return (
    <>
      <Popover ref={handle} label="Menu" className="min-w-60 p-1.5">
        <div className="grid">
          <p className="truncate px-4 py-2 text-small text-faint">{fight?.name}</p>
          <Item icon={<House aria-hidden className="size-5" />} onPress={then(() => go('/'))}>
            All fights
          </Item>
          <Item icon={<Dices aria-hidden className="size-5" />} onPress={then(() => setAsks('rolls'))}>
            Dice and reactions
          </Item>
          <Item
            icon={<EyeOff aria-hidden className="size-5" />}
            onPress={then(() => settings.change({ eyes: 'curtain' }))}
          >
            Hand the screen over
          </Item>
          {goes && (
            <Item
              icon={<History aria-hidden className="size-5" />}
              onPress={then(() => session.seek('asked'))}
            >
              Go to any point
            </Item>
          )}
          <Item icon={<Download aria-hidden className="size-5" />} onPress={then(save)}>
            Export this fight
          </Item>
          <Item icon={<Printer aria-hidden className="size-5" />} onPress={then(() => print())}>
            Print
          </Item>
          <Item icon={<QrCode aria-hidden className="size-5" />} onPress={then(() => setAsks('share'))}>
            Share this fight
          </Item>
          <Item
            icon={<Scale aria-hidden className="size-5" />}
            onPress={then(() => fight && go(`/ledger/${encodeURIComponent(fight.id)}`))}
          >
            Who did what
          </Item>
          {/* For the game master only: both pages show the state of every combatant, foes too. */}
          {gm && <HowItEnds onPress={then(() => fight && go(`/forecast/${encodeURIComponent(fight.id)}`))} />}
          {gm && (
            <Item
              icon={<HeartPulse aria-hidden className="size-5" />}
              onPress={then(() => fight && go(`/after/${encodeURIComponent(fight.id)}`))}
            >
              After the fight
            </Item>
          )}
          <Item
            icon={<BookOpen aria-hidden className="size-5" />}
            onPress={then(() => fight && go(`/rules/${encodeURIComponent(fight.system)}`))}
          >
            The rules
          </Item>
          {ruled > 0 && (
            <Item icon={<Gavel aria-hidden className="size-5" />} onPress={then(() => setAsks('rulings'))}>
              {ruled === 1 ? 'One ruling changed' : `${ruled} rulings changed`}
            </Item>
          )}
          <Item icon={<Settings aria-hidden className="size-5" />} onPress={then(() => go('/settings'))}>
            Settings
          </Item>
          <Item icon={<CircleHelp aria-hidden className="size-5" />} onPress={then(onHelp)}>
            How it works, and keys
          </Item>
        </div>
      </Popover>
      {asks === 'rulings' && <RulingsOfFight onClose={() => setAsks(null)} />}
      {asks === 'rolls' && <WhoRolls onClose={() => setAsks(null)} />}
      {asks === 'share' && fight && <ShareFight fight={fight} onClose={() => setAsks(null)} />}
    </>
  );
}

/** Warms up a forecast worker as soon as the menu shows this item. */
function HowItEnds({ onPress }: { readonly onPress: () => void }) {
  useEffect(() => void forecast.readyForFight(), []);
  return (
    <Item icon={<ChartNoAxesColumn aria-hidden className="size-5" />} onPress={onPress}>
      How will it end?
    </Item>
  );
}

function Item(props: {
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button kind="quiet" icon={props.icon} onPress={props.onPress} className="justify-start! text-left!">
      {props.children}
    </Button>
  );
}
