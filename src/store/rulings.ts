import { useQuery } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { Ruling, RulingValue, SaidRulings } from '../kernel/rulebook.ts';
import { isSwitchable, otherwise, wordsOfValue } from '../kernel/rulebook.ts';
import type { SettledReply } from '../protocol/encounters.ts';
import type { RulingsBySystem } from '../protocol/table-rulings.ts';
import { readRulings, rulingsKey } from '../protocol/table-rulings.ts';
import { ask } from './ask.ts';
import { connected } from './connection.ts';
import { queryClient } from './queries.ts';
import { keepSetting } from './storage-state.ts';

export type { Ruling, RulingValue, SaidRulings };
export { isSwitchable, otherwise, wordsOfValue };

/** What this table plays where a rulebook is silent: kept on this device, for everything that is begun on it. */

const key = ['rulings'];
const none: SaidRulings = {};

/** The rulings as this page knows them. They hold until it is reloaded where nothing can be read or stored. */
let here: RulingsBySystem = {};
/** Whether the last change could not be stored: what can be read is older than `here`. */
let unkept = false;

async function kept(): Promise<RulingsBySystem> {
  if (unkept) return here;
  try {
    here = readRulings((await connected().table.library('readSettings', rulingsKey)) ?? undefined);
  } catch {
    // What was ruled since the page was opened still holds.
  }
  return here;
}

/** Read anew whenever somebody comes back to the page: it may have been changed in another tab. */
const query = {
  queryKey: key,
  queryFn: kept,
  refetchOnMount: false,
  refetchOnWindowFocus: 'always',
} as const;

/** What this table plays otherwise than by default; `undefined` before it is known. */
export function useRulings(system: string | null): SaidRulings | undefined {
  const { data } = useQuery(query);
  if (!data) return undefined;
  return (system !== null && data[system]) || none;
}

/** The same for whoever cannot wait: as it was read last, `undefined` before that. */
export function rulingsKnown(system: string): SaidRulings | undefined {
  const known = queryClient.getQueryData<RulingsBySystem>(key);
  return known && (known[system] ?? none);
}

/** The same, read now. */
export const rulingsOf = async (system: string): Promise<SaidRulings> => (await kept())[system] ?? none;

let last: Promise<void> = Promise.resolve();

/** When all that was ruled so far is kept: work that takes the worker a while comes after it. */
export const allKept = (): Promise<void> => last;

let waiting = 0;

/**
 * One change after the other, each of what is kept then: in another tab something else may have been ruled. Screens show it at
 * once.
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
    waiting--;
    // What was read meanwhile was older.
    if (waiting === 0) queryClient.setQueryData(key, next);
  };
  queryClient.setQueryData<RulingsBySystem>(key, (known) => known && changed(known));
  waiting++;
  last = last.then(keep);
  return last;
}

/** From now on this table plays a ruling so. Its default is what is played where nothing is kept. */
export const rule = (system: string, ruling: Ruling, value: RulingValue): Promise<void> =>
  change(system, ({ [ruling.key]: _, ...others }) =>
    value === ruling.default ? others : { ...others, [ruling.key]: value },
  );

/** All rulings of a system are played by default again. Gives what was ruled before. */
export async function ruleAsUsual(system: string): Promise<SaidRulings> {
  let before = none;
  await change(system, (said) => {
    before = said;
    return none;
  });
  return before;
}

/** Puts back what was ruled before. */
export const ruleAgain = (system: string, said: SaidRulings): Promise<void> => change(system, () => said);

/** What an encounter states itself. */
export const saidIn = (encounter: Json): SaidRulings =>
  isObject(encounter) ? (readRulings({ it: encounter.rulings ?? null }).it ?? none) : none;

/** An encounter as this table plays it; `told`: what of it cannot be played so here, in words. */
export interface Settled {
  readonly encounter: Json;
  readonly told: string | null;
}

/** What the encounter states itself wins. Rejects with a `TableFailure` for one that cannot begin. */
export async function settled(encounter: Json): Promise<Settled> {
  const system = isObject(encounter) ? encounter.system : null;
  const rulings = typeof system === 'string' ? await rulingsOf(system) : none;
  if (Object.keys(rulings).length === 0) return { encounter, told: null };
  const { encounter: ruled, unfit } = await ask<SettledReply>({ do: 'settle', encounter, rulings });
  const words = unfit.map(({ ruling, because }) => `${ruling} (${because})`).join(', ');
  return {
    encounter: ruled,
    told: words === '' ? null : `This encounter plays by default what your table rules otherwise: ${words}.`,
  };
}
