import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { askUpcast } from '../abilities/ask-upcast.ts';
import { readSaidOfAttack } from '../combat/said.ts';
import { refusedIn } from '../refusal.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Occasion } from './action.ts';

/** WS-R79 `ask`: how far the first Maneuver is upcast, unless that was paid for when it was held (WS-R24). */
export function agreeManeuver(table: Table, id: Id, choice: Choice, occasion: Occasion): Choice {
  const { fight } = table;
  const who = one(fight, id);
  const said = readSaidOfAttack(fight, who, choice);
  const [first, ...others] = refusedIn(said) ? [] : said.maneuvers;
  if (!first || (occasion === 'held' && fight.rulings.heldAbilityCost === 'onDeclare')) return choice;
  const { maneuver } = first;
  const wp = others.reduce((sum, other) => sum + other.maneuver.wp, maneuver.wp);
  const upcast = askUpcast(table, who, { ...maneuver, cost: { wp } });
  return upcast > 0 ? { ...choice, upcast } : choice;
}
