import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { fights } from '../left-to-fight.ts';
import { onlyAnswers } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import { bearing, distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, one } from '../state.ts';
import type { Table } from '../table.ts';

/** Over Watch: whether the fight begins from the expected direction (AD-INI-7, AD-INI-8, AD-R24, AD-R25). */

const clause = 'AD-INI-7';

/** Settles each watch: as the encounter states, by AD-R24, or by asking the game master. */
export function settleWatches(table: Table): void {
  const { fight } = table;
  const expected: Id[] = [];
  const fooled: Id[] = [];
  for (const who of everyone(fight)) {
    if (who.sheet.watch === undefined || !fights(who)) continue;
    const answer = fight.watches[who.id] ?? decided(fight, who) ?? asked(table, who);
    (answer === 'expected' ? expected : fooled).push(who.id);
  }
  const attackers = fight.rulings.fooledWatch
    ? everyone(fight).filter(
        (other) => fights(other) && fooled.some((id) => comesElsewhere(fight, one(fight, id), other)),
      )
    : [];
  table.tell({ fact: 'watched', expected, fooled, attackers: attackers.map(({ id }) => id) });
}

type Answer = 'expected' | 'elsewhere';

/** Half of the watched arc, in degrees. */
const halfArc = ({ rulings }: Fight): number => (rulings.vectorWidth === 'arc90' ? 45 : 22.5);

/** Whether another is in the watched direction; `null` if no direction is recorded. */
function inVector(fight: Fight, who: Combatant, other: Combatant): boolean | null {
  const { watch } = who.sheet;
  if (typeof watch !== 'number') return null;
  const off = Math.abs(bearing(who, other) - watch);
  return Math.min(off, 360 - off) <= halfArc(fight);
}

/**
 * The first attacker: as the encounter states, else an ambusher, else the nearest enemy, the first of the listing among
 * equals.
 */
function firstAttacker(fight: Fight, who: Combatant): Combatant | null {
  if (fight.attacker !== null) return one(fight, fight.attacker);
  const enemies = everyone(fight).filter((other) => foes(other, who) && fights(other));
  const waiting = enemies.find(({ ambusher }) => ambusher);
  if (waiting) return waiting;
  const [first] = [...enemies].sort(
    (a, b) => distanceBetween(fight, who, a) - distanceBetween(fight, who, b),
  );
  return first ?? null;
}

function proposal(fight: Fight, who: Combatant): Answer | null {
  const attacker = firstAttacker(fight, who);
  const inside = attacker && inVector(fight, who, attacker);
  return inside === null ? null : inside ? 'expected' : 'elsewhere';
}

const decided = (fight: Fight, who: Combatant): Answer | null =>
  fight.rulings.vectorWidth === 'gm' ? null : proposal(fight, who);

/** AD-R25: whether an enemy comes from an unwatched direction; all do if no direction is recorded. */
const comesElsewhere = (fight: Fight, who: Combatant, other: Combatant): boolean =>
  foes(who, other) && inVector(fight, who, other) !== true;

function asked(table: Table, who: Combatant): Answer {
  const proposed = proposal(table.fight, who);
  return table.ask(watchQuestion(who, proposed)).option === 'expected' ? 'expected' : 'elsewhere';
}

const watchQuestion = (who: Combatant, proposed: Answer | null): Question => ({
  id: 'gm.overWatch',
  clause,
  for: 'gm',
  about: { who: who.id, proposed, ruling: rulingIds.vectorWidth },
  options: () => [
    {
      id: 'expected',
      label: `The attack comes from where ${who.sheet.name} expects it`,
      clause,
      group: 'gm',
      ...(proposed === 'expected' ? { note: 'as they stand' } : {}),
    },
    {
      id: 'elsewhere',
      label: 'It comes from elsewhere',
      clause: 'AD-INI-8',
      group: 'gm',
      ...(proposed === 'elsewhere' ? { note: 'as they stand' } : {}),
    },
  ],
  read: ({ option }) =>
    option === 'expected' || option === 'elsewhere'
      ? { option }
      : onlyAnswers('expected or elsewhere', clause),
});
