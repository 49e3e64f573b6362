import { isRefusal } from '../../../kernel/port.ts';
import { takeHit } from '../damage/hit.ts';
import { rollDamage } from '../damage/roll.ts';
import type { DamageType } from '../damage/types.ts';
import { damageKinds, damageTypes } from '../damage/types.ts';
import { drPowerOf } from '../numbers.ts';
import { defenseRoll } from '../roll/defense.ts';
import { one, present } from '../state.ts';
import type { Stat } from '../stats.ts';
import { statNames, stats } from '../stats.ts';
import { diceNeeds, diceOf, readDice } from './dice.ts';
import type { OutcomeKind } from './kind.ts';
import {
  isRefused,
  readWhom,
  readWord,
  refusedAmong,
  those,
  weighty,
  whomNeed,
  whomOf,
  wordNeed,
} from './kind.ts';

/**
 * Damage: rolled once, and each target applies its own defences (WS-DMG-5), after an optional Defense Roll that halves
 * it (WS-DRS-13).
 */

const usual = 4;
const manners = { lethal: 'lethal', 'non-lethal': 'non-lethal', 'ignores-armor': 'whatever their Armor' };
const rolls = ['none', ...stats] as const;

export const damageOutcome: OutcomeKind = {
  id: 'damage',
  label: 'Damage',
  needs: (fight) => ({
    whom: whomNeed(those(fight, present), 'to'),
    ...diceNeeds(usual),
    type: weighty(
      wordNeed('Type', Object.fromEntries(damageTypes.map((type) => [type, damageKinds[type].name]))),
    ),
    manner: wordNeed('It is', manners),
    dr: wordNeed('Halved by', {
      none: 'nothing',
      ...Object.fromEntries(
        stats.map((stat) => [stat, `${/^[AEIOU]/.test(statNames[stat]) ? 'an' : 'a'} ${statNames[stat]} DR`]),
      ),
    }),
  }),
  read(fight, choice, { clause }) {
    const whom = readWhom(fight, choice, present, clause);
    if (isRefused(whom)) return whom;
    const amount = readDice(choice, usual, clause);
    if (isRefusal(amount)) return amount;
    const type = readWord(choice, 'type', damageTypes, clause);
    const manner = readWord(choice, 'manner', Object.keys(manners), clause);
    const dr = readWord(choice, 'dr', rolls, clause);
    const wrong = refusedAmong([type, manner, dr]);
    if (wrong) return wrong;
    return { ...amount, whom, type: type as string, manner: manner as string, dr: dr as string };
  },
  apply(table, choice, { by, clause, what }) {
    const [first, ...others] = whomOf(table.fight, choice).map(({ id }) => id);
    if (first === undefined) return;
    const part = { ...diceOf(choice), type: choice.type as DamageType };
    // WS-CIN-5: Buffs do not change the game master's dice.
    const against = others.length > 0 ? null : first;
    const dice = { who: by, against, parts: [part], purpose: 'damage', clause, plain: true } as const;
    const portions = rollDamage(table, dice);
    const all = [first, ...others];
    const halved = all.filter((who) => withstands(table, who, by, String(choice.dr), clause));
    for (const who of all) {
      if (!present(one(table.fight, who)) || table.fight.over) continue;
      takeHit(table, {
        who,
        by,
        portions,
        ...(choice.manner === 'non-lethal' ? { nonLethal: 0 } : {}),
        ...(choice.manner === 'ignores-armor' ? { ignores: 'all' as const } : {}),
        ...(halved.includes(who) ? { halved: true as const } : {}),
        clause,
        what,
      });
    }
  },
};

function withstands(
  table: Parameters<OutcomeKind['apply']>[0],
  who: string,
  by: string,
  dr: string,
  clause: string,
): boolean {
  const { fight } = table;
  if (dr === 'none' || !present(one(fight, who))) return false;
  const power = drPowerOf(fight, one(fight, by)).value;
  return defenseRoll(table, {
    who,
    by,
    dr: dr as Stat,
    power,
    clause,
    purpose: 'defense',
    from: one(fight, by).cell,
  });
}
