import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, PickValue, Question, Refusal } from '../../../kernel/port.ts';
import { greyed } from '../actions/action.ts';
import { meansOf } from '../combat/means.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import { attackPlan, helpPlan, supportsOf } from './orders.ts';

/** What the controller orders (PE-AIL-15). */
type Order =
  | { readonly option: 'attack' | 'help'; readonly with: string; readonly target: Id }
  | { readonly option: 'nothing' };

const clause = 'PE-AIL-15';

export const orderQuestion = (fight: Fight, id: Id, commander: Id): Question<Order> => ({
  id: 'order',
  clause,
  for: commander,
  about: { who: id, title: `What does ${nameOf(fight, id)}, who is Brainwashed, have to do?` },
  options: () => {
    const who = one(fight, id);
    const name = nameOf(fight, id);
    return [
      option('attack', `${name} attacks`, pairsOf(fight, who, 'attack')),
      option('help', `${name} heals or augments`, pairsOf(fight, who, 'help')),
      { id: 'nothing', label: `${name} does nothing`, clause, group: 'end' },
    ];
  },
  read: (choice) => read(fight, one(fight, id), choice),
});

/** Means or a Power or item, and a target. */
interface Pair {
  readonly with: { readonly id: string; readonly label: string };
  readonly target: Combatant;
}

/** All pairs of this kind that can be ordered now. */
function pairsOf(fight: Fight, who: Combatant, kind: 'attack' | 'help'): readonly Pair[] {
  const targets = fight.listing.map((id) => one(fight, id)).filter(present);
  return targets.flatMap((target): Pair[] =>
    kind === 'attack'
      ? meansOf(fight, who)
          .filter((means) => attackPlan(fight, who, means, target) !== null)
          .map((means) => ({ with: means, target }))
      : supportsOf(who)
          .filter((support) => helpPlan(fight, who, support, target) !== null)
          .map((support) => ({ with: support, target })),
  );
}

const unreachable = refuse('outOfReach', 'nobody can be reached with anything it has', clause);

function option(id: 'attack' | 'help', label: string, pairs: readonly Pair[]): Option {
  const withs = new Map(pairs.map((pair) => [pair.with.id, pair.with]));
  const targets = new Map(pairs.map((pair) => [pair.target.id, pair.target]));
  const oneOfWith = [...withs.values()].map((each): PickValue => ({ id: each.id, label: each.label }));
  const oneOfTarget = [...targets.values()].map(
    (target): PickValue => ({
      id: target.id,
      label: target.sheet.name,
      when: { with: pairs.filter((pair) => pair.target === target).map((pair) => pair.with.id) },
    }),
  );
  return {
    id,
    label,
    clause,
    group: 'primary',
    needs: {
      with: { kind: 'one', label: 'With', oneOf: oneOfWith },
      target: { kind: 'one', label: 'Whom', oneOf: oneOfTarget },
    },
    ...greyed(pairs.length > 0 ? null : unreachable),
  };
}

function read(fight: Fight, who: Combatant, choice: Choice): Order | Refusal {
  const { option: kind } = choice;
  if (kind === 'nothing') return { option: kind };
  if (kind !== 'attack' && kind !== 'help') {
    return refuse('noSuchThing', 'the answer is attack, help or nothing', clause, 'option');
  }
  const pairs = pairsOf(fight, who, kind);
  if (pairs.length === 0) return unreachable;
  const target = readWho(fight, choice.target, 'target', clause);
  if (!isCombatant(target)) return target;
  const pair = pairs.find((each) => each.target === target && each.with.id === choice.with);
  if (pair) return { option: kind, with: pair.with.id, target: target.id };
  const because = `${who.sheet.name} cannot reach ${target.sheet.name} with that`;
  return refuse('outOfReach', because, clause, 'with');
}
