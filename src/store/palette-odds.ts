import { create } from 'zustand';
import type { Id } from '../kernel/json.ts';
import type { Choice, Option } from '../kernel/port.ts';
import type { CombatantView } from '../kernel/view.ts';
import type { OddsReply } from '../protocol/messages.ts';
import { choiceOf, draftOf, nextField, withField } from './draft.ts';
import { table } from './table.ts';

/** What is known of an option's odds: a first look at each of those whom it may be aimed at. */
export type Looks = readonly OddsReply[];

interface PaletteOdds {
  /** What they were asked about; of another moment nothing is known yet. */
  readonly moment: string;
  /** By option. */
  readonly looks: { readonly [option: string]: Looks };
}

export const usePaletteOdds = create<PaletteOdds>()(() => ({ moment: '', looks: {} }));

/** Nobody is asked while somebody may be about to choose, in milliseconds. */
const rests = 700;
/** Nobody looks at more targets than this for a figure on a button. */
const most = 6;

/** The name of an option here: the same one may be offered to several. */
export const paletteKey = ({ by, id }: Option): string => `${by ?? ''}/${id}`;

type People = { readonly [who: Id]: CombatantView };

interface Aim {
  readonly field: string;
  /** Who may be picked there. */
  readonly there: readonly CombatantView[];
  readonly foes: readonly CombatantView[];
}

/** The field that says whom an option is aimed at: the first one in which somebody may be picked. */
function aimOf(option: Option, doer: Id | undefined, people: People): Aim | null {
  for (const [field, need] of Object.entries(option.needs ?? {})) {
    if (need.kind !== 'one') continue;
    const open = new Set(need.oneOf.filter(({ refused }) => !refused).map(({ id }) => id));
    const there = [...open].flatMap((id) => people[id] ?? []);
    if (there.length === 0) continue;
    const foes = there.filter(({ side, thing }) => !thing && side !== people[option.by ?? doer ?? '']?.side);
    return { field, there, foes };
  }
  return null;
}

/** Whether a foe is among those whom an option may be aimed at now: to hit a friend or a crate is not what an attack is for. */
export const atFoes = (option: Option, doer: Id | undefined, people: People): boolean =>
  (aimOf(option, doer, people)?.foes.length ?? 0) > 0;

/**
 * An option aimed at each of the foes whom it may be aimed at, all else as usual; at anybody where no foe is among them,
 * and at nobody where more has to be said.
 */
export function aims(option: Option, doer: Id | undefined, people: People): readonly Choice[] {
  const aim = option.refused ? null : aimOf(option, doer, people);
  if (!aim) return [];
  const { field, there, foes } = aim;
  const draft = draftOf(0, option);
  return (foes.length > 0 ? foes : there).slice(0, most).flatMap(({ id }) => {
    const aimed = withField(draft, field, id);
    // What is said first may leave others to aim at.
    return aimed.values[field] === id && nextField(aimed) === null ? (choiceOf(aimed) ?? []) : [];
  });
}

/**
 * Looks at the odds of these options one after the other, once nothing has happened for a while; returns how to stop.
 * `moment` names the fight as it stands, and whose eyes look at it.
 */
export function lookAround(
  moment: string,
  options: readonly Option[],
  doer: Id | undefined,
  people: People,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  if (usePaletteOdds.getState().moment !== moment) usePaletteOdds.setState({ moment, looks: {} });
  const look = async (): Promise<void> => {
    for (const option of options) {
      const key = paletteKey(option);
      if (usePaletteOdds.getState().looks[key]) continue;
      const found: OddsReply[] = [];
      for (const choice of aims(option, doer, people)) {
        const reply = await table.odds(choice, { signal, quick: true });
        if (signal.aborted) return;
        if (reply?.ok) found.push(reply);
      }
      if (found.length === 0) continue;
      usePaletteOdds.setState(({ looks }) => ({ looks: { ...looks, [key]: found } }));
    }
  };
  const timer = setTimeout(() => void look().catch(() => {}), rests);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}
