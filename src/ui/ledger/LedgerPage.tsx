import { useEffect, useMemo } from 'react';
import { ledger, useLedger } from '../../store/ledger.ts';
import { ledgerSeen, sidesTold } from '../../store/ledger-eyes.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { sideOf, sidesOf } from '../kit/sides.ts';
import { DeadEnd } from '../library/DeadEnd.tsx';
import { Page } from '../library/Page.tsx';
import { Deeds } from './Deeds.tsx';
import { ForetoldView } from './ForetoldView.tsx';
import { LuckTable } from './LuckTable.tsx';
import { Swings } from './Swings.tsx';
import { Weighing } from './Weighing.tsx';

/** The ledger of a fight: who did what, the luck of the dice, and how a forecast did. */
export function LedgerPage({ fight }: { readonly fight: string }) {
  const { of, account, luck, status, error } = useLedger();
  const eyes = useSettings((state) => state.eyes);
  const foes = useSettings((state) => state.foes);
  const view = useTable((state) => state.view);
  const told = useTable((state) => state.told);
  const lines = useTable((state) => state.lines);
  const title = useTable((state) => state.fight?.name);
  useEffect(() => {
    void ledger.open(fight);
    return () => ledger.leave();
  }, [fight]);
  const mine = of?.fight === fight;
  const seen = useMemo(
    () => (account && mine ? ledgerSeen(account, luck, { view, told, lines }, eyes, foes) : null),
    [account, mine, luck, view, told, lines, eyes, foes],
  );
  const name = (id: string): string => account?.people.find((one) => one.id === id)?.name ?? id;
  const shown = sidesTold(account?.people ?? []);
  const people = seen?.people.filter(({ side }) => shown.has(side)) ?? [];
  // The same side marks as in the fight.
  const styles = sidesOf(view ?? { combatants: {} }).filter(({ side }) => shown.has(side));
  return (
    <Page wide title="Who did what">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-16">
        {error && !seen && <DeadEnd title="This fight cannot be read." why={error.message} />}
        {error && seen && (
          <p role="alert" className="text-harm">
            {error.message}
          </p>
        )}
        {!seen && !error && <p className="text-faint">Reading the fight …</p>}
        {seen && account && (
          <>
            <p>
              <span className="font-semibold">{title}</span>
              {` · ${standing(account.over, account.rounds)}`}
            </p>
            <section aria-labelledby="luck" className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <h2 id="luck" className="text-title font-semibold">
                Luck
              </h2>
              {account.deeds.length === 0 ? (
                <p className="text-faint">No dice have fallen in anybody’s turn.</p>
              ) : (
                <Weighing />
              )}
              {account.deeds.length > 0 && (
                <>
                  <p className="text-small text-faint">
                    What happened / what the odds promised just before the dice, as the preview shows it. What
                    is decided between them is no luck: what it gains or gives up is counted to the promise.
                    {account.ladder &&
                      ' A wound counts by its level: 1 for the lightest, one more for each worse.'}
                  </p>
                  <div className="grid items-start gap-4 md:grid-cols-2">
                    {styles.map((style) => (
                      <LuckTable
                        key={style.side}
                        style={style}
                        people={people.filter(({ side }) => side === style.side)}
                        luck={luck && luck.weighed > 0 ? luck : null}
                        whole={seen.sides}
                        done={status === 'done'}
                      />
                    ))}
                  </div>
                </>
              )}
            </section>
            {/* Only for the game master, as it shows how foes fare. It is above the swings, since that list grows
                and would move its button. */}
            {eyes === 'gm' && <ForetoldView />}
            <Swings fight={fight} swings={seen.swings} name={name} done={status === 'done'} />
            <section aria-labelledby="deeds" className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <h2 id="deeds" className="text-title font-semibold">
                Deeds
              </h2>
              <p className="text-small text-faint">
                Harm counts as the log tells it, even beyond the last point of somebody who falls.
              </p>
              <ul className="grid items-start gap-4 md:grid-cols-2">
                {people.map((one) => (
                  <Deeds key={one.id} person={one} style={sideOf(styles, one.side)} name={name} />
                ))}
              </ul>
            </section>
          </>
        )}
      </div>
    </Page>
  );
}

function standing(over: { readonly winner: string | null } | null, rounds: number): string {
  if (!over) return `round ${rounds}, and it goes on`;
  const length = `in round ${rounds}`;
  return over.winner === null ? `over ${length}, and nobody won` : `${over.winner} won ${length}`;
}
