import type { Cell, Id, Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { Fact, Refusal } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import { writtenId } from '../kernel/written.ts';
import type { Present } from './fields.ts';
import { isCombatant, readWho } from './fields.ts';
import type { Change } from './system.ts';

/** The facts that carry out a change, or a refusal. */
type Carried<F> = readonly F[] | Refusal;

/** How a combatant comes into a fight. */
export interface Coming<S, F> {
  readonly joins: readonly F[];
  /** What ties it to others, once it and all who come along are in the fight: holds, mounts, readied acts. */
  readonly ties?: (fight: S) => Carried<F>;
}

type Of<Kind extends Change['change']> = Extract<Change, { readonly change: Kind }>;

/** How a system carries out changes by the game master's hand, one method for each kind. `who` is in the fight. */
interface Hand<S, F extends Fact, Who> {
  /** The clause that allows it. */
  readonly clause: string;
  copy(fight: S): S;
  apply(fight: S, fact: F): void;
  track(fight: S, who: Who, track: string, left: number): Carried<F>;
  pool(fight: S, who: Who, pool: string, value: number): Carried<F>;
  condition(fight: S, who: Who, change: Of<'condition'>, reason: string): Carried<F>;
  position(fight: S, who: Who, cell: Cell): Carried<F>;
  initiative(fight: S, who: Who, value: number): Carried<F>;
  side(fight: S, who: Who, side: string): Carried<F>;
  /** `along`: the ids of those who come at the same moment, whom it may name. */
  add(fight: S, combatant: Json, along: readonly Id[]): Coming<S, F> | Refusal;
  /** The field of a written combatant that names its mount. Of those who come together, mounts join first. */
  readonly mount?: readonly string[];
  remove(fight: S, who: Who): Carried<F>;
  out(fight: S, who: Who, out: Of<'out'>['out']): Carried<F>;
  item(fight: S, who: Who, item: string, to: Of<'item'>['to']): Carried<F>;
  door(fight: S, door: string, open: boolean): Carried<F>;
  active(fight: S, who: Who): Carried<F>;
}

/** Facts that all systems have in common. */
type HandFact =
  | { readonly fact: 'over'; readonly winner: string | null }
  | { readonly fact: 'note'; readonly text: string; readonly clause: string };

/** Builds `System.override` from a system's hand. */
export const overrideWith =
  <Who extends Present, S extends { readonly combatants: { readonly [id: Id]: Who } }, F extends Fact>(
    hand: Hand<S, F, Who>,
  ) =>
  (fight: S, change: Change, reason = ''): Carried<F | HandFact> => {
    const onWho = (id: Id, then: (who: Who) => Carried<F>): Carried<F> => {
      const who = readWho(fight, id, 'who', hand.clause);
      return isCombatant(who) ? then(who) : (who as Refusal);
    };
    switch (change.change) {
      case 'track':
        return onWho(change.who, (who) => hand.track(fight, who, change.track, change.left));
      case 'pool':
        return onWho(change.who, (who) => hand.pool(fight, who, change.pool, change.value));
      case 'condition':
        return onWho(change.who, (who) => hand.condition(fight, who, change, reason));
      case 'position':
        return onWho(change.who, (who) => hand.position(fight, who, change.cell));
      case 'initiative':
        return onWho(change.who, (who) => hand.initiative(fight, who, change.value));
      case 'side':
        return onWho(change.who, (who) => hand.side(fight, who, change.side));
      case 'add':
        return join(hand, fight, [change.combatant, ...(change.along ?? [])]);
      case 'remove':
        return onWho(change.who, (who) => hand.remove(fight, who));
      case 'out':
        return onWho(change.who, (who) => hand.out(fight, who, change.out));
      case 'item':
        return onWho(change.who, (who) => hand.item(fight, who, change.item, change.to));
      case 'door':
        return hand.door(fight, change.door, change.open);
      case 'active':
        return onWho(change.who, (who) => hand.active(fight, who));
      case 'end':
        return [{ fact: 'over', winner: change.winner }];
      case 'note':
        return [{ fact: 'note', text: change.text, clause: hand.clause }];
    }
  };

/** The facts that bring these in together: first everybody, in this order, then their ties to others. */
function join<S, F extends Fact, Who>(hand: Hand<S, F, Who>, fight: S, people: readonly Json[]): Carried<F> {
  const trial = hand.copy(fight);
  const told: F[] = [];
  const tell = (facts: readonly F[]): void => {
    for (const fact of facts) hand.apply(trial, fact);
    told.push(...facts);
  };
  const ids = people.map(writtenId);
  const ties: Coming<S, F>['ties'][] = [];
  for (const place of mountsFirst(people, hand.mount ?? [])) {
    const one = people[place] ?? null;
    const along = ids.flatMap((id, other) => (id === undefined || other === place ? [] : [id]));
    const comes = hand.add(trial, one, along);
    if (isRefusal(comes)) return fieldOf(place, comes);
    tell(comes.joins);
    ties[place] = comes.ties;
  }
  for (const [place, tie] of ties.entries()) {
    const facts = tie?.(trial) ?? [];
    if (isRefusal(facts)) return fieldOf(place, facts);
    tell(facts);
  }
  return told;
}

/** The refusal of the combatant at this place of those who come together. */
const fieldOf = (place: number, refused: Refusal): Refusal =>
  place === 0 || refused.field === undefined
    ? refused
    : { ...refused, field: refused.field.replace(/^combatant/, `along[${place - 1}]`) };

/** The places of these combatants in the order in which they join. */
function mountsFirst(people: readonly Json[], field: readonly string[]): readonly number[] {
  const left = [...people.keys()];
  const sorted: number[] = [];
  while (left.length > 0) {
    const rides = (place: number): boolean => {
      const on = field.reduce<Json | undefined>(
        (json, key) => (isObject(json) ? json[key] : undefined),
        people[place],
      );
      return left.some((other) => other !== place && writtenId(people[other] ?? null) === on);
    };
    const next = left.findIndex((place) => !rides(place));
    sorted.push(...left.splice(Math.max(0, next), 1));
  }
  return sorted;
}
