import { List, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SaidRulings } from '../../store/rulings.ts';
import { otherwise, ruleAgain, ruleAsUsual, useRulings } from '../../store/rulings.ts';
import { useSettings } from '../../store/settings.ts';
import { Button } from '../kit/Button.tsx';
import { NotKept } from '../library/NotKept.tsx';
import { RulingLinks } from '../rulings/RulingLinks.tsx';
import { entryAddress } from './address.ts';
import type { Book } from './book.ts';

/** The rulings that this table plays differently from the default, with a button to reset them. */
export function Ruled({ book }: { readonly book: Book }) {
  const gm = useSettings((state) => state.eyes === 'gm');
  const said = useRulings(book.system);
  const [, go] = useLocation();
  const [before, setBefore] = useState<SaidRulings | null>(null);
  const [listed, setListed] = useState(false);
  const [reset, setReset] = useState(false);
  const count = otherwise(book.rules.rulings, said ?? {}).length;
  return (
    <section aria-label="At your table" className="wt-card grid gap-3 p-4">
      <p className="text-small text-faint">
        Where the rulebook is silent, your table decides. What is chosen here is kept on this device and holds
        for everything that is begun from now on: fights, encounters, forecasts. A fight keeps what it was
        begun with, and an encounter that states its own rulings is played by these.
      </p>
      <p role="status" className="font-medium">
        {count === 0
          ? 'Every ruling is at its default.'
          : count === 1
            ? 'One ruling differs from its default.'
            : `${count} rulings differ from their defaults.`}
      </p>
      {/* This takes the same room however many rulings there are, so that the switches below do not move under a
          finger. */}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<List aria-hidden className="size-5" />}
          onPress={() => setListed(!listed)}
          refused={count === 0 ? { because: 'There are none.' } : undefined}
        >
          {listed && count > 0 ? 'Fold them' : 'Show them'}
        </Button>
        {/* In the same place of the tree, so that the focus stays on it when one becomes the other. */}
        {gm &&
          (count === 0 && before ? (
            <Button
              icon={<Undo2 aria-hidden className="size-5" />}
              onPress={() => {
                void ruleAgain(book.system, before);
                setBefore(null);
              }}
            >
              Take it back
            </Button>
          ) : (
            <Button
              icon={<RotateCcw aria-hidden className="size-5" />}
              onPress={() => {
                setReset(true);
                void ruleAsUsual(book.system).then(setBefore);
              }}
              refused={count === 0 ? { because: 'They are already.' } : undefined}
            >
              All by default
            </Button>
          ))}
      </div>
      {reset && <NotKept />}
      {listed && (
        <RulingLinks
          rulings={book.rules.rulings}
          said={said ?? {}}
          onLook={(ref) => go(entryAddress(book.system, ref))}
        />
      )}
    </section>
  );
}
