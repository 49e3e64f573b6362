import { useQuery } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { Ruling, RulingValue, SaidRulings } from '../kernel/rulebook.ts';
import { isSwitchable, otherwise, wordsOfValue } from '../kernel/rulebook.ts';
import type { RulingsBySystem } from '../protocol/table-rulings.ts';
import { readRulings, rulingsKey } from '../protocol/table-rulings.ts';
import { ask } from './ask.ts';
import { connected } from './connection.ts';
import { queryClient } from './queries.ts';
import { keepSetting } from './storage-state.ts';

export type { Ruling, RulingValue, SaidRulings };
export { isSwitchable, otherwise, wordsOfValue };

/**
 * Rulings: what this table plays where a rulebook is silent. They are stored on this device and apply to every fight
 * and forecast begun on it.
 */

const key = ['rulings'];
const none: SaidRulings = {};

/** The rulings as this page knows them. If they cannot be read or stored they hold until the page is reloaded. */
let here: RulingsBySystem = {};
/** Whether the last change could not be stored, so that the stored rulings are older than `here`. */
let unkept = false;

async function kept(): Promise<RulingsBySystem> {
  if (unkept) return here;
  try {
    here = readRulings((await connected().table.library('readSettings', rulingsKey)) ?? undefined);
  } catch {
    // Rulings made since the page was opened still hold.
  }
  return here;
}

/** Refetched whenever the window gets the focus: another tab may have changed the rulings. */
const query = {
  queryKey: key,
  queryFn: kept,
  refetchOnMount: false,
  refetchOnWindowFocus: 'always',
} as const;

/** The rulings of a system that differ from their defaults; `undefined` while they are unknown. */
export function useRulings(system: string | null): SaidRulings | undefined {
  const { data } = useQuery(query);
  if (!data) return undefined;
  return (system !== null && data[system]) || none;
}

/** The same without waiting: as they were read last, `undefined` before that. */
export function rulingsKnown(system: string): SaidRulings | undefined {
  const known = queryClient.getQueryData<RulingsBySystem>(key);
  return known && (known[system] ?? none);
}

/** The same, read from the database. */
export const rulingsOf = async (system: string): Promise<SaidRulings> => (await kept())[system] ?? none;

let last: Promise<void> = Promise.resolve();

/** Resolves when all changes so far are stored. To be awaited before a request that occupies the worker for long. */
export const allKept = (): Promise<void> => last;

/** Shows the rulings as they are stored now: a backup may have brought some. */
export async function rulingsReadAgain(): Promise<void> {
  await allKept();
  const now = await kept();
  queryClient.setQueryData<RulingsBySystem>(key, (known) => known && now);
}

let waiting = 0;

/**
 * Changes the rulings of a system. Changes run one after the other, each on what is stored by then: another tab may
 * have stored something else. Screens show the change at once.
 */
function change(system: string, how: (said: SaidRulings) => SaidRulings): Promise<void> {
  const changed = ({ [system]: before = none, ...others }: RulingsBySystem): RulingsBySystem => {
    const after = how(before);
    return Object.keys(after).length > 0 ? { ...others, [system]: after } : others;
  };
  const keep = async (): Promise<void> => {
    const next = changed(await kept());
    here = next;
    unkept = !(await keepSetting(rulingsKey, next as Json));
    // A read in the meantime has found the older ones.
    if (unkept) here = next;
    waiting--;
    // A read in the meantime may have put older rulings into the cache.
    if (waiting === 0) queryClient.setQueryData(key, next);
  };
  queryClient.setQueryData<RulingsBySystem>(key, (known) => known && changed(known));
  waiting++;
  last = last.then(keep);
  return last;
}

/** Sets a ruling. A default value is not stored: the entry is removed. */
export const rule = (system: string, ruling: Ruling, value: RulingValue): Promise<void> =>
  change(system, ({ [ruling.key]: _, ...others }) =>
    value === ruling.default ? others : { ...others, [ruling.key]: value },
  );

/** Resets all rulings of a system to their defaults. Returns those that were set. */
export async function ruleAsUsual(system: string): Promise<SaidRulings> {
  let before = none;
  await change(system, (said) => {
    before = said;
    return none;
  });
  return before;
}

/** Replaces all rulings of a system: undoes `ruleAsUsual`. */
export const ruleAgain = (system: string, said: SaidRulings): Promise<void> => change(system, () => said);

/** The rulings that an encounter states itself. */
export const saidIn = (encounter: Json): SaidRulings =>
  isObject(encounter) ? (readRulings({ it: encounter.rulings ?? null }).it ?? none) : none;

/**
 * An encounter with the rulings of this table written into it. `told`: those that it cannot be played with, in words;
 * `null` for none.
 */
export interface Settled {
  readonly encounter: Json;
  readonly told: string | null;
}

/**
 * Writes the rulings of this table into an encounter where it does not state its own. Rejects with a `TableFailure` for
 * an encounter that cannot begin; without any rulings it is returned unchecked.
 */
export async function settled(encounter: Json): Promise<Settled> {
  const system = isObject(encounter) ? encounter.system : null;
  const rulings = typeof system === 'string' ? await rulingsOf(system) : none;
  if (Object.keys(rulings).length === 0) return { encounter, told: null };
  const { encounter: ruled, unfit } = await ask({ do: 'settle', encounter, rulings });
  const words = unfit.map(({ ruling, because }) => `${ruling} (${because})`).join(', ');
  return {
    encounter: ruled,
    told: words === '' ? null : `This encounter plays by default what your table rules otherwise: ${words}.`,
  };
}
