import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { forecast } from '../../store/forecast.ts';
import type { QuickGround } from '../../store/quick.ts';
import { useKeepEncounter, useQuick } from '../../store/quick.ts';
import { TableFailure } from '../../store/table.ts';
import type { Person } from '../folk/person.ts';
import { goOn } from '../library/goOn.ts';
import { keptInWords } from '../library/kept.ts';
import { useMakeOwn } from '../library/useMakeOwn.ts';
import { useStart } from '../library/useStart.ts';
import { whoIsWrong } from './picks.ts';

/** The actions for a quick fight with two chosen sides, and their results. */
export interface QuickFight {
  readonly begin: () => Promise<void>;
  readonly foresee: () => Promise<void>;
  readonly keep: () => Promise<void>;
  readonly makeOwn: () => Promise<void>;
  readonly busy: boolean;
  /** What went wrong with the last action, one line per problem. */
  readonly trouble: string | null;
  /** The result of the last action. */
  readonly told: string | null;
  /** Clears both, because another choice was made. */
  readonly forget: () => void;
}

/** `name`: the name of the encounter and the fight in lists. */
export function useQuickFight(
  system: string,
  name: string,
  ground: QuickGround,
  sides: readonly (readonly Person[])[],
): QuickFight {
  const [, go] = useLocation();
  const { start, starting, error } = useStart();
  const quick = useQuick();
  const own = useMakeOwn();
  const keeping = useKeepEncounter();
  const [told, setTold] = useState<string | null>(null);

  /** Puts the sides on their ground and passes the encounter on. Combatants without room are reported in `trouble`. */
  const arranged = async (then: (encounter: Json) => unknown): Promise<void> => {
    const sheets = sides.map((people) => people.map(({ sheet }) => sheet));
    const encounter = await quick.mutateAsync({ system, name, ground, sides: sheets }).catch(() => null);
    if (encounter) await then(encounter);
  };

  const problems = quick.error instanceof TableFailure ? (quick.error.failure.problems ?? []) : [];
  const names = sides.map((people) => people.map((one) => one.name));
  const failed = quick.error ?? keeping.error ?? own.failed?.error;
  return {
    begin: () => arranged(goOn(start)),
    foresee: () =>
      arranged(
        goOn((encounter: Json) => {
          void forecast.encounter(system, name, encounter);
          go('/forecast');
        }),
      ),
    keep: () =>
      arranged(async (encounter) => {
        const kept = await keeping.mutateAsync({ system, name, encounter }).catch(() => null);
        if (kept) setTold(keptInWords(kept));
      }),
    makeOwn: () => arranged(goOn((encounter: Json) => own.makeOwn({ system, name, encounter }))),
    busy: starting || quick.isPending,
    trouble: problems.length > 0 ? whoIsWrong(problems, names).join('\n') : (failed?.message ?? error),
    told,
    forget() {
      setTold(null);
      quick.reset();
      keeping.reset();
      own.forget();
    },
  };
}
