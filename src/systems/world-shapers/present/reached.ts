import { readCell } from '../../../engine/fields.ts';
import { signed } from '../../../kernel/phrases.ts';
import type { Choice } from '../../../kernel/port.ts';
import type { PreviewReached } from '../../../kernel/view.ts';
import type { Case, Reached } from '../abilities/forecast.ts';
import { reachedBy } from '../abilities/forecast.ts';
import { abilityOfOption } from '../actions/ability.ts';
import { asFarAsKnown } from '../damage/known.ts';
import { drPowerOf } from '../numbers.ts';
import { prepareDefense } from '../roll/defense.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, isObject, one } from '../state.ts';
import { drName } from '../stats.ts';
import { statuses } from '../status/catalogue.ts';

/** Whom an Ability with a Defense Roll would affect, with each one's roll and its best and worst case (WS-DRS-1). */
export function reached(fight: Fight, who: Combatant, choice: Choice): readonly PreviewReached[] {
  // WS-R67: without affinities that are not known yet.
  const found = reachedBy(asFarAsKnown(fight, who), who, choice);
  return found.map((each) => lineOf(fight, who, choice, each));
}

function lineOf(
  fight: Fight,
  who: Combatant,
  choice: Choice,
  { who: id, best, worst }: Reached,
): PreviewReached {
  const target = one(fight, id);
  const end = endOf(fight, target, worst);
  return {
    who: id,
    how: howWords(fight, who, target, choice),
    best: caseWords(best),
    worst: `${caseWords(worst)}${end === null ? '' : `, ${end}`}`,
    ...(end === null ? {} : { drops: true }),
    ...(allies(who, target) && !isObject(target) ? { friend: true } : {}),
  };
}

/** "2 to 12 damage, Frightened, moved 4 m". */
function caseWords({ least, most, status, moves }: Case): string {
  const damage = most === 0 ? 'no damage' : `${least === most ? most : `${least} to ${most}`} damage`;
  return [
    damage,
    status ? statuses[status.id].name : '',
    moves ? `${moves.how === 'teleport' ? 'teleported up to' : 'moved'} ${moves.metres} m` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the most damage would do: death, destruction, or Down where WS-R74 has it; `null` for less. */
function endOf({ rulings }: Fight, target: Combatant, { fells, kills }: Case): string | null {
  if (!fells) return null;
  if (isObject(target)) return 'destroyed';
  if (kills) return 'death';
  return target.out === null && rulings.downState === 'down' ? 'Down' : null;
}

/** "Constitution DR +5 against 15, with disadvantage". */
function howWords(fight: Fight, who: Combatant, target: Combatant, choice: Choice): string {
  const does = abilityOfOption(who, choice.option)?.does;
  if (does?.deed !== 'defense') return '';
  if (isObject(target)) return `${drName(does.dr)}: a thing fails it`;
  const power = drPowerOf(fight, who).value;
  const from = readCell(choice.cell) ?? who.cell;
  const spec = {
    who: target.id,
    dr: does.dr,
    power,
    by: who.id,
    clause: 'WS-DRS-4',
    purpose: 'withstand',
    from,
  };
  const { bonus, weighed } = prepareDefense(fight, spec);
  const edge = weighed.dice === 1 ? '' : `, with ${weighed.keep === 'best' ? 'advantage' : 'disadvantage'}`;
  return `${drName(does.dr)} ${signed(bonus.value)} against ${power}${edge}`;
}
