import type { Cell, Id } from '../../../kernel/json.ts';
import { clearSight, hasEyes, hiddenFrom, metresApart, spotsOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';
import type { Trigger } from './held-action.ts';

/** Events that held actions may wait for (WS-INI-11). Reported through `watch.ts`. */
export type Happening =
  /** One square of movement, voluntary or forced. */
  | { readonly event: 'step'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  | { readonly event: 'attack'; readonly who: Id }
  | { readonly event: 'ability'; readonly who: Id }
  /** No longer hidden from these, or come into their sight (WS-ADV-14). */
  | { readonly event: 'appeared'; readonly who: Id; readonly to: readonly Id[] }
  | { readonly event: 'down'; readonly who: Id }
  /** Any deed, and the end of a turn: for triggers in words the game master is asked. */
  | { readonly event: 'deed'; readonly who: Id; readonly what: string };

/** Whether the event sets off the trigger; `false` for triggers in words. */
export function sets(fight: Fight, holder: Combatant, trigger: Trigger, happening: Happening): boolean {
  const who = one(fight, happening.who);
  if (trigger.whom === 'enemy' ? !foes(holder, who) : trigger.whom !== who.id) return false;
  switch (trigger.kind) {
    case 'enters':
    case 'leaves':
      // WS-ADV-13: the holder does not know where a combatant is that is hidden from it.
      return (
        happening.event === 'step' && !hiddenFrom(who, holder) && crosses(fight, holder, trigger, happening)
      );
    case 'attacks':
      return happening.event === 'attack';
    case 'uses-ability':
      return happening.event === 'ability';
    case 'appears':
      return appears(fight, holder, who, happening);
    case 'goes-down':
      return happening.event === 'down';
    case 'text':
      return false;
  }
}

type Step = Extract<Happening, { readonly event: 'step' }>;

function crosses(
  fight: Fight,
  holder: Combatant,
  { kind, range }: Trigger,
  { who, from, to }: Step,
): boolean {
  const { squares } = one(fight, who);
  const within = (cell: Cell): boolean =>
    metresApart(fight, holder.cell, holder.squares, cell, squares) <= range;
  return within(from) !== within(to) && within(to) === (kind === 'enters');
}

/** Whether the event makes `who` visible to the holder: no longer hidden, or come into sight by a step. */
function appears(fight: Fight, holder: Combatant, who: Combatant, happening: Happening): boolean {
  if (happening.event === 'appeared') return happening.to.includes(holder.id);
  if (happening.event !== 'step' || !hasEyes(fight, holder) || hiddenFrom(who, holder)) return false;
  // WS-COV-5: a leaning holder sees from both spots.
  const inSight = (to: Cell): boolean =>
    spotsOf(holder).some(({ cell, squares }) => clearSight(fight, cell, squares, to, who.squares));
  return !inSight(happening.from) && inSight(happening.to);
}
