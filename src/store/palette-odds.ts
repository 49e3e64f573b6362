import { create } from 'zustand';
import type { Id } from '../kernel/json.ts';
import { healingIn } from '../kernel/outcome-tag.ts';
import type { Choice, Option } from '../kernel/port.ts';
import type { CombatantView } from '../kernel/view.ts';
import type { OddsReply } from '../protocol/messages.ts';
import { choiceOf, draftOf, nextField, withField } from './draft.ts';
import { questions } from './questions.ts';

/** The odds of an option: a first look for each target. */
type Looks = readonly OddsReply[];

interface PaletteOdds {
  /** The moment that `looks` belong to (see `lookAround`). */
  readonly moment: string;
  /** By option. */
  readonly looks: { readonly [option: string]: Looks };
}

export const usePaletteOdds = create<PaletteOdds>()(() => ({ moment: '', looks: {} }));

/** Debounce: odds are asked once nothing has happened for this many milliseconds. */
const rests = 700;
/** Upper bound on the targets of an option that are looked at. */
const most = 6;

/** Whether anything but healing may come of it. */
const hurts = ({ chances }: OddsReply): boolean =>
  Object.keys(chances).some((tag) => healingIn(tag) === null);

/** The key of an option in `looks`: the same option may be offered to several combatants. */
export const paletteKey = ({ by, id }: Option): string => `${by ?? ''}/${id}`;

type People = { readonly [who: Id]: CombatantView };

interface Aim {
  readonly field: string;
  /** Who may be picked there. */
  readonly there: readonly CombatantView[];
  readonly foes: readonly CombatantView[];
}

/**
 * The field that holds the target of an option: the first one in which a combatant may be picked; `null` without one.
 */
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

/** Whether a foe is among the legal targets of an option. Things, such as a crate, are no foes. */
export const atFoes = (option: Option, doer: Id | undefined, people: People): boolean =>
  (aimOf(option, doer, people)?.foes.length ?? 0) > 0;

/**
 * An option aimed at each foe among its legal targets, with all other fields at their defaults; at each legal target if
 * there is no foe among them. Empty if the option is refused, has no target, or a further field has no default. At most
 * six choices.
 */
export function aims(option: Option, doer: Id | undefined, people: People): readonly Choice[] {
  const aim = option.refused ? null : aimOf(option, doer, people);
  return aim ? aimedAt(option, aim, aim.foes.length > 0 ? aim.foes : aim.there) : [];
}

/** The same aimed at everybody among its legal targets who is no foe. */
function aimsAtFriends(option: Option, doer: Id | undefined, people: People): readonly Choice[] {
  const aim = option.refused ? null : aimOf(option, doer, people);
  return aim
    ? aimedAt(
        option,
        aim,
        aim.there.filter((one) => !aim.foes.includes(one)),
      )
    : [];
}

function aimedAt(option: Option, { field }: Aim, targets: readonly CombatantView[]): readonly Choice[] {
  const draft = draftOf(0, option);
  return targets.slice(0, most).flatMap(({ id }) => {
    const aimed = withField(draft, field, id);
    // The defaults of other fields may rule out this target.
    return aimed.values[field] === id && nextField(aimed) === null ? (choiceOf(aimed) ?? []) : [];
  });
}

/**
 * Asks for the odds of these options one after the other, once nothing has happened for a while. Returns a function
 * that stops it. `moment` identifies the state of the fight and whose eyes look at it; results of another moment are
 * discarded.
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
    const ask = async (choices: readonly Choice[]): Promise<Looks> => {
      const found: OddsReply[] = [];
      for (const choice of choices) {
        const reply = signal.aborted ? null : await questions.odds(choice, { signal, quick: true });
        if (reply?.ok) found.push(reply);
      }
      return found;
    };
    for (const option of options) {
      const key = paletteKey(option);
      if (usePaletteOdds.getState().looks[key]) continue;
      let found = await ask(aims(option, doer, people));
      // What helps may be legal on foes: they are not whom it is meant for.
      if (!found.some(hurts)) found = await ask(aimsAtFriends(option, doer, people));
      if (signal.aborted) return;
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
