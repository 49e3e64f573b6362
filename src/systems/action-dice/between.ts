import type { Changed, WrittenSheet } from '../../documents/between.ts';
import { itemOfOwn, whole, z } from '../../documents/schemas.ts';
import type { BetweenDeed, BetweenRefusal } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { possessive } from '../../kernel/phrases.ts';
import type { Standing } from './between/deed.ts';
import {
  deed,
  isWounded,
  judgeAlive,
  judgeStanding,
  lawOf,
  left,
  poolWords,
  rulingsNeed,
  standingOf,
} from './between/deed.ts';
import {
  afterDays,
  afterNight,
  afterRest,
  afterTreatment,
  minutesOf,
  nightHours,
  restMinutes,
  shockAfter,
  withHealth,
} from './between/time.ts';
import { medicineVs } from './costs.ts';
import { beats } from './dice/readings.ts';
import { refuse } from './refusal.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import { gearName } from './wearing.ts';

/** The deeds that change a sheet between fights (AD-HRT-2, AD-HRT-7, AD-R79; AD-SHK-4 to AD-SHK-7; AD-ARM-2). */

const clause = 'AD-HRT-7';

/** AD-R79 `gm`: refuses fixed recovery rates, since the game master decides what returns. */
const judgeTable = ({ restRates }: Rulings): BetweenRefusal | null =>
  restRates === 'table'
    ? null
    : refuse('noSuchThing', 'at this table the game master says what comes back: take "recover"', clause);

interface Resting {
  readonly written: WrittenSheet;
  readonly sheet: Sheet;
  readonly law: Rulings;
  readonly minutes: number;
  readonly words: string;
}

/** A rest of some minutes. First the clock of Shock runs, then the rest helps those who live. */
function rests(
  { written, sheet, law, minutes, words }: Resting,
  helps: (law: Rulings, now: Standing) => Standing,
): Changed | BetweenRefusal {
  const before = standingOf(sheet, law);
  const refused = judgeTable(law) ?? judgeAlive(sheet, before, clause) ?? judgeStanding(sheet, before);
  if (refused) return refused;
  const now = shockAfter(before, minutes);
  if (now.body === 'dead') return left(written, now, `${sheet.name} dies of Shock.`);
  const after = helps(law, now);
  return left(written, after, `${sheet.name} has rested ${words}: ${poolWords(after)}.`);
}

const rest = deed(
  { id: 'rest', label: 'Rest', clause, together: true },
  z.strictObject({ minutes: whole(1, 479).default(restMinutes), rulings: rulingsNeed }),
  ({ written, sheet, needs: { minutes, rulings } }) => {
    const law = lawOf(rulings);
    if (minutes < restMinutes && law.restRates === 'table') {
      return refuse('noSuchThing', `less than ${restMinutes} minutes bring nothing back`, clause, 'minutes');
    }
    return rests({ written, sheet, law, minutes, words: `${minutes} minutes` }, afterRest);
  },
);

const night = deed(
  { id: 'night', label: 'A night of rest', clause, together: true },
  z.strictObject({ hours: whole(nightHours, 24).default(nightHours), rulings: rulingsNeed }),
  ({ written, sheet, needs: { hours, rulings } }) =>
    rests({ written, sheet, law: lawOf(rulings), minutes: hours * 60, words: `${hours} hours` }, (law, now) =>
      afterNight(law, now, hours),
    ),
);

const days = deed(
  { id: 'days', label: 'Days of rest', clause, together: true },
  z.strictObject({ days: whole(1, 365).default(1), rulings: rulingsNeed }),
  ({ written, sheet, needs: { days: many, rulings } }) => {
    const words = many === 1 ? 'a day' : `${many} days`;
    const minutes = minutesOf(many);
    return rests({ written, sheet, law: lawOf(rulings), minutes, words }, (law, now) =>
      afterDays(law, now, many),
    );
  },
);

/** AD-HRT-7: treats a wound, which gives what a night of rest would. */
const treat = deed(
  { id: 'treat', label: 'A wound is treated', clause },
  z.strictObject({ rulings: rulingsNeed }),
  ({ written, sheet, needs: { rulings } }) => {
    const law = lawOf(rulings);
    const now = standingOf(sheet, law);
    const refused = judgeTable(law) ?? judgeAlive(sheet, now, clause);
    if (refused) return refused;
    if (!isWounded(law, now)) return refuse('notHurt', `${sheet.name} is not wounded`, clause);
    const after = afterTreatment(law, now);
    return left(written, after, `The wounds of ${sheet.name} are treated: ${poolWords(after)}.`);
  },
);

/** AD-SHK-6: the check is rolled at the table; `total` is its result. */
const stabilise = deed(
  { id: 'stabilise', label: 'Stabilise', clause: 'AD-SHK-6' },
  z.strictObject({
    total: whole(1, 999).describe(`The total of the check with Medicine, against ${medicineVs}`),
    rulings: rulingsNeed,
  }),
  ({ written, sheet, needs: { total, rulings } }) => {
    const law = lawOf(rulings);
    const { shock, ...now } = standingOf(sheet, law);
    const refused = judgeAlive(sheet, now, 'AD-SHK-6');
    if (refused) return refused;
    if (shock === undefined) return refuse('notHurt', `${sheet.name} is not in Shock`, 'AD-SHK-6');
    if (!beats(law, { natural: 0, total }, medicineVs, 'check')) {
      return left(written, { ...now, shock }, `It fails: ${total} against ${medicineVs}.`);
    }
    // AD-R97 `false`: one who was healed before wakes when stabilised.
    return now.health > 0
      ? left(written, now, `${sheet.name} is stabilised, and comes to.`)
      : left(written, { ...now, body: 'stabilised' }, `${sheet.name} is stabilised, and unconscious.`);
  },
);

/** Recovery of any kind and amount, as the table decides (AD-R79 `gm`, spells, draughts). */
const recover = deed(
  { id: 'recover', label: 'Something comes back', clause },
  z.strictObject({
    vigor: whole(0, 99).default(0),
    mana: whole(0, 99).default(0),
    durability: whole(0, 999).default(0),
    health: whole(0, 999).default(0),
    rulings: rulingsNeed,
  }),
  ({ written, sheet, needs }) => {
    const law = lawOf(needs.rulings);
    const now = standingOf(sheet, law);
    const { vigor, mana, durability, health } = needs;
    const refused = judgeAlive(sheet, now, clause);
    if (refused) return refused;
    if (vigor + mana + durability + health === 0)
      return refuse('noSuchThing', 'nothing is said to come back', clause);
    const up = (pool: 'vigor' | 'mana' | 'durability'): number =>
      Math.min(now.most[pool], now[pool] + needs[pool]);
    const points = { ...now, vigor: up('vigor'), mana: up('mana'), durability: up('durability') };
    // AD-R97 `false`: one who is in Shock must be stabilised first.
    const barred = now.shock !== undefined && !law.wakeOnHealth;
    if (barred && needs.health > 0) {
      return refuse('wrongTarget', `${sheet.name} must be stabilised first`, 'AD-SHK-7', 'health');
    }
    const after = needs.health > 0 && now.living ? withHealth(points, needs.health) : points;
    return left(written, after, `${sheet.name} recovers: ${poolWords(after)}.`);
  },
);

/** A piece of armour or a shield in words; one that the sheet does not have by its id. */
function gearWords({ armor, shields }: Sheet, item: string): string {
  const worn = armor.find((one) => one.item === item)?.armor;
  const gear = worn ?? shields.find((one) => one.item === item)?.thing;
  return gear ? gearName(gear.name) : item.replaceAll('-', ' ');
}

/** AD-ARM-2: mends armour, on which the rules are silent. Without `points` all of it. */
const repair = deed(
  { id: 'repair', label: 'Armour is mended', clause: 'AD-ARM-2' },
  z.strictObject({
    item: itemOfOwn('armor', 'shields'),
    points: whole(1, 500).exactOptional(),
    rulings: rulingsNeed,
  }),
  ({ written, sheet, needs: { item, points, rulings } }) => {
    const now = standingOf(sheet, lawOf(rulings));
    const worn = now.wear[item] ?? 0;
    const called = `${possessive(sheet.name)} ${gearWords(sheet, item)}`;
    if (worn === 0) return refuse('notHurt', `${called} has lost nothing`, 'AD-ARM-2', 'item');
    const { [item]: _, ...others } = now.wear;
    const lacks = Math.max(0, worn - (points ?? worn));
    const wear = lacks > 0 ? { ...others, [item]: lacks } : others;
    const lacking = lacks > 0 ? `${lacks} Durability` : 'nothing';
    return left(written, { ...now, wear }, `${called} is mended; it lacks ${lacking}.`);
  },
);

/** Resets the sheet: all pools full, nothing worn or used up. */
const ready = deed(
  { id: 'ready', label: 'Whole again', clause, together: true },
  z.strictObject({}),
  ({ written, sheet }) => {
    const { current: _, ...others } = written;
    return { sheet: others as Json, told: `${sheet.name} is whole again.` };
  },
);

export const between: readonly BetweenDeed[] = [rest, night, days, treat, stabilise, recover, repair, ready];
