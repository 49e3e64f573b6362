import { Bot, Undo } from 'lucide-react';
import type { Id } from '../../kernel/json.ts';
import { useHands } from '../../store/hands.ts';
import { useSettings } from '../../store/settings.ts';
import { table } from '../../store/table.ts';
import { hand as handOf } from '../hand/hand.ts';
import { Button } from '../kit/Button.tsx';
import { handWords, useTactics } from './names.ts';

/**
 * Shows which tactic plays a combatant, with buttons to hand it over or take it back. For the game master's eyes only.
 */
export function WhoseHand({ who }: { readonly who: Id }) {
  const hand = useHands()[who];
  const gm = useSettings((state) => state.eyes === 'gm');
  const { all } = useTactics();
  if (!gm) return null;
  return (
    <section aria-label="Hand-over" className="grid grid-cols-1 gap-2">
      {hand && (
        <p className="flex items-center gap-2 text-small">
          <Bot aria-hidden className="size-5 shrink-0 text-accent" />
          <span className="min-w-0 flex-1">{handWords(all, hand)}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {hand && <TakeBack who={who} />}
        <Button
          className="flex-1"
          icon={<Bot aria-hidden className="size-5" />}
          onPress={() => handOf.giveAway(who)}
        >
          {hand ? 'Another tactic …' : 'Hand over to a tactic …'}
        </Button>
      </div>
    </section>
  );
}

/** Buttons to take a combatant back and, if several are handed over, all of them. */
export function TakeBack({ who }: { readonly who: Id }) {
  const everybody = Object.keys(useHands());
  const take = (people: readonly Id[]): void =>
    void table.handOver(Object.fromEntries(people.map((id) => [id, null])));
  return (
    <>
      <Button icon={<Undo aria-hidden className="size-5" />} onPress={() => take([who])}>
        Take back
      </Button>
      {everybody.length > 1 && (
        <Button kind="quiet" onPress={() => take(everybody)}>
          {everybody.length === 2 ? 'Take both back' : `Take all ${everybody.length} back`}
        </Button>
      )}
    </>
  );
}
