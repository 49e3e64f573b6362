import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Speech } from './speech.ts';
import { actionDice, fightingStyle, persona, worldShapers, woundSlots } from './speech.ts';
import type { Sample } from './start.ts';

/** The two orientations of the tablet that the app is made for. */
export const tablets = {
  lying: { width: 1180, height: 820 },
  upright: { width: 820, height: 1180 },
} as const;
export type Tablet = keyof typeof tablets;

const shelf = new URL('../../src/systems/', import.meta.url);
/** The names of all rule systems, those without journeys too, in the order of the first page. */
export const systemNames: readonly string[] = readdirSync(shelf)
  .sort()
  .map((folder) => new URL(`${folder}/preface.ts`, shelf))
  .filter((preface) => existsSync(preface))
  .map((preface) => /^ {2}name: '(.+)',$/m.exec(readFileSync(preface, 'utf8'))?.[1] ?? preface.pathname);

/** A rule system as the journeys know it. */
export interface PlayedSystem {
  readonly id: string;
  readonly speech: Speech;
  /** A sample with one combatant on each side. */
  readonly duel: { readonly sample: Sample; readonly names: readonly [string, string] };
  /** The sample that shows what is special to these rules. */
  readonly signature: Sample;
  /** The orientation in which `signature` is played in `npm test`; `npm run soak` plays the other one. */
  readonly everyDay: Tablet;
}

export const systems = {
  fightingStyle: {
    id: 'fighting-style',
    speech: fightingStyle,
    duel: { sample: 'The knight and the brute', names: ['Edda', 'Brute'] },
    signature: 'The giant’s bridge',
    everyDay: 'lying',
  },
  persona: {
    id: 'persona',
    speech: persona,
    duel: { sample: 'Duel at the old gate', names: ['Rin', 'Glass Hound'] },
    signature: 'The hollow court',
    everyDay: 'upright',
  },
  woundSlots: {
    id: 'wound-slots',
    speech: woundSlots,
    duel: { sample: 'Duel on the threshing floor', names: ['Torvin', 'Guard'] },
    signature: 'Riders at the broken bridge',
    everyDay: 'lying',
  },
  worldShapers: {
    id: 'world-shapers',
    speech: worldShapers,
    duel: { sample: 'In the pit', names: ['Tovo', 'Pit wrestler'] },
    signature: 'Ambush at the broken bridge',
    everyDay: 'upright',
  },
  actionDice: {
    id: 'action-dice',
    speech: actionDice,
    duel: { sample: 'The toll at the mill', names: ['Hadra', 'Veteran'] },
    signature: 'The fiend’s gate',
    everyDay: 'lying',
  },
} as const satisfies { readonly [key: string]: PlayedSystem };
