import type { Reaction } from '../../../engine/system.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Need, Question, Refusal } from '../../../kernel/port.ts';
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

/**
 * Rebuff (SL-OFF-5, SL-OFF-6): an attack on a combatant that is about to come closer than a weapon's optimal reach. Of
 * a mount and the rider who guides it both come closer, the rider often a yard later (SL-MNT-4).
 */

const clause = 'SL-OFF-5';

/** SL-R64: whether by this step this one comes too close for these means. Nobody has moved yet. */
function comesTooClose(fight: Fight, who: Combatant, means: Means, target: Combatant, to: Cell): boolean {
  const optimal = means.weapon?.melee?.optimal ?? 0;
  const before = gapBetween(fight, who, target);
  const after = gapBetween(fight, who, inCell(target, to));
  if (after >= optimal) return false;
  return fight.rulings.rebuffStep === 'everyStepInside' || before >= optimal;
}

function judge(
  fight: Fight,
  who: Combatant,
  { means, target }: Blow,
  { to }: Pick<StepEvent, 'to'>,
): Refusal | null {
  if (means.manner !== 'melee') {
    return refuse('notAReaction', `${means.label} is no melee weapon`, clause, 'with');
  }
  const { name } = target.sheet;
  if (!comesTooClose(fight, who, means, target, to)) {
    return refuse('notAReaction', `${name} does not come too close for ${means.label}`, clause, 'with');
  }
  if (!sees(fight, who, target)) {
    return refuse('unseen', `${who.sheet.name} does not see ${name}`, 'SL-ATK-5', 'with');
  }
  return (
    judgeReaction(fight, who, entryAp(fight, who, 'rebuff', means)) ??
    judgeMeans(fight, who, means) ??
    judgeTarget(fight, who, means, target)
  );
}

/** What a step may be rebuffed with, and at whom. */
interface Blow {
  readonly means: Means;
  readonly target: Combatant;
}

/** SL-MNT-2: those who come nearer by a step: the mover, and the rider who guides it as long as it is in the saddle. */
function comers(fight: Fight, { who: id, rider }: StepEvent): readonly Combatant[] {
  const mover = one(fight, id);
  return rider !== undefined && mover.ridden === rider ? [mover, one(fight, rider)] : [mover];
}

const usable = (fight: Fight, who: Combatant, step: StepEvent): readonly Blow[] =>
  comers(fight, step).flatMap((target) =>
    meansOf(fight, who)
      .map((means): Blow => ({ means, target }))
      .filter((blow) => judge(fight, who, blow, step) === null),
  );

/** What the combatant can rebuff a step with; the first is its usual answer. */
export const rebuffsTo = (fight: Fight, who: Combatant, step: StepEvent): readonly Blow[] =>
  step.willing && who.id !== step.who && foes(who, one(fight, step.who)) ? usable(fight, who, step) : [];

/** Whether the combatant could rebuff a step: for the question, and for previews of a path. */
export const mayRebuff = (fight: Fight, who: Combatant, step: StepEvent): boolean =>
  rebuffsTo(fight, who, step).length > 0;

/** The fields of a Rebuff. Whom it is aimed at is asked where it need not be the mover. */
function needsOf(step: StepEvent, blows: readonly Blow[]): { readonly [field: string]: Need } {
  const [first] = blows;
  const targets = [...new Set(blows.map(({ target }) => target))];
  const asks = targets.some(({ id }) => id !== step.who);
  const oneOf = [...new Set(blows.map(({ means }) => means))].map((means) => {
    const at = blows.filter((blow) => blow.means === means).map(({ target }) => target.id);
    const pick = { id: means.id, label: means.label, note: meansNote(means) };
    return asks ? { ...pick, when: { target: at } } : pick;
  });
  const whom: Need = {
    kind: 'one',
    label: 'Whom',
    oneOf: targets.map(({ id, sheet }) => ({ id, label: sheet.name })),
    ...(first ? { default: first.target.id } : {}),
  };
  return {
    ...(asks ? { target: whom } : {}),
    with: { kind: 'one', label: 'With', oneOf, ...(first ? { default: first.means.id } : {}) },
  };
}

function question(fight: Fight, step: StepEvent, id: Id): Question {
  const who = one(fight, id);
  const { rider } = step;
  return {
    id: 'rebuff',
    clause,
    for: id,
    reaction: 'rebuff',
    about: { mover: step.who, ...(rider === undefined ? {} : { rider }), to: { ...step.to } },
    options: () => {
      const blows = usable(fight, who, step);
      const [first] = blows;
      return [
        {
          id: 'rebuff',
          label: 'Rebuff',
          clause,
          group: 'reaction',
          ...(first ? { cost: { ap: entryAp(fight, who, 'rebuff', first.means) } } : {}),
          needs: needsOf(step, blows),
        },
        { id: 'decline', label: 'Let it come', clause, group: 'reaction' },
      ];
    },
    read(choice): Choice | Refusal {
      if (choice.option === 'decline') return { option: 'decline' };
      if (choice.option !== 'rebuff') return stillResolving('the answers are rebuff and decline');
      const blow = readBlow(fight, step, who, choice);
      if (isRefusal(blow)) return blow;
      const { means, target } = blow;
      return { option: 'rebuff', with: means.id, ...(target.id === step.who ? {} : { target: target.id }) };
    },
  };
}

/** The blow that an answer names; what it leaves out is as in the first that is possible, or as for the mover. */
function readBlow(
  fight: Fight,
  step: StepEvent,
  who: Combatant,
  { with: given, target: whom }: Choice,
): Blow | Refusal {
  const all = usable(fight, who, step).filter(
    ({ means, target }) =>
      (given === undefined || means === findMeans(fight, who, given)) &&
      (whom === undefined || target.id === whom),
  );
  const [first] = all;
  if (first) return first;
  const target = comers(fight, step).find(({ id }) => id === (whom ?? step.who));
  if (!target) return refuse('noSuchThing', 'that one does not come nearer', clause, 'target');
  const means = findMeans(fight, who, given);
  const because = `${who.sheet.name} has nothing to rebuff with`;
  return (
    (means && judge(fight, who, { means, target }, step)) ?? refuse('notInHand', because, clause, 'with')
  );
}

function perform(table: Table, step: StepEvent, id: Id, choice: Choice): void {
  const { fight } = table;
  const who = one(fight, id);
  const means = findMeans(fight, who, choice.with);
  if (!means) return;
  const ap = entryAp(fight, who, 'rebuff', means);
  const target = typeof choice.target === 'string' ? choice.target : step.who;
  payReaction(table, id, { action: 'rebuff', clause, ap, target, with: means.id });
  resolveAttack(table, attackOf(who, 'rebuff', means, one(fight, target)));
}

/** SL-MNT-5: whether the step may still be taken: neither the mover nor the rider who guides it was felled. */
const goesOn = (fight: Fight, { who, rider }: StepEvent): boolean =>
  conscious(one(fight, who)) && (rider === undefined || one(fight, who).ridden === rider);

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
  goesOn: (fight, context) => goesOn(fight, context as StepEvent),
};
