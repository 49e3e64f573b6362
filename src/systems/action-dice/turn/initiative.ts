import { faceValue, pool } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Reading } from '../../../kernel/readings.ts';
import { folding } from '../../../kernel/readings.ts';
import type { Term } from '../../../kernel/terms.ts';
import { abilityDice, addTerm, giftTerms } from '../derived.ts';
import { waitingFor } from '../dice/influences.ts';
import type { RollSpec } from '../dice/roll.ts';
import { prepareAction } from '../dice/roll.ts';
import { fights } from '../left-to-fight.ts';
import { isWounded } from '../numbers.ts';
import { bonusLadder } from '../ranks.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';

/** The roll for Initiative (AD-INI-1, AD-INI-7, AD-R19, AD-R23). */

/** The Bonus dice of Initiative; that of Over Watch is last. */
function initiativeDice(fight: Fight, who: Combatant): readonly Term[] {
  const { sheet } = who;
  return [
    ...(sheet.initiativeDice === 0 ? [] : [addTerm(sheet.initiativeDice, 'Initiative', 'AD-INI-1')]),
    ...(who.situation === 0 ? [] : [addTerm(who.situation, 'situation', 'AD-INI-1')]),
    ...giftTerms(sheet, 'initiativeDice', isWounded(fight, who), 'AD-INI-1'),
    ...(fight.rulings.initiativeAbility === 'speed'
      ? abilityDice(fight.rulings, sheet, 'speed').map((term) => ({
          ...term,
          clause: 'AD-INI-1',
          ruling: rulingIds.initiativeAbility,
        }))
      : []),
    ...(who.watching === 'expected' ? [addTerm(1, 'Over Watch', 'AD-INI-7', rulingIds.overWatchDie)] : []),
  ];
}

interface Shown {
  readonly total: number;
  /** The total without the die of Over Watch. */
  readonly without: number;
}

/** `watchAt`: the index of the die of Over Watch among the dice; infinite without one. */
function readingOf(watchAt: number): Reading<Shown> {
  const start = { at: 0, total: 0, without: 0 };
  type Sofar = typeof start;
  const add = ({ at, total, without }: Sofar, value: number): Sofar => ({
    at: at + 1,
    total: total + value,
    without: without + (at === watchAt ? 0 : value),
  });
  const key = ({ total, without }: Shown): string => `${total}/${without}`;
  return {
    id: `initiative/${watchAt}`,
    of: (faces) => faces.reduce((sofar: Sofar, face) => add(sofar, faceValue(face)), start),
    key,
    fold: folding({
      start,
      add: (sofar: Sofar, face) => add(sofar, faceValue(face)),
      key: (sofar) => `${sofar.at}/${key(sofar)}`,
      end: ({ total, without }) => ({ total, without }),
    }),
  };
}

/** The first that has to roll and has not. */
export const unrolled = (fight: Fight): Combatant | undefined =>
  everyone(fight).find((who) => fights(who) && who.wishes === 'yes' && who.initiative === null);

/** AD-DIE-16: rolls for one combatant. Returns the Initiative that counts in this round. */
export function rollInitiative(table: Table, id: Id): number {
  const { fight } = table;
  const who = one(fight, id);
  const spec: RollSpec = {
    who: id,
    rolling: 'initiative',
    purpose: 'initiative',
    clause: 'AD-INI-1',
    dice: initiativeDice(fight, who),
  };
  const { pool: plain, steps, dice } = prepareAction(fight, spec);
  const watches = who.watching === 'expected';
  // The Bonus dice are alike, except the extra ones of AD-R6, which come after them: the last of them is that of Over
  // Watch, if there are any.
  const watchAt = watches && dice.value > 0 ? dice.value : Number.POSITIVE_INFINITY;
  const lying = pool(
    ...plain.dice.map((die, place) => (place === watchAt ? { ...die, label: 'Over Watch' } : die)),
  );
  const waiting = waitingFor(who, 'initiative', null);
  const shown = table.draw(lying, readingOf(watchAt), {
    clause: spec.clause,
    for: id,
    purpose: spec.purpose,
    total: dice,
    edge: steps.rung,
    ladder: bonusLadder(fight.rulings),
    ...(watches ? { rulings: [rulingIds.overWatchDie] } : {}),
  });
  if (fight.rulings.chargeLife === 'nextRoll') {
    for (const one of waiting) {
      table.tell({ fact: 'push-gone', who: id, id: one.id, push: one.push, why: 'used' });
    }
  }
  const later = fight.rulings.overWatchDie === 'firstRoundOnly' ? shown.without : shown.total;
  table.tell({ fact: 'initiative', who: id, first: shown.total, later });
  return fight.round <= 1 ? shown.total : later;
}
