import type { CombatantView } from '../../kernel/view.ts';
import { CombatantBody } from '../tracks/CombatantBody.tsx';

/** The combatant that a fight would begin with: what the rules make of the sheet. */
export function SeenAs(props: {
  readonly system: string;
  readonly seen: CombatantView | null;
  readonly judging: boolean;
}) {
  const { system, seen, judging } = props;
  return (
    <section
      aria-label="In a fight"
      className="wt-card grid gap-4 p-4 md:sticky md:top-4 md:max-h-[calc(100dvh-10rem)] md:overflow-y-auto print:static print:max-h-none print:overflow-visible print:break-inside-auto"
    >
      <h2 className="font-semibold">In a fight</h2>
      {seen ? (
        <CombatantBody system={system} one={seen} loss={{}} spending={{}} />
      ) : (
        <p className="text-small text-faint">
          {judging ? 'The rules are reading the sheet.' : 'No fight can begin with this sheet as it is.'}
        </p>
      )}
    </section>
  );
}
