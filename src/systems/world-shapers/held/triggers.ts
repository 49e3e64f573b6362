import type { Cell, Id } from '../../../kernel/json.ts';
import { clearSight, hasEyes, hiddenFrom, metresApart, spotsOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';
import type { Trigger } from './held-action.ts';

/** What held actions may wait for (WS-INI-11). Whoever knows of such a thing says so: see `watch.ts`. */
export type Happening =
  /** One square of movement, of one's own will or not. */
  | { readonly event: 'step'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  | { readonly event: 'attack'; readonly who: Id }
  | { readonly event: 'ability'; readonly who: Id }
  /** Not hidden from these any more (WS-ADV-14). */
  | { readonly event: 'appeared'; readonly who: Id; readonly to: readonly Id[] }
  | { readonly event: 'down'; readonly who: Id }
  /** Anything that somebody did, and the end of a turn: the game master is asked about triggers in words. */
  | { readonly event: 'deed'; readonly who: Id; readonly what: string };

/** Whether this is what the trigger waits for. In words it never is by itself. */
export function sets(fight: Fight, holder: Combatant, trigger: Trigger, happening: Happening): boolean {
  const who = one(fight, happening.who);
  if (trigger.whom === 'enemy' ? !foes(holder, who) : trigger.whom !== who.id) return false;
  switch (trigger.kind) {
    case 'enters':
    case 'leaves':
      // WS-ADV-13: nobody knows where one is who is hidden from it.
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

/** Hidden no more, or come out from behind something. */
function appears(fight: Fight, holder: Combatant, who: Combatant, happening: Happening): boolean {
  if (happening.event === 'appeared') return happening.to.includes(holder.id);
  if (happening.event !== 'step' || !hasEyes(fight, holder) || hiddenFrom(who, holder)) return false;
  // WS-COV-5: leaning out, it sees from both places.
  const inSight = (to: Cell): boolean =>
    spotsOf(holder).some(({ cell, squares }) => clearSight(fight, cell, squares, to, who.squares));
  return !inSight(happening.from) && inSight(happening.to);
}
