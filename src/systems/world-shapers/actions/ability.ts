import { isCombatant } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { areaOf, candidates, coverMatters, harms, judgeOn } from '../abilities/aim.ts';
import { askUpcast } from '../abilities/ask-upcast.ts';
import { aimNeeds, saidNeeds, selfOnly } from '../abilities/needs.ts';
import { performAbility } from '../abilities/perform.ts';
import { readUpcast } from '../abilities/upcast.ts';
import { choiceOf, readSaid, readUse } from '../abilities/use.ts';
import { abilityNote } from '../abilities/words.ts';
import type { Ability } from '../abilities.ts';
import { agreeCover, agreedCover } from '../cover/agreed.ts';
import { about } from '../held/watch.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, isObject, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action, HeldForm, Occasion } from './action.ts';
import { costOf, greyed } from './action.ts';

/**
 * Abilities (WS-ABL-1): each is an action of its own. The action knows only the Ability's id and looks it up on the
 * sheet of its user.
 */

const clause = 'WS-ABL-1';
export const abilityPrefix = 'ability-';

export const abilityIn = (who: Combatant, id: string): Ability | undefined =>
  who.sheet.abilities.find((ability) => ability.id === id);

/** The Ability that an option stands for. */
export const abilityOfOption = (who: Combatant, option: string): Ability | undefined =>
  option.startsWith(abilityPrefix) ? abilityIn(who, option.slice(abilityPrefix.length)) : undefined;

/**
 * The first legal target; if there is none, the reason for the first candidate; `null` if the Ability needs no target.
 */
function firstFor(fight: Fight, who: Combatant, ability: Ability): Combatant | Refusal | null {
  if (areaOf(ability) !== null) return null;
  let first: Refusal | null = null;
  for (const target of candidates(fight, who, ability)) {
    const refused = judgeOn(fight, who, ability, target);
    if (refused === null) return target;
    first ??= refused;
  }
  return first ?? refuse('wrongTarget', `there is nobody for ${ability.name}`, clause, 'target');
}

/** Whether a harmful Ability reaches only objects and friends, which its option then tells. */
const isAstray = (who: Combatant, ability: Ability, first: Combatant): boolean =>
  harms(ability) && (isObject(first) || !foes(who, first));

const noSuch = (who: Combatant, id: string): Refusal =>
  refuse('noSuchThing', `${who.sheet.name} has no Ability ${JSON.stringify(id)}`, clause, 'option');

/** WS-INI-11: upcasting and the other fields are set when it is held; the target may be left open. */
const heldForm = (id: string): HeldForm => ({
  target: true,
  needs(fight, who) {
    const ability = abilityIn(who, id);
    return ability ? saidNeeds(fight, who, ability) : {};
  },
  read(fight, who, choice) {
    const ability = abilityIn(who, id);
    if (!ability) return noSuch(who, id);
    const said = readSaid(fight, who, ability, choice);
    if (isRefusal(said)) return said;
    const { cell } = choice;
    return { option: `${abilityPrefix}${id}`, ...choiceOf(said), ...(cell === undefined ? {} : { cell }) };
  },
  agree: (table, who, choice) => agreeUpcast(table, who, id, choice, 'turn'),
  range: (_fight, who) => abilityIn(who, id)?.range ?? 1,
});

const makeAction = (id: string): Action => ({
  id: `${abilityPrefix}${id}`,
  clause,
  kind: 'deed',
  // WS-COV-3: those that attack may; on whom the others hang is said where they take effect.
  goesOn: true,
  held: heldForm(id),
  offer(fight, who) {
    const ability = abilityIn(who, id);
    if (!ability || ability.does.deed === 'guard') return null;
    const first = firstFor(fight, who, ability);
    const [found, refused] = first === null || isCombatant(first) ? [first, null] : [null, first];
    const astray = found !== null && isAstray(who, ability, found);
    return {
      id: `${abilityPrefix}${id}`,
      label: ability.name,
      named: true,
      clause,
      group: 'ability',
      note: `${abilityNote(ability)}${astray ? ', no enemy in reach' : ''}`,
      cost: costOf(ability.cost),
      ...greyed(refused),
    };
  },
  needs(fight, who) {
    const ability = abilityIn(who, id);
    return ability ? { ...aimNeeds(fight, who, ability), ...saidNeeds(fight, who, ability) } : {};
  },
  read(fight, who, choice) {
    const ability = abilityIn(who, id);
    if (!ability || ability.does.deed === 'guard') return noSuch(who, id);
    const given = selfOnly(ability) ? { ...choice, target: who.id } : choice;
    const use = readUse(fight, who, ability, given);
    if (isRefusal(use)) return use;
    const { target, cell } = use;
    return {
      option: `${abilityPrefix}${id}`,
      ...(target ? { target: target.id } : {}),
      ...(cell ? { cell: { x: cell.x, y: cell.y } } : {}),
      ...choiceOf(use),
    };
  },
  // A legal target proves that the option is not greyed.
  shows: ({ target }) => target !== undefined,
  price(_fight, who, choice) {
    const ability = abilityIn(who, id);
    if (!ability) return {};
    const { ap = 0, wp } = ability.cost;
    return { ap, wp: wp + (readUpcast(choice?.upcast) ?? 0) };
  },
  agree(table, who, choice, occasion) {
    const agreed = agreeTarget(table, who, id, choice);
    return agreed && agreeUpcast(table, who, id, agreed, occasion);
  },
  perform(table, who, choice) {
    // Held actions may fire now and make the target illegal (WS-R25).
    about(table, { event: 'ability', who });
    const user = one(table.fight, who);
    const ability = abilityIn(user, id);
    if (!ability) return;
    const use = judgeAble(user) ?? readUse(table.fight, user, ability, choice);
    if (!isRefusal(use)) performAbility(table, who, use, agreedCover(choice));
    else table.tell({ fact: 'came-to-nothing', who, what: id, because: use.because, clause: use.clause });
  },
});

/**
 * WS-R89: cover of a single target is asked for before payment; for areas it is asked later, for each target
 * (WS-COV-4).
 */
function agreeTarget(table: Table, id: Id, ability: string, choice: Choice): Choice | null {
  const who = one(table.fight, id);
  const found = abilityIn(who, ability);
  const use = found ? readUse(table.fight, who, found, choice) : null;
  if (!found || !use || isRefusal(use) || !use.target || !coverMatters(found)) return choice;
  return agreeCover(table, id, choice, use.target.id);
}

/** WS-R79 `ask`: asks for the upcasting, unless it was paid for when the Ability was held (WS-R24). */
function agreeUpcast(table: Table, id: Id, ability: string, choice: Choice, occasion: Occasion): Choice {
  const who = one(table.fight, id);
  const found = abilityIn(who, ability);
  const paid = occasion === 'held' && table.fight.rulings.heldAbilityCost === 'onDeclare';
  const upcast = found && !paid ? askUpcast(table, who, found) : 0;
  return upcast > 0 ? { ...choice, upcast } : choice;
}

const known = new Map<string, Action>();

/** The action of an Ability, memoized by its id. */
export function abilityAction(id: string): Action {
  let action = known.get(id);
  if (!action) {
    action = makeAction(id);
    known.set(id, action);
  }
  return action;
}
