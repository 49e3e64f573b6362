import type { Reaction } from '../../../engine/system.ts';
import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { entryAp } from '../combat/forms.ts';
import { judgeMeans, judgeTarget } from '../combat/judge-means.ts';
import { findMeans, meansOf } from '../combat/means.ts';
import { attackOf, meansNote } from '../combat/offer.ts';
import { resolveAttack } from '../combat/resolve.ts';
import type { Means } from '../combat/types.ts';
import { inCell } from '../copies.ts';
import type { Facts } from '../facts/index.ts';
import { byInitiative, judgeReaction } from '../judge.ts';
import { refuse, stillResolving } from '../refusal.ts';
import { gapBetween, sees } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes, one } from '../state.ts';
import type { Table } from '../table.ts';
import { payReaction } from './pay.ts';
import type { StepEvent } from './windows.ts';

/** Rebuff (SL-OFF-5, SL-OFF-6): an attack on a combatant that is about to come closer than a weapon's optimal reach. */

const clause = 'SL-OFF-5';

/** SL-R64: whether this step triggers a Rebuff with these means. The mover has not moved yet. */
function comesTooClose(fight: Fight, who: Combatant, means: Means, { who: id, to }: StepEvent): boolean {
  const optimal = means.weapon?.melee?.optimal ?? 0;
  const mover = one(fight, id);
  const before = gapBetween(fight, who, mover);
  const after = gapBetween(fight, who, inCell(mover, to));
  if (after >= optimal) return false;
  return fight.rulings.rebuffStep === 'everyStepInside' || before >= optimal;
}

function judge(fight: Fight, who: Combatant, means: Means, step: StepEvent): Refusal | null {
  if (means.manner !== 'melee') {
    return refuse('notAReaction', `${means.label} is no melee weapon`, clause, 'with');
  }
  if (!comesTooClose(fight, who, means, step)) {
    return refuse('notAReaction', `nobody comes too close for ${means.label}`, clause, 'with');
  }
  const mover = one(fight, step.who);
  if (!sees(fight, who, mover)) {
    return refuse('unseen', `${who.sheet.name} does not see ${mover.sheet.name}`, 'SL-ATK-5', 'with');
  }
  return (
    judgeReaction(fight, who, entryAp(fight, who, 'rebuff', means)) ??
    judgeMeans(fight, who, means) ??
    judgeTarget(fight, who, means, mover)
  );
}

const usable = (fight: Fight, who: Combatant, step: StepEvent): readonly Means[] =>
  meansOf(fight, who).filter((means) => judge(fight, who, means, step) === null);

/** What the combatant would rebuff a step with unless it chose otherwise; `null` if it cannot rebuff it. */
export const rebuffMeans = (fight: Fight, who: Combatant, step: StepEvent): Means | null =>
  step.willing && who.id !== step.who && foes(who, one(fight, step.who))
    ? (usable(fight, who, step)[0] ?? null)
    : null;

/** Whether the combatant could rebuff a step: for the question, and for previews of a path. */
export const mayRebuff = (fight: Fight, who: Combatant, step: StepEvent): boolean =>
  rebuffMeans(fight, who, step) !== null;

function question(fight: Fight, step: StepEvent, id: Id): Question {
  const who = one(fight, id);
  return {
    id: 'rebuff',
    clause,
    for: id,
    reaction: 'rebuff',
    about: { mover: step.who, to: { ...step.to } },
    options: () => {
      const means = usable(fight, who, step);
      const [first] = means;
      return [
        {
          id: 'rebuff',
          label: 'Rebuff',
          clause,
          group: 'reaction',
          ...(first ? { cost: { ap: entryAp(fight, who, 'rebuff', first) } } : {}),
          needs: {
            with: {
              kind: 'one',
              label: 'With',
              oneOf: means.map((one_) => ({ id: one_.id, label: one_.label, note: meansNote(one_) })),
              ...(first ? { default: first.id } : {}),
            },
          },
        },
        { id: 'decline', label: 'Let it come', clause, group: 'reaction' },
      ];
    },
    read(choice): Choice | Refusal {
      if (choice.option === 'decline') return { option: 'decline' };
      if (choice.option !== 'rebuff') return stillResolving('the answers are rebuff and decline');
      const means = readMeans(fight, step, who, choice.with);
      return isRefusal(means) ? means : { option: 'rebuff', with: means.id };
    },
  };
}

function readMeans(fight: Fight, step: StepEvent, who: Combatant, given: Json | undefined): Means | Refusal {
  const means = given === undefined ? usable(fight, who, step)[0] : findMeans(fight, who, given);
  if (!means) return refuse('notInHand', `${who.sheet.name} has nothing to rebuff with`, clause, 'with');
  return judge(fight, who, means, step) ?? means;
}

function perform(table: Table, step: StepEvent, id: Id, choice: Choice): void {
  const { fight } = table;
  const who = one(fight, id);
  const means = findMeans(fight, who, choice.with);
  if (!means) return;
  const ap = entryAp(fight, who, 'rebuff', means);
  payReaction(table, id, { action: 'rebuff', clause, ap, target: step.who, with: means.id });
  resolveAttack(table, attackOf(who, 'rebuff', means, one(fight, step.who)));
}

export const rebuff: Reaction<Fight, Facts> = {
  id: 'rebuff',
  window: 'step',
  label: 'Rebuff',
  clause,
  who: (fight, context) =>
    byInitiative(
      fight,
      everybody(fight).filter((who) => mayRebuff(fight, who, context as StepEvent)),
    ).map(({ id }) => id),
  question: (fight, context, who) => question(fight, context as StepEvent, who),
  perform: (table, context, who, choice) => perform(table, context as StepEvent, who, choice),
  // The mover does not go on if it was felled.
  goesOn: (fight, context) => conscious(one(fight, (context as StepEvent).who)),
};
