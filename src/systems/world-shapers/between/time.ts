import { whole, z } from '../../../documents/schemas.ts';
import { counted } from '../../../kernel/phrases.ts';
import type { Current } from '../current.ts';
import { secondsInCombat, secondsOutside } from '../derived.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';
import { statuses as catalogue } from '../status/catalogue.ts';
import type { Standing } from './deed.ts';
import { bled, deed, isDead, lawOf, left, no, rulingsNeed, standingOf } from './deed.ts';

/** Time: the length of a fight (WS-RND-2), and durations outside fights (WS-RND-3). */

type Statuses = Standing['statuses'];

const namesOf = (gone: Statuses): string => gone.map(({ id }) => catalogue[id].name).join(', ');
const ends = (gone: Statuses): string => (gone.length === 0 ? '' : ` Over: ${namesOf(gone)}.`);

/** Whether a Status Effect lasts beyond the fight. */
const outlives = ({ for: lasts }: Statuses[number]): boolean =>
  typeof lasts === 'object' || lasts === 'untilEnded';

/** Ends a fight for a sheet: tells its length, and removes what ends with it. */
export const fightOver = deed(
  { id: 'fight-over', label: 'A fight is over', clause: 'WS-RND-2', together: true },
  z.strictObject({ rounds: whole(1, 999).describe('Rounds that it took'), rulings: rulingsNeed }),
  ({ written, sheet, needs }) => {
    const law = lawOf(needs.rulings);
    const { statuses } = standingOf(sheet, law);
    const kept = statuses.filter(outlives);
    const seconds = secondsInCombat(law, needs.rounds);
    const told = `The fight of ${sheet.name} took about ${counted(seconds, 'second')} (${rulingIds.roundSeconds}).`;
    const gone = statuses.filter((status) => !outlives(status));
    return left(written, { statuses: kept } as Current, `${told}${ends(gone)}`);
  },
);

/** WS-RND-3: whole rounds of 12 seconds. */
const roundsIn = (seconds: number): number => Math.floor(seconds / secondsOutside(1));

/** The rest of a Status Effect after so many rounds; `null` if it is over. */
function later(status: Statuses[number], rounds: number): Statuses[number] | null {
  const { for: lasts } = status;
  if (lasts === 'untilEnded' || rounds === 0) return status;
  if (typeof lasts !== 'object' || lasts.rounds <= rounds) return null;
  return { ...status, for: { rounds: lasts.rounds - rounds } };
}

/** For how many of so many rounds it bleeds. */
const roundsBleeding = (statuses: Statuses, rounds: number): number =>
  Math.max(
    0,
    ...statuses.flatMap(({ id, for: lasts }) =>
      id === 'bleeding' ? [typeof lasts === 'object' ? Math.min(rounds, lasts.rounds) : rounds] : [],
    ),
  );

/**
 * WS-VIT-3: whom Bleeding for some rounds brings below 1 Vitality in this time starts to bleed until something ends it.
 */
function bleedingOn(sheet: Sheet, law: Rulings, { vitality, statuses }: Standing, rounds: number): Statuses {
  const brought = vitality >= 1 && bled(sheet, law, vitality, roundsBleeding(statuses, rounds)) < 1;
  if (!brought) return statuses;
  return statuses.map((status) => (status.id === 'bleeding' ? { ...status, for: 'untilEnded' } : status));
}

/** Time passes outside a fight. Bleeding goes on (WS-VIT-5); for the dead by WS-STA-5, WS-R81. */
export const timePasses = deed(
  { id: 'time-passes', label: 'Time passes', clause: 'WS-RND-3', together: true },
  z.strictObject({
    seconds: whole(0, 86400).default(0),
    rounds: whole(0, 7200).default(0).describe('So many rounds of 12 seconds more'),
    rulings: rulingsNeed,
  }),
  ({ written, sheet, needs }) => {
    const law = lawOf(needs.rulings);
    const now = standingOf(sheet, law);
    const seconds = needs.seconds + secondsOutside(needs.rounds);
    if (seconds === 0) return no('nothing', 'it must be said how long', 'WS-RND-3', 'seconds');
    const rounds = roundsIn(seconds);
    const dead = isDead(sheet, law, now);
    const statuses = bleedingOn(sheet, law, now, rounds);
    const bleeds = !dead && statuses.some(({ id }) => id === 'bleeding');
    const after = (some: number): number => bled(sheet, law, now.vitality, roundsBleeding(statuses, some));
    const vitality = bleeds ? after(rounds) : now.vitality;
    const dies = !dead && isDead(sheet, law, { vitality });
    // WS-R81 `false`: if it bleeds to death, its durations stand still from then on.
    let ticked = dead && !law.statusTicksWhileDead ? 0 : rounds;
    if (dies && !law.statusTicksWhileDead) {
      ticked = 1;
      while (!isDead(sheet, law, { vitality: after(ticked) })) ticked++;
    }
    const kept = statuses.flatMap((status) => later(status, ticked) ?? []);
    const gone = statuses.filter(({ id }) => !kept.some((status) => status.id === id));
    const loss = vitality < now.vitality ? ` It bleeds: ${now.vitality - vitality} Vitality less.` : '';
    const died = dies ? ' It dies.' : '';
    const told = `${counted(seconds, 'second')} ${seconds === 1 ? 'goes' : 'go'} by for ${sheet.name}, as long as ${counted(rounds, 'round')}.${ends(gone)}${loss}${died}`;
    return left(written, { ...(bleeds ? { vitality } : {}), statuses: kept } as Current, told);
  },
);
