import type { Reaction } from '../../../engine/system.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { skillAgainst } from '../combat/against.ts';
import { checkNeed, penalty, readCheck, strongerOf } from '../combat/grip.ts';
import { costs } from '../costs.ts';
import type { Facts } from '../facts/index.ts';
import { judgeGrappleReaction } from '../movement/cling.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import { sees } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import { payReaction } from './pay.ts';
import type { Attacked } from './windows.ts';
import { judgeOnce } from './windows.ts';

/** Interpose (SL-GRP-7, SL-GRP-8): pulls a grappled creature into an attack. */

const clause = 'SL-GRP-7';
const decline: Choice = { option: 'decline' };

/** Those who can be interposed; not the attacker itself (SL-R75). */
const shields = (fight: Fight, who: Combatant, attacker: Id): readonly Combatant[] =>
  who.grappling.map((id) => one(fight, id)).filter((other) => other.id !== attacker && present(other));

function able(fight: Fight, { attack, rolled, instead, answered }: Attacked): boolean {
  if (instead !== null || rolled !== (fight.rulings.interposeTiming === 'afterRoll')) return false;
  const who = one(fight, attack.target);
  if (judgeOnce(answered, who) !== null) return false;
  if (shields(fight, who, attack.who).length === 0 || !sees(fight, who, one(fight, attack.who))) return false;
  return judgeGrappleReaction(fight, who, costs.interpose.ap) === null;
}

function read(fight: Fight, who: Combatant, attacker: Id, choice: Choice): Choice | Refusal {
  if (choice.option === 'decline') return decline;
  if (choice.option !== 'interpose') {
    return refuse('noSuchThing', 'the answer is interpose or decline', clause, 'option');
  }
  const all = shields(fight, who, attacker);
  const target = choice.target ?? all[0]?.id;
  if (!all.some(({ id }) => id === target) || typeof target !== 'string') {
    return refuse('notGrappling', `${who.sheet.name} does not grapple that one`, clause, 'target');
  }
  const check = readCheck(fight, who, choice, clause);
  return typeof check === 'object' ? check : { option: 'interpose', target, check };
}

function question(fight: Fight, { attack }: Attacked, id: Id): Question {
  const who = one(fight, id);
  const all = shields(fight, who, attack.who);
  const [first] = all;
  return {
    id: 'interpose',
    clause,
    for: id,
    reaction: 'interpose',
    about: { attacker: attack.who, with: attack.means.id },
    options: () => [
      {
        id: 'interpose',
        label: `Pull somebody in against ${nameOf(fight, attack.who)}`,
        phrase: `Pull {target} in against ${nameOf(fight, attack.who)}`,
        clause,
        group: 'reaction',
        cost: { ap: costs.interpose.ap },
        needs: {
          target: {
            kind: 'one',
            label: 'Whom',
            oneOf: all.map((other) => ({ id: other.id, label: other.sheet.name })),
            ...(first ? { default: first.id } : {}),
          },
          check: checkNeed(fight, who),
        },
      },
      { id: 'decline', label: 'Take the attack', clause, group: 'reaction' },
    ],
    read: (choice) => read(fight, who, attack.who, choice),
  };
}

export const interpose: Reaction<Fight, Facts> = {
  id: 'interpose',
  window: 'attacked',
  label: 'Interpose',
  clause,
  who: (fight, context) => (able(fight, context as Attacked) ? [(context as Attacked).attack.target] : []),
  question: (fight, context, id) => question(fight, context as Attacked, id),
  perform(table, context, id, choice) {
    const { fight } = table;
    const target = one(fight, String(choice.target));
    const { ap } = costs.interpose;
    payReaction(table, id, { action: 'interpose', clause, ap, target: target.id });
    const with_ = choice.check === 'agility' ? 'agility' : 'power';
    // It hangs on whoever is to be pulled in: without that one the attack is still at its target.
    const check = table.upon([target.id], () =>
      skillAgainst(table, id, with_, target.id, strongerOf(fight, target), {
        clause,
        purpose: 'interpose',
        terms: target.pinnedBy.length > 0 ? [] : penalty(-2, 'not pinned', clause),
      }),
    );
    if (check === null) return;
    const worked = check.passed;
    if (worked) (context as Attacked).instead = target.id;
    table.tell({
      fact: 'interposed',
      who: id,
      instead: target.id,
      worked,
      clause: worked ? 'SL-GRP-8' : clause,
    });
  },
  goesOn: (_, context) => (context as Attacked).instead === null,
};
