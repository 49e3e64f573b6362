import { readCell } from '../../../engine/fields.ts';
import type { Preview } from '../../../engine/system.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { castSpell } from '../actions/cast-spell.ts';
import { findAction } from '../actions/find.ts';
import { outOfTurnInitiative } from '../costs.ts';
import { apForYards, leftFor, moverOf } from '../movement/buying.ts';
import { flightPath } from '../movement/flight.ts';
import type { Gait } from '../movement/terrain.ts';
import { costOfPath } from '../movement/way.ts';
import type { Combatant, Fight } from '../state.ts';
import { linesOf } from './aim.ts';
import { provokedOn } from './provoked.ts';

const gaitOf: { readonly [option: string]: Gait } = {
  move: 'walk',
  swim: 'swim',
  climb: 'climb',
  fly: 'fly',
};

/** What is certain about a choice: the way, what it costs, whom it gives an opening. */
export function preview(fight: Fight, question: Question, choice: Choice): Preview {
  if (question.id === 'flight') return flightPreview(fight, question, choice);
  const who = fight.combatants[typeof choice.by === 'string' ? choice.by : question.for];
  if (!who) return {};
  const gait = gaitOf[choice.option];
  if (gait !== undefined) return movePreview(fight, who, wayOf(choice), gait);
  const action = findAction(choice.option);
  if (action?.kind !== 'action') return {};
  const { ap, stamina } = action.price(fight, who, choice);
  const spell = action === castSpell ? who.sheet.spells.find(({ id }) => id === choice.spell) : undefined;
  const path = wayOf(choice);
  const lines = linesOf(fight, who, choice);
  return {
    ...(path.length > 0 ? { path } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    cost: {
      ap: Math.min(ap, who.ap),
      // SL-ACT-3: what is only begun takes no stamina and no mana yet.
      ...(stamina && ap <= who.ap ? { stamina } : {}),
      ...(spell && ap <= who.ap ? { mana: Math.min(spell.mana.points, who.mana) } : {}),
      ...(question.id === 'moment' ? { initiative: outOfTurnInitiative } : {}),
    },
  };
}

/** SL-MNT-7: which way a mount out of control runs, also where nobody has drawn it one. */
function flightPreview(fight: Fight, { about }: Question, choice: Choice): Preview {
  const mount = fight.combatants[String(about?.who)];
  if (!mount) return {};
  const path = choice.option === 'flee' ? flightPath(fight, mount) : wayOf(choice);
  return path.length > 0 ? { path, goes: mount.id } : {};
}

const wayOf = (choice: Choice): readonly Cell[] =>
  (Array.isArray(choice.path) ? choice.path : []).flatMap((cell) => readCell(cell) ?? []);

/** SL-MOV-2, SL-MOV-4: yards of the pool, and the AP that buy what is missing. */
function movePreview(fight: Fight, who: Combatant, path: readonly Cell[], gait: Gait): Preview {
  if (path.length === 0) return {};
  const mover = moverOf(fight, who);
  const yards = Math.ceil(costOfPath(fight, mover, path, { gait }));
  const ap = apForYards(fight, mover, gait, yards) ?? 0;
  const provokes = provokedOn(fight, mover, path);
  // What is bought on the way is used up at once.
  const movement = Math.min(leftFor(mover, gait), yards);
  return { path, cost: { ap, movement }, ...(provokes.length > 0 ? { provokes } : {}) };
}
