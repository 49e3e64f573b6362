import { foreseeingTactics } from '../../engine/keen/manners.ts';
import type { System } from '../../engine/system.ts';
import { apply } from './apply/index.ts';
import { beginning } from './beginning.ts';
import { between } from './between.ts';
import { encounterSchema, migrateEncounter } from './encounter.ts';
import { encounterVersion } from './encounter-schema.ts';
import type { Facts } from './facts/index.ts';
import { heldActions } from './held/fire.ts';
import { invariants } from './invariants.ts';
import { left } from './left.ts';
import { override } from './override.ts';
import { settable } from './override-states.ts';
import { abilities, archetypes, armors, maneuvers, objects, shields, weapons } from './pack/armory.ts';
import { preface } from './preface.ts';
import { edgeLabel } from './present/decided.ts';
import { lore } from './present/lore.ts';
import { narrate } from './present/narrate.ts';
import { harming, outcome } from './present/outcome.ts';
import { preview } from './present/preview.ts';
import { rollTitle } from './present/roll-titles.ts';
import { title } from './present/titles.ts';
import { veil } from './present/veil.ts';
import { status, view } from './present/view.ts';
import { answers, reactions } from './reactions/index.ts';
import { rulebook } from './rulebook.ts';
import { begin } from './setup.ts';
import { sheetWords } from './sheet-words.ts';
import type { Fight } from './state.ts';
import { copy } from './state.ts';
import { foresight } from './tactics/foresight.ts';
import { tactics } from './tactics/index.ts';
import { settled } from './turn/ending.ts';
import { step } from './turn/step.ts';

/** World Shapers: the manifest. Code outside this folder uses only this and the preface. */
export const system: System<Fight, Facts> = {
  id: preface.id,
  name: preface.name,
  version: encounterVersion,
  rulebook,
  encounters: { schema: encounterSchema, begin, migrate: migrateEncounter, pack: preface.pack, beginning },
  step,
  over: (fight) => fight.over,
  settled,
  apply,
  copy,
  reactions,
  consequences: heldActions,
  answers,
  override,
  status,
  view,
  clock: (fight) => ({ round: fight.round, active: fight.active }),
  narrate,
  title,
  rollTitle,
  edgeLabel,
  adds: true,
  preview,
  outcome,
  harming,
  invariants,
  tactics: { ...tactics, ...foreseeingTactics({ system: () => system, ...foresight }) },
  defaultTactic: 'simple',
  left,
  sheetWords,
  things: {
    weapon: weapons.filter(({ hands }) => hands > 0),
    natural: weapons.filter(({ hands }) => hands === 0),
    armor: armors,
    shield: shields,
    object: objects,
    archetype: archetypes,
    ability: abilities,
    maneuver: maneuvers,
  },
  between,
  conditions: settable,
  lore,
  veil,
};
