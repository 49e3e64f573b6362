import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { FoeDetail } from '../../store/eyes.ts';
import type { Handedness, Theme } from '../../store/settings.ts';
import { settings, useSettings } from '../../store/settings.ts';
import { canBuzz } from '../hand/haptics.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { Page } from '../library/Page.tsx';
import { StorageLine } from '../library/StorageLine.tsx';
import { paceNames } from '../tactics/HandOver.tsx';
import { ClearAll } from './ClearAll.tsx';
import { Switch } from './Switch.tsx';

const themeNames: readonly { readonly id: Theme; readonly label: string }[] = [
  { id: 'system', label: 'As the device' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'dim', label: 'Dim' },
];

const handNames: readonly { readonly id: Handedness; readonly label: string }[] = [
  { id: 'left', label: 'Left hand' },
  { id: 'right', label: 'Right hand' },
];

const foeNames: readonly { readonly id: FoeDetail; readonly label: string }[] = [
  { id: 'numbers', label: 'Numbers' },
  { id: 'share', label: 'Tenths' },
  { id: 'words', label: 'Words' },
  { id: 'hurt', label: 'Hurt or not' },
  { id: 'nothing', label: 'Nothing' },
];

/** The settings of this device. */
export function SettingsPage() {
  const now = useSettings();
  return (
    <Page title="Settings">
      <Row title="Look" about="Dim is for a dark room.">
        <Segmented
          label="Look"
          size="min"
          segments={themeNames}
          value={now.theme}
          onPick={(theme) => settings.change({ theme })}
        />
      </Row>
      <Row title="Hand" about="Where the panel and the Commit button stand.">
        <Segmented
          label="Hand"
          size="min"
          segments={handNames}
          value={now.hand}
          onPick={(hand) => settings.change({ hand })}
        />
      </Row>
      <Row title="Dice of a new fight" about="Each person can change it during the fight.">
        <Segmented
          label="Dice of a new fight"
          size="min"
          segments={[
            { id: 'seeded', label: 'Digital' },
            { id: 'manual', label: 'Real' },
          ]}
          value={now.dice}
          onPick={(dice) => settings.change({ dice })}
        />
      </Row>
      <Row title="Foes in players’ eyes" about="How they fare, once the screen is handed to the players.">
        <Segmented
          label="Foes in players’ eyes"
          size="min"
          className="flex-wrap"
          segments={foeNames}
          value={now.foes}
          onPick={(foes) => settings.change({ foes })}
        />
      </Row>
      <Row title="Pace of tactics" about="How long you look at each deed of those who are handed over.">
        <Segmented
          label="Pace of tactics"
          size="min"
          segments={paceNames}
          value={now.pace}
          onPick={(pace) => settings.change({ pace })}
        />
      </Row>
      <Switch
        label="Keep the screen awake during a fight"
        on={now.wakeLock}
        onChange={(wakeLock) => settings.change({ wakeLock })}
      />
      <Switch
        label="Digital dice lie still at once"
        on={now.stillDice}
        onChange={(stillDice) => settings.change({ stillDice })}
      />
      {canBuzz() && (
        <Switch
          label="Vibrate when something is done, at a long press, and at your turn"
          on={now.haptics}
          onChange={(haptics) => settings.change({ haptics })}
        />
      )}
      <Row title="Long press" about="How long a finger rests on the map until the menu opens.">
        <Segmented
          label="Long press"
          size="min"
          segments={[
            { id: '300', label: 'Short' },
            { id: '450', label: 'Normal' },
            { id: '700', label: 'Long' },
          ]}
          value={String(now.longPress)}
          onPick={(longPress) => settings.change({ longPress: Number(longPress) })}
        />
      </Row>
      <section className="grid gap-2 text-small text-faint" aria-label="About">
        <h2 className="text-body font-semibold text-ink">About</h2>
        <p>
          Woundtrack runs in your browser alone: nothing you enter leaves this device, and it works without a
          network. It is free software under the MIT licence.
        </p>
        <p>
          Built with React, Zustand, TanStack Query, wouter, virtua, idb, zod, MiniSearch, Recharts, qr (MIT,
          ISC), Tailwind CSS (MIT) and the icons of Lucide (ISC).
        </p>
        <p>
          <Link href="/credits" className="inline-flex min-h-touch-min items-center underline">
            Who drew the pictures on the tokens
          </Link>
        </p>
      </section>
      <StorageLine />
      {/* Only for the game master, whose data it is. */}
      {now.eyes === 'gm' && <ClearAll />}
    </Page>
  );
}

function Row({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-body font-semibold">{title}</h2>
      <p className="text-small text-faint">{about}</p>
      {children}
    </section>
  );
}
