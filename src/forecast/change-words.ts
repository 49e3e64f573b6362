import type { Id } from '../kernel/json.ts';
import { numeral } from '../kernel/phrases.ts';
import type { Adjustment } from './balance.ts';
import type { SheetNumber } from './numbers.ts';

/** A kind of foes, as far as the words for its changes need it. */
interface Foe {
  readonly who: Id;
  readonly name: string;
  readonly count: number;
  readonly numbers: readonly SheetNumber[];
}

type Named = { readonly id: string; readonly name: string };

/** A system's names for the combatants of its pack and for its tactics. */
interface Names {
  readonly pack: { readonly heroes: readonly Named[]; readonly foes: readonly Named[] };
  readonly tactics: readonly { readonly id: string; readonly label: string }[];
}

/** A change in words: "3 × Goblin instead of 2", "Brute: Health 18 instead of 20", "Goblin, 2 of them: …". */
export function wordsOfChange(change: Adjustment, foes: readonly Foe[], { pack, tactics }: Names): string {
  const foe = foes.find(({ who }) => 'who' in change && who === change.who);
  const name = foe?.name ?? '';
  switch (change.vary) {
    case 'count':
      return change.count === 0 ? `No ${name}` : `${change.count} × ${name} instead of ${foe?.count ?? 1}`;
    case 'kind':
      return `${nameInPack(pack, change.use)} instead of ${foe && foe.count > 1 ? 'one ' : ''}${name}`;
    case 'tactic':
      return `${change.side}: played as “${tactics.find(({ id }) => id === change.tactic)?.label ?? change.tactic}”`;
    case 'number': {
      const number = foe?.numbers.find(({ path }) => path === change.path);
      return `${foe ? kindInWords(foe) : name}: ${number?.label ?? change.path} ${numeral(change.value)} instead of ${number ? numeral(number.value) : '?'}`;
    }
  }
}

/**
 * A kind of foes with their number where there are several: one of them may be called like the kind, beside a second
 * with a name of its own.
 */
export const kindInWords = ({ name, count }: Pick<Foe, 'name' | 'count'>): string =>
  count > 1 ? `${name}, ${count} of them` : name;

/** The name of a combatant of the pack; an id that is not in it is returned as it is. */
export const nameInPack = ({ heroes, foes }: Names['pack'], use: string): string =>
  [...heroes, ...foes].find(({ id }) => id === use)?.name ?? use;
