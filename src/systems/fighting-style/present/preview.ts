import type { Preview } from '../../../engine/system.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { foesWatching, provokedOn } from '../actions/move.ts';
import { apOf, findMagic, isFree, manaOf, provokes } from '../combat/spells.ts';
import { whoReach } from '../reach.ts';
import { judgeWay } from '../reachable.ts';
import type { Combatant, Fight } from '../state.ts';
import { linesOf } from './aim.ts';

/** What is certain about a choice of a turn: path, cost, warnings, whom it provokes, and lines to its targets. */
export function preview(fight: Fight, question: Question, choice: Choice): Preview {
  const who = fight.combatants[typeof choice.by === 'string' ? choice.by : question.for];
  if (question.id !== 'turn' || !who) return {};
  if (choice.option === 'move') {
    const path = choice.path as unknown as readonly Cell[];
    const verdict = judgeWay(fight, who, path, Number.POSITIVE_INFINITY);
    const cost = verdict.ok ? { cost: { movement: verdict.cost } } : {};
    return { path, ...cost, provokes: provokedOn(fight, who, path, foesWatching(fight, who)) };
  }
  const option = (question.menu?.open() ?? question.options()).find(
    ({ id, by }) => id === choice.option && (by ?? question.for) === who.id,
  );
  const cost = { ...option?.cost, ...magicFor(fight, who, choice), ...countedFor(fight, who, choice) };
  const lines = linesOf(fight, who, choice);
  const warns = vain(fight, who, choice);
  return {
    ...(Object.keys(cost).length > 0 ? { cost } : {}),
    ...(warns.length > 0 ? { warns } : {}),
    ...provokedBy(fight, who, choice),
    ...(lines.length > 0 ? { lines } : {}),
  };
}

/**
 * The cost of magic in AP and mana (FS-MAG-1, FS-REACT-6). The option itself names a cost in AP only if all of the magic
 * that it lists costs the same.
 */
function magicFor(fight: Fight, who: Combatant, choice: Choice): Preview['cost'] {
  const magic = findMagic(who, choice.spell);
  if (!magic) return {};
  const ap = apOf(magic);
  const mana = manaOf(fight, magic);
  return { ...(ap > 0 ? { ap } : {}), ...(mana > 0 ? { mana } : {}) };
}

/** The attacks of the round and the free action that it uses (FS-TURN-5, FS-REACT-6). */
function countedFor(fight: Fight, who: Combatant, choice: Choice): Preview['cost'] {
  const attack = { attacks: 1 };
  const free = { free: 1 };
  if (choice.option === 'strike') return attack;
  if (choice.option === 'release') return fight.rulings.releaseAction === 'primary' ? {} : free;
  const magic = findMagic(who, choice.spell);
  return magic ? { ...(magic.spell.kind === 'attack' ? attack : {}), ...(isFree(magic) ? free : {}) } : {};
}

/** FS-HP-2: a warning where the target of healing has full Health. */
function vain({ combatants }: Fight, who: Combatant, choice: Choice): readonly string[] {
  const magic = findMagic(who, choice.spell);
  const target = combatants[String(choice.target)];
  if (magic?.spell.kind !== 'effect' || magic.spell.does.effect !== 'heal' || !target) return [];
  const { health, pool, sheet } = target;
  return health < pool ? [] : [`No good can come of it: ${sheet.name} has all of its Health`];
}

/** FS-OPP-4, FS-OPP-5: the foes that casting or standing up provokes. */
function provokedBy(fight: Fight, who: Combatant, choice: Choice): Preview {
  const magic = findMagic(who, choice.spell);
  if (choice.option !== 'stand-up' && (!magic || !provokes(fight, magic))) return {};
  const covered = who.disengaged && fight.rulings.disengageCovers === 'all';
  return { provokes: covered ? [] : whoReach(fight, who) };
}
