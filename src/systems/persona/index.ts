import { foreseeingTactics } from '../../engine/keen/manners.ts';
import type { System } from '../../engine/system.ts';
import { apply } from './apply/index.ts';
import { beginning } from './beginning.ts';
import { between } from './between.ts';
import { copy } from './copy.ts';
import { encounterSchema, migrateEncounter } from './encounter.ts';
import { encounterVersion } from './encounter-schema.ts';
import type { Facts } from './facts/index.ts';
import { invariants } from './invariants.ts';
import { left } from './left.ts';
import { override } from './override.ts';
import { settable } from './override-conditions.ts';
import { armors, consumables, powers, weapons } from './pack/armory.ts';
import { preface } from './preface.ts';
import { edgeLabel } from './present/decided.ts';
import { lore } from './present/lore.ts';
import { narrate } from './present/narrate.ts';
import { harming, outcome } from './present/outcome.ts';
import { preview } from './present/preview.ts';
import { rollTitle, title } from './present/titles.ts';
import { veil } from './present/veil.ts';
import { status, view } from './present/view.ts';
import { answers, reactions } from './reactions/index.ts';
import { rulebook } from './rulebook.ts';
import { seldom } from './seldom.ts';
import { begin } from './setup.ts';
import { sheetWords } from './sheet-words.ts';
import type { Fight } from './state.ts';
import { actor } from './state.ts';
import { foresight } from './tactics/foresight.ts';
import { tactics } from './tactics/index.ts';
import { step } from './turn/step.ts';

/** The manifest of Persona. Together with the preface it is all that other rooms may use of this folder. */
export const system: System<Fight, Facts> = {
  id: preface.id,
  name: preface.name,
  version: encounterVersion,
  rulebook,
  encounters: {
    schema: encounterSchema,
    begin,
    migrate: migrateEncounter,
    pack: preface.pack,
    beginning,
  },
  step,
  over: (fight) => fight.over,
  apply,
  copy,
  reactions,
  answers,
  override,
  status,
  view,
  clock: (fight) => ({ round: fight.round, active: actor(fight) }),
  narrate,
  title,
  rollTitle,
  edgeLabel,
  preview,
  outcome,
  harming,
  afterthoughts: ['fate-advantage', 'fate-reroll', 'fate-block'],
  seldom,
  invariants,
  tactics: { ...tactics, ...foreseeingTactics({ system: () => system, ...foresight }) },
  defaultTactic: 'simple',
  left,
  sheetWords,
  things: {
    weapon: weapons.filter(({ hands }) => hands > 0),
    armor: armors,
    consumable: consumables,
    power: powers,
  },
  between,
  conditions: settable,
  lore,
  veil,
};
