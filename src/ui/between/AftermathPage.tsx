import { HeartPulse, Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Survivor } from '../../store/between.ts';
import { placesFor, useAftermath, useKeepPeople, useSeen } from '../../store/between.ts';
import { useLibrary } from '../../store/library.ts';
import { useSettings } from '../../store/settings.ts';
import { table, useTable } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';
import { DeadEnd } from '../library/DeadEnd.tsx';
import { Page } from '../library/Page.tsx';
import { Switch } from '../settings/Switch.tsx';
import { WhatIsLeft } from './WhatIsLeft.tsx';

/** The state of everybody after a fight, with the choice of whom to keep. */
export function AftermathPage({ fight }: { readonly fight: string }) {
  const [, go] = useLocation();
  const hash = useTable((state) => (state.fight?.id === fight ? state.hash : null));
  const error = useTable((state) => state.error);
  const library = useLibrary();
  const keep = useKeepPeople();
  // Not for players: it would reveal what is left of their foes.
  const gm = useSettings((state) => state.eyes === 'gm');
  const { data, error: why } = useAftermath(gm ? hash : null);
  const seen = useSeen(data?.system ?? null, data?.people ?? []);
  const [said, setSaid] = useState<{ readonly [id: string]: boolean }>({});
  useEffect(() => {
    if (useTable.getState().fight?.id !== fight) table.open(fight).catch(() => {});
  }, [fight]);
  const stays = ({ id, party, out }: Survivor): boolean => said[id] ?? (party && out !== 'dead');
  const chosen = data?.people.filter(stays) ?? [];
  const places = data && library.data ? placesFor(data.system, library.data.items, chosen) : [];
  const binned = new Set(places.flatMap(({ person, isOther }) => (isOther ? [person.id] : [])));
  const done = (): void => {
    if (!data || !library.data) return;
    keep.mutate(
      { system: data.system, kept: library.data.items, people: chosen },
      { onSuccess: () => go(`/people/${encodeURIComponent(data.system)}`) },
    );
  };
  const because = keep.isPending
    ? 'They are being kept.'
    : !library.data
      ? 'One moment …'
      : chosen.length === 0
        ? 'Choose somebody to keep first.'
        : null;
  const failed = why?.message ?? keep.error?.message ?? (hash === null ? error?.message : undefined);
  if (!gm) {
    return (
      <Page title="After the fight">
        <p className="text-faint">What a fight has left of everybody is for the game master’s eyes.</p>
      </Page>
    );
  }
  return (
    <Page title="After the fight">
      {failed !== undefined && !data && <DeadEnd title="This fight cannot be read." why={failed} />}
      {failed !== undefined && data && (
        <p role="alert" className="text-harm">
          {failed}
        </p>
      )}
      {!data && failed === undefined && <p className="text-faint">One moment …</p>}
      {data && (
        <>
          <p className="text-faint">
            Whoever is kept goes on with what the fight has left: rest, heal, and go into the next one with
            it.
          </p>
          <ul className="grid gap-3">
            {data.people.map((one) => (
              <li key={one.id} className="wt-card grid gap-2 p-4">
                <Switch
                  printed
                  label={one.name}
                  on={stays(one)}
                  onChange={(on) => setSaid({ ...said, [one.id]: on })}
                />
                <WhatIsLeft
                  system={data.system}
                  seen={seen.of(one.id)}
                  why={seen.why}
                  sheet={one.sheet}
                  out={one.out}
                />
                {binned.has(one.id) && (
                  <p className="text-small text-warn">
                    Your documents have another sheet of {one.name}. Keeping this one puts that into the bin.
                  </p>
                )}
              </li>
            ))}
          </ul>
          <Button
            icon={<Scale aria-hidden className="size-5" />}
            onPress={() => go(`/ledger/${encodeURIComponent(fight)}`)}
          >
            Who did what
          </Button>
          <Button
            kind="primary"
            size="large"
            icon={<HeartPulse aria-hidden className="size-5" />}
            onPress={done}
            refused={because === null ? undefined : { because }}
          >
            {chosen.length === 1 ? 'Keep one, and go on' : `Keep ${chosen.length}, and go on`}
          </Button>
        </>
      )}
    </Page>
  );
}
