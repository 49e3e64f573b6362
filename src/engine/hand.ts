import type { Cell, Id, Json } from '../kernel/json.ts';
import type { Fact, Refusal } from '../kernel/port.ts';
import type { Present } from './fields.ts';
import { isCombatant, readWho } from './fields.ts';
import type { Change } from './system.ts';

/** The facts that carry out a change, or a refusal. */
export type Carried<F> = readonly F[] | Refusal;

type Of<Kind extends Change['change']> = Extract<Change, { readonly change: Kind }>;

/** How a system carries out changes by the game master's hand, one method for each kind. `who` is in the fight. */
export interface Hand<S, F extends Fact, Who> {
  /** The clause that allows it. */
  readonly clause: string;
  track(fight: S, who: Who, track: string, left: number): Carried<F>;
  pool(fight: S, who: Who, pool: string, value: number): Carried<F>;
  condition(fight: S, who: Who, change: Of<'condition'>, reason: string): Carried<F>;
  position(fight: S, who: Who, cell: Cell): Carried<F>;
  initiative(fight: S, who: Who, value: number): Carried<F>;
  side(fight: S, who: Who, side: string): Carried<F>;
  add(fight: S, combatant: Json): Carried<F>;
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
        return hand.add(fight, change.combatant);
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
