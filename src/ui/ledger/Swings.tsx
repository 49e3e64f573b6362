import { ScrollText } from 'lucide-react';
import { useLocation } from 'wouter';
import type { SeenSwing } from '../../store/ledger-eyes.ts';
import { percent } from '../../store/odds-words.ts';
import { session } from '../../store/session.ts';
import { meanWords, rarityWords } from './words.ts';

/** The deeds whose results differed most from their odds, each with a link to its line in the log. */
export function Swings(props: {
  readonly fight: string;
  readonly swings: readonly SeenSwing[];
  readonly name: (id: string) => string;
  readonly done: boolean;
}) {
  const { fight, swings, name, done } = props;
  return (
    <section aria-label="The rolls that swung it" className="wt-card grid content-start gap-3 p-4">
      <h2 className="text-body font-semibold">The rolls that swung it</h2>
      {swings.length === 0 && (
        <p className="text-small text-faint">
          {done ? 'No roll went far from what was to be expected.' : 'None is known yet.'}
        </p>
      )}
      <ol className="grid items-start gap-x-8 gap-y-1 md:grid-cols-2">
        {swings.map((swing) => {
          const [first] = swing.victims;
          return (
            <li key={swing.step} className="grid gap-0.5 border-t border-line py-2 print:break-inside-avoid">
              <Told fight={fight} swing={swing} name={name} />
              {swing.victims.map((victim) => (
                <p key={victim.who} className="text-small">
                  {harmWords(name(victim.who), victim)}
                </p>
              ))}
              <p className="text-fine text-faint">
                {`Round ${swing.round}${swing.turn === null ? '' : `, turn of ${name(swing.turn)}`}`}
                {first && ` · ${rarityWords(swing.rarity, first.actual >= first.expected)}`}
                {swing.goodFor !== null && ` · good for ${swing.goodFor}`}
                {!swing.exact && ' · estimate'}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Told({
  fight,
  swing,
  name,
}: {
  readonly fight: string;
  readonly swing: SeenSwing;
  readonly name: (id: string) => string;
}) {
  const [, go] = useLocation();
  const { told, text, turn } = swing;
  const words = text === '' ? `The dice of ${turn === null ? 'the round' : name(turn)}` : text;
  if (!told) return <p className="font-medium">{words}</p>;
  const show = (): void => {
    session.read(told.id);
    go(`/fight/${encodeURIComponent(fight)}`);
  };
  return (
    <button
      type="button"
      onClick={show}
      className="wt-printed -mx-2 flex min-h-touch items-center gap-2 rounded-control px-2 text-left font-medium hover:bg-raised print:min-h-0"
    >
      <ScrollText aria-hidden className="size-5 shrink-0 text-faint print:hidden" />
      <span className="min-w-0">
        {words}
        <span className="sr-only">, to its line in the log</span>
      </span>
    </button>
  );
}

/**
 * "Ogre: 12 harm where 4.3 was to be expected; 9 % to be taken out, and was". A decision after the first of the dice, such
 * as a feint in place of a heavier blow, moves what was to be expected by what it gave up; below 0 that is no number that
 * anybody can expect, and what the dice did is told in its place.
 */
export function harmWords(
  who: string,
  { expected, actual, falls, fell }: SeenSwing['victims'][number],
): string {
  const harm =
    expected <= -0.05
      ? `${meanWords(actual)} harm: the dice brought ${meanWords(actual - expected)} more than was to be expected, and what was then decided gave some of it up`
      : actual === 0 && expected < 0.05
        ? 'no harm'
        : `${meanWords(actual)} harm where ${meanWords(Math.max(0, expected))} was to be expected`;
  if (!fell && falls < 0.005) return `${who}: ${harm}`;
  const chance = percent(falls) === percent(1) ? 'sure' : percent(falls);
  return `${who}: ${harm}; ${chance} to be taken out, and ${fell ? 'was' : 'was not'}`;
}
