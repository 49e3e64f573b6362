import { foreseeingTactics } from '../../engine/keen/manners.ts';
import type { System } from '../../engine/system.ts';
import { apply } from './apply/index.ts';
import { beginning } from './beginning.ts';
import { between } from './between.ts';
import { encounterSchema, migrateEncounter } from './encounter.ts';
import { encounterVersion } from './encounter-schema.ts';
import type { Facts } from './facts/index.ts';
import { unarmed } from './gear.ts';
import { invariants } from './invariants.ts';
import { left } from './left.ts';
import { override } from './override.ts';
import { settable } from './override-conditions.ts';
import { armors, objects, specials, spells, weapons } from './pack/armory.ts';
import { preface } from './preface.ts';
import { lore } from './present/lore.ts';
import { narrate } from './present/narrate.ts';
import { harming, outcome } from './present/outcome.ts';
import { preview } from './present/preview.ts';
import { rollTitle } from './present/roll-titles.ts';
import { title } from './present/titles.ts';
import { veil } from './present/veil.ts';
import { status, view } from './present/view.ts';
import { answers, consequences, reactions } from './reactions/index.ts';
import { rulebook } from './rulebook.ts';
import { begin } from './setup.ts';
import { sheetWords } from './sheet-words.ts';
import type { Fight } from './state.ts';
import { copy } from './state.ts';
import { foresight } from './tactics/foresight.ts';
import { tactics } from './tactics/index.ts';
import { settled } from './turn/ending.ts';
import { step } from './turn/step.ts';

/** The manifest of Wound Slots. Together with the preface it is all of this folder that other rooms know. */
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
  consequences,
  answers,
  override,
  status,
  view,
  clock: (fight) => ({ round: fight.round, active: fight.active }),
  narrate,
  title,
  rollTitle,
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
    natural: weapons.filter(({ hands, id }) => hands === 0 && id !== unarmed.id),
    armor: armors,
    object: objects,
    spell: spells,
    special: specials,
  },
  between,
  conditions: settable,
  lore,
  veil,
};
