import { wallBetween } from '../../../battlefield/sight.ts';
import { isCombatant, readCell, readWho } from '../../../engine/fields.ts';
import type { Cell, Json } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { costs } from '../costs.ts';
import { isImmobile } from '../fatigue.ts';
import { fizzles } from '../fizzles.ts';
import { judgeAble } from '../judge.ts';
import { breakApart } from '../movement/apart.ts';
import { placeOffMount, placesOffMount, seated } from '../movement/dismount.ts';
import { surroundings } from '../movement/surroundings.ts';
import { judgeUnheld } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { adjacent, fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes, one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Mounting and dismounting (SL-POS-6, SL-MNT-1). */

const clause = 'SL-POS-6';

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  if (isImmobile(fight, who)) return refuse('immobile', `${who.sheet.name} cannot move`, 'SL-CND-8');
  if (who.ridden !== null) return refuse('mounted', `${who.sheet.name} carries a rider`, clause);
  return judgeUnheld(fight, who);
}

/** SL-POS-1: why a prone combatant cannot mount: it must rise first. */
const judgeRisen = (who: Combatant): Refusal | null =>
  who.posture === 'prone'
    ? refuse('posture', `${who.sheet.name} must rise before it can mount`, 'SL-POS-1')
    : null;

function judgeMount(fight: Fight, who: Combatant, mount: Combatant): Refusal | null {
  const { name } = mount.sheet;
  if (mount.id === who.id || !mount.sheet.traits.mount) {
    return refuse('notMounted', `${name} cannot be ridden`, 'SL-MNT-1', 'target');
  }
  if (mount.sheet.size < who.sheet.size) {
    return refuse('tooDifferentInSize', `${name} is too small for ${who.sheet.name}`, 'SL-MNT-1', 'target');
  }
  if (mount.ridden !== null) return refuse('mounted', `somebody rides ${name} already`, clause, 'target');
  // SL-MNT-2: the lowest of three would act in the turn of one that has none itself.
  if (mount.riding) return refuse('mounted', `${name} is in the saddle itself`, clause, 'target');
  if (foes(who, mount) || !conscious(mount)) {
    return refuse('notWilling', `${name} does not let ${who.sheet.name} up`, clause, 'target');
  }
  // Nobody sits on a mount that lies (SL-CND-3, SL-MSC-7).
  if (mount.posture === 'prone') return refuse('posture', `${name} lies`, clause, 'target');
  if (!adjacent(fight, who, mount)) return refuse('outOfReach', `${name} is not near`, clause, 'target');
  if (!wallBetween(fieldOf(fight), who.cell, who.squares, mount.cell, mount.squares)) return null;
  return refuse('noWay', `something stands between ${who.sheet.name} and ${name}`, clause, 'target');
}

const mounts = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everybody(fight).filter(
    (mount) => mount.sheet.traits.mount === true && judgeMount(fight, who, mount) === null,
  );

export const mountUp: Action = {
  id: 'mount',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  hurried: true,
  offer(fight, who) {
    if (who.riding || who.ridden !== null || mounts(fight, who).length === 0) return null;
    return {
      id: 'mount',
      label: 'Mount',
      clause,
      group: 'move',
      cost: { ap: costs.mount.ap },
      ...greyed(judge(fight, who) ?? judgeRisen(who)),
    };
  },
  needs: (fight, who) => ({
    target: {
      kind: 'one',
      label: 'Which mount',
      oneOf: mounts(fight, who).map(({ id, sheet }) => ({ id, label: sheet.name })),
    },
  }),
  read(fight, who, choice): Choice | Refusal {
    const refused = judge(fight, who) ?? judgeRisen(who);
    if (refused) return refused;
    if (who.riding) return refuse('mounted', `${who.sheet.name} is in the saddle already`, clause, 'option');
    const mount = readWho(fight, choice.target, 'target', clause);
    if (!isCombatant(mount)) return mount;
    return judgeMount(fight, who, mount) ?? { option: 'mount', target: mount.id };
  },
  price: () => costs.mount,
  perform(table, who, choice) {
    const mount = one(table.fight, String(choice.target));
    if (judgeMount(table.fight, one(table.fight, who), mount) !== null) return;
    for (const fact of seated(one(table.fight, who), mount, clause)) table.tell(fact);
    table.tell({ fact: 'riding', who, riding: { mount: mount.id, control: true, calming: 0 } });
    breakApart(table, who);
  },
};

const noRoom = (name: string): Refusal => refuse('spaceTaken', `there is no room beside ${name}`, clause);

/** SL-POS-6: where to, of the places beside the mount: the one that was said, or else the first of them. */
function placeFor(fight: Fight, who: Combatant, said: Json | undefined): Cell | Refusal {
  const places = placesOffMount(fight, who);
  if (said === undefined) return places[0] ?? noRoom(who.sheet.name);
  const to = readCell(said);
  const place = to && places.find(({ x, y }) => x === to.x && y === to.y);
  return place ?? refuse('noWay', `${who.sheet.name} cannot get off there`, clause, 'to');
}

export const dismount: Action = {
  id: 'dismount',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  hurried: true,
  offer: (fight, who) =>
    who.riding
      ? {
          id: 'dismount',
          label: 'Dismount',
          clause,
          group: 'move',
          cost: { ap: costs.mount.ap },
          ...greyed(judge(fight, who) ?? (placeOffMount(fight, who) ? null : noRoom(who.sheet.name))),
        }
      : null,
  needs: (fight, who) => ({ to: { kind: 'cell', label: 'Where to', cells: placesOffMount(fight, who) } }),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    if (!who.riding) return refuse('notMounted', `${who.sheet.name} rides nothing`, clause, 'option');
    const to = placeFor(fight, who, choice.to);
    return 'x' in to ? { option: 'dismount', to: { x: to.x, y: to.y } } : to;
  },
  price: () => costs.mount,
  perform(table, id, choice) {
    const who = one(table.fight, id);
    const to = placeFor(table.fight, who, choice.to);
    if (!('x' in to)) {
      fizzles(table, id, to);
      return;
    }
    table.tell({ fact: 'riding', who: id, riding: null });
    table.tell({ fact: 'moved', who: id, from: who.cell, path: [to], cost: 0, how: 'walk', passing: false });
    surroundings(table, id, false);
    breakApart(table, id);
  },
};
