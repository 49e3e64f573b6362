import { readCell } from '../../../engine/fields.ts';
import type { Preview } from '../../../engine/system.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import type { Action } from '../actions/action.ts';
import { buyMovement } from '../actions/buy-movement.ts';
import { castSpell } from '../actions/cast-spell.ts';
import { dragAlong, dragCost } from '../actions/drag.ts';
import type { StepInto } from '../actions/enter-space.ts';
import { enterSpace, joinSpace, stepInto } from '../actions/enter-space.ts';
import { findAction } from '../actions/find.ts';
import { apFor, highJump, longJump } from '../actions/jump.ts';
import { outOfTurnInitiative } from '../costs.ts';
import { apForYards, leftFor, moverOf } from '../movement/buying.ts';
import { flightPath } from '../movement/flight.ts';
import { flight } from '../movement/jump.ts';
import type { Gait } from '../movement/terrain.ts';
import { costOfPath } from '../movement/way.ts';
import { yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { dueOf, tooDear } from '../turn/charge.ts';
import { isPrepaid } from '../turn/payable.ts';
import { linesOf } from './aim.ts';
import { provokedOn } from './provoked.ts';

const gaitOf: { readonly [option: string]: Gait } = {
  move: 'walk',
  swim: 'swim',
  climb: 'climb',
  fly: 'fly',
};

/** What is certain about a choice before its dice: path, cost, and the combatants that it allows to react. */
export function preview(fight: Fight, question: Question, choice: Choice): Preview {
  if (question.id === 'flight') return flightPreview(fight, question, choice);
  const who = fight.combatants[typeof choice.by === 'string' ? choice.by : question.for];
  if (!who) return {};
  const gait = gaitOf[choice.option];
  if (gait !== undefined) return movePreview(fight, who, wayOf(choice), gait);
  const action = findAction(choice.option);
  if (action === longJump || action === highJump) return jumpPreview(fight, who, choice);
  if (action === joinSpace) return joinPreview(fight, who, choice);
  if (action === dragAlong) return dragPreview(fight, who, wayOf(choice));
  if (action === buyMovement) return buyPreview(fight, who, Number(choice.ap));
  if (action?.kind !== 'action') return {};
  const price = action.price(fight, who, choice);
  const ends = question.id === 'charged';
  const paid = question.id === 'readied' && isPrepaid(who, action);
  const ap = paid ? 0 : ends ? dueOf(fight, who) : price.ap;
  const begins = !ends && !paid && tooDear(who, price);
  const stamina = (price.stamina ?? 0) + (ends ? (who.charge?.strain ?? 0) : 0);
  const spell = action === castSpell ? who.sheet.spells.find(({ id }) => id === choice.spell) : undefined;
  const into = action === enterSpace ? stepTo(fight, who, choice) : null;
  const path = into ? [into.to] : wayOf(choice);
  // SL-OFF-5: the step into a space can be rebuffed.
  const provokes = into ? provokedOn(fight, who, path) : [];
  const lines = linesOf(fight, who, choice);
  const warns = [
    ...(ends ? [] : lost(who)),
    ...(begins && isNamedLater(fight, action, choice)
      ? ['With what and on whom is chosen when it is paid for']
      : []),
  ];
  return {
    ...(path.length > 0 ? { path } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(provokes.length > 0 ? { provokes } : {}),
    ...(warns.length > 0 ? { warns } : {}),
    cost: {
      ap: Math.min(ap, who.ap),
      // SL-ACT-3: an action that only begins costs no stamina or mana yet.
      ...(stamina > 0 && !begins ? { stamina } : {}),
      ...(spell && !begins ? { mana: Math.min(spell.mana.points, who.mana) } : {}),
      ...(question.id === 'moment' ? { initiative: outOfTurnInitiative } : {}),
    },
    ...(begins && price.rounds === undefined ? { whole: { ap } } : {}),
  };
}

/** SL-AP-6: the warning that AP in a charge are lost. */
const lost = ({ charge }: Combatant): readonly string[] =>
  charge === null ? [] : [`The ${charge.paid} AP in what was begun are lost`];

/** SL-R42: whether target and details named now matter only for the price. */
const isNamedLater = ({ rulings }: Fight, { agree }: Action, { target }: Choice): boolean =>
  rulings.chargeTarget === 'atCompletion' && agree === undefined && target !== undefined;

/** SL-MNT-7: the path of a mount out of control, also if the game master does not draw one. */
function flightPreview(fight: Fight, { about }: Question, choice: Choice): Preview {
  const mount = fight.combatants[String(about?.who)];
  if (!mount) return {};
  const path = choice.option === 'flee' ? flightPath(fight, mount) : wayOf(choice);
  return path.length > 0 ? { path, goes: mount.id } : {};
}

const wayOf = (choice: Choice): readonly Cell[] =>
  (Array.isArray(choice.path) ? choice.path : []).flatMap((cell) => readCell(cell) ?? []);

/** SL-JMP-5: a jump over the announced yards, whatever the dice; one that is too dear becomes a charge. */
function jumpPreview(fight: Fight, who: Combatant, choice: Choice): Preview {
  const to = readCell(choice.to);
  if (!to) return {};
  const path = flight(fight, who, to);
  const ap = apFor(fight, who, to) ?? 0;
  const begins = ap > who.ap;
  const paid = goingPreview(
    fight,
    who,
    path,
    'walk',
    yardsApart(fight, who.cell, 1, to, 1),
    Math.min(ap, who.ap),
  );
  return begins ? { ...paid, whole: { ap } } : paid;
}

/** SL-POS-3: the step into the space of the target; `null`: none. */
function stepTo(fight: Fight, who: Combatant, { target }: Choice): StepInto | null {
  const other = fight.combatants[String(target)];
  return other ? stepInto(fight, who, other) : null;
}

/** SL-R69, SL-POS-4: a step into a shared space. */
function joinPreview(fight: Fight, who: Combatant, choice: Choice): Preview {
  const step = stepTo(fight, who, choice);
  if (!step) return {};
  const ap = apForYards(fight, who, 'walk', step.cost) ?? 0;
  return goingPreview(fight, who, [step.to], 'walk', step.cost, ap);
}

/** SL-GRP-4: a path along which the whole grapple moves. */
function dragPreview(fight: Fight, who: Combatant, path: readonly Cell[]): Preview {
  if (path.length === 0) return {};
  const provokes = provokedOn(fight, who, path, true);
  return {
    path,
    cost: { ap: dragCost(fight, who, path) },
    ...(provokes.length > 0 ? { provokes } : {}),
    ...warned(lost(who)),
  };
}

/** SL-MOV-5: yards bought in advance. */
const buyPreview = (fight: Fight, who: Combatant, ap: number): Preview => ({
  cost: { ap },
  ...warned(lostByMoving(who, moverOf(fight, who))),
});

/** SL-MNT-5, SL-AP-6: AP for yards end a charge of the rider and of its mount. */
const lostByMoving = (who: Combatant, mover: Combatant): readonly string[] =>
  mover === who ? lost(who) : [...lost(who), ...lost(mover)];

const warned = (warns: readonly string[]): Pick<Preview, 'warns'> => (warns.length > 0 ? { warns } : {});

/** SL-MOV-2, SL-MOV-4: a path with the yards it takes from the pool and the AP to buy the rest. */
function movePreview(fight: Fight, who: Combatant, path: readonly Cell[], gait: Gait): Preview {
  if (path.length === 0) return {};
  const mover = moverOf(fight, who);
  const yards = Math.ceil(costOfPath(fight, mover, path, { gait }));
  const ap = apForYards(fight, mover, gait, yards) ?? 0;
  return goingPreview(fight, who, path, gait, yards, ap);
}

/** A path with its cost, those who may react to it, and what is lost by it. */
function goingPreview(
  fight: Fight,
  who: Combatant,
  path: readonly Cell[],
  gait: Gait,
  yards: number,
  ap: number,
): Preview {
  const mover = moverOf(fight, who);
  const provokes = provokedOn(fight, mover, path);
  // Yards bought on the way are used up at once.
  const movement = Math.min(leftFor(mover, gait), yards);
  const warns = ap > 0 ? lostByMoving(who, mover) : [];
  return {
    path,
    cost: { ap, movement },
    ...(provokes.length > 0 ? { provokes } : {}),
    ...(warns.length > 0 ? { warns } : {}),
  };
}
