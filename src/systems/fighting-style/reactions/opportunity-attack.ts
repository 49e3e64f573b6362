import type { Reaction } from '../../../engine/system.ts';
import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { declare } from '../actions/action.ts';
import type { Attack } from '../combat/attack.ts';
import { resolveAttack } from '../combat/combat-roll.ts';
import { awareOf, canReact } from '../combat/conditions.ts';
import { coveredAgainst } from '../combat/cover.ts';
import type { WeaponMeans } from '../combat/means.ts';
import { reachingMeans } from '../combat/means.ts';
import { withinMetres } from '../combat/reach.ts';
import { attributeNeed, damageWords, findMeans, readAttribute } from '../combat/strikes.ts';
import { readStyle, styleNeed } from '../combat/styles.ts';
import { readSurroundings, saidOf, surroundingNeeds } from '../combat/surroundings.ts';
import type { Facts } from '../facts.ts';
import { judgeAp, judgeAttacks } from '../judge.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { StyleAttribute } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Provocation } from '../windows.ts';
import { stillOn, windowOf } from '../windows.ts';

/**
 * The opportunity attack (section 11): a melee Strike at a foe that moves, casts or stands up within reach. The rule
 * that opens the window lists the foes that the event provokes; here is decided which of them can strike, and with
 * what.
 */

interface OpportunityChoice extends Choice {
  readonly option: 'opportunity-attack' | 'decline';
  readonly with?: string;
  readonly attribute?: StyleAttribute;
  readonly style?: number;
}

/**
 * The melee means that reach the provoker where it is, because the attack comes before the event takes effect
 * (FS-OPP-6). With FS-R47 `enterToo` those that reach the square of the step count too.
 */
function reaching(fight: Fight, who: Combatant, event: Provocation): readonly WeaponMeans[] {
  const foe = one(fight, event.who);
  const entered =
    event.event === 'step' && fight.rulings.opportunityMove === 'enterToo' ? event.to : foe.cell;
  return reachingMeans(who, fight.rulings).filter((means) => {
    const gets = (cell: Combatant['cell']): boolean =>
      withinMetres(fight, means.metres, who.cell, who.squares, cell, foe.squares);
    return gets(foe.cell) || gets(entered);
  });
}

/**
 * FS-OPP-1, FS-REACT-1: whether the combatant can strike and so is asked. Only foes are provoked: one whose side the
 * game master has changed since the event began is asked no more (FS-REF-1).
 */
function mayStrike(fight: Fight, id: Id, event: Provocation): boolean {
  const who = fight.combatants[id];
  const foe = fight.combatants[event.who];
  if (!who || !foe || !foes(who, foe) || !canReact(fight, who) || !awareOf(who, foe)) return false;
  if (judgeAp(who, 1) !== null || judgeAttacks(fight, who, true) !== null) return false;
  return reaching(fight, who, event).length > 0;
}

const declined: OpportunityChoice = { option: 'decline' };

function question(fight: Fight, event: Provocation, id: Id): Question<OpportunityChoice> {
  const who = one(fight, id);
  return {
    id: 'opportunity-attack',
    clause: 'FS-OPP-1',
    for: id,
    reaction: 'opportunity-attack',
    about: { provoker: event.who, event: event.event },
    options: () => options(fight, event, who),
    read: (choice) => read(fight, event, who, choice),
  };
}

function options(fight: Fight, event: Provocation, who: Combatant): readonly Option[] {
  const means = reaching(fight, who, event);
  const style = styleNeed(who);
  const needs: { [field: string]: Need } = {
    with: {
      kind: 'one',
      label: 'With',
      oneOf: means.map(({ id, label, damage }) => ({ id, label, note: damageWords(damage) })),
      ...(means[0] ? { default: means[0].id } : {}),
    },
    attribute: attributeNeed(fight, means),
    ...(style ? { style } : {}),
    ...surroundingNeeds('with', { covered: coveredAgainst(fight, means) }),
  };
  return [
    {
      id: 'opportunity-attack',
      label: 'Opportunity Attack',
      named: true,
      clause: 'FS-OPP-1',
      group: 'reaction',
      cost: { ap: 1 },
      needs,
    },
    { id: 'decline', label: 'Let it pass', clause: 'FS-REACT-4', group: 'reaction' },
  ];
}

function read(fight: Fight, event: Provocation, who: Combatant, choice: Choice): OpportunityChoice | Refusal {
  if (choice.option === 'decline') return declined;
  if (choice.option !== 'opportunity-attack') {
    return stillResolving('the answers are opportunity-attack and decline');
  }
  const means = readMeans(fight, event, who, choice.with);
  if (isRefusal(means)) return means;
  const attribute = readAttribute(fight, means, choice.attribute);
  if (attribute !== null && typeof attribute === 'object') return attribute;
  const style = readStyle(who, choice.style);
  if (style !== null && typeof style === 'object') return style;
  const surroundings = readSurroundings(choice);
  if (isRefusal(surroundings)) return surroundings;
  return {
    option: 'opportunity-attack',
    with: means.id,
    ...(attribute === null ? {} : { attribute }),
    ...(style === null ? {} : { style }),
    ...saidOf(surroundings),
  };
}

function readMeans(
  fight: Fight,
  event: Provocation,
  who: Combatant,
  given: Json | undefined,
): WeaponMeans | Refusal {
  const able = reaching(fight, who, event);
  const means = given === undefined ? able[0] : findMeans(who, given);
  if (!means) return refuse('notInHand', `${who.sheet.name} does not hold that`, 'FS-OPP-1', 'with');
  if (able.includes(means)) return means;
  return means.manner === 'melee'
    ? refuse('outOfReach', `${means.label} does not reach that far`, 'FS-OPP-1', 'with')
    : refuse('notAReaction', 'an opportunity attack is a melee Strike', 'FS-OPP-1', 'with');
}

function perform(table: Table, event: Provocation, who: Id, choice: Choice): void {
  const { with: id, attribute, style } = choice as OpportunityChoice;
  const means = findMeans(one(table.fight, who), id ?? '');
  const surroundings = readSurroundings(choice);
  if (!means || isRefusal(surroundings)) return;
  const target = event.who;
  declare(table, who, { action: 'opportunity-attack', group: 'reaction', ap: 1, target, with: means.id });
  // FS-R16 `ownTurnOnly`: opportunity attacks do not count toward the limit.
  if (table.fight.rulings.attackLimitCounts === 'everyAttack') table.tell({ fact: 'attack-used', who });
  table.tell({
    fact: 'attack',
    who,
    targets: [target],
    with: means.id,
    manner: means.manner,
    opportunity: true,
    ...(event.event === 'step' ? { step: true } : {}),
  });
  const attack: Attack = {
    who,
    means,
    targets: [target],
    ...(attribute === undefined ? {} : { attribute }),
    ...(style === undefined ? {} : { style }),
    opportunity: true,
    feinted: false,
    surroundings,
  };
  resolveAttack(table, attack);
}

const reactionFor = (event: Provocation['event']): Reaction<Fight, Facts> => ({
  id: 'opportunity-attack',
  window: windowOf[event],
  label: 'Opportunity Attack',
  clause: 'FS-OPP-1',
  who: (fight, context) => {
    const provocation = context as Provocation;
    return provocation.by.filter((id) => mayStrike(fight, id, provocation));
  },
  question: (fight, context, who) => question(fight, context as Provocation, who),
  perform: (table, context, who, choice) => perform(table, context as Provocation, who, choice),
  goesOn: (fight, context) => stillOn(fight, context as Provocation),
});

/** One reaction for each kind of event that provokes (FS-OPP-2, FS-OPP-4, FS-OPP-5). */
export const opportunityAttacks: readonly Reaction<Fight, Facts>[] = [
  reactionFor('step'),
  reactionFor('casting'),
  reactionFor('standing'),
];
