import { foreseeingTactics } from '../../engine/keen/manners.ts';
import type { System } from '../../engine/system.ts';
import { apply } from './apply.ts';
import { beginning } from './beginning.ts';
import { between } from './between.ts';
import { encounterSchema, migrateEncounter } from './encounter.ts';
import { encounterVersion } from './encounter-schema.ts';
import type { Facts } from './facts.ts';
import { invariants } from './invariants.ts';
import { left } from './left.ts';
import { override } from './override.ts';
import { settable } from './override-conditions.ts';
import { preface } from './preface.ts';
import { edgeLabel } from './present/decided.ts';
import { lore } from './present/lore.ts';
import { narrate } from './present/narrate.ts';
import { harming, outcome } from './present/outcome.ts';
import { preview } from './present/preview.ts';
import { rollTitle, title } from './present/titles.ts';
import { veil } from './present/veil.ts';
import { status, view } from './present/view.ts';
import { opportunityAttacks } from './reactions/opportunity-attack.ts';
import { rulebook } from './rulebook.ts';
import { begin } from './setup.ts';
import { sheetWords } from './sheet-words.ts';
import type { Fight } from './state.ts';
import { copy } from './state.ts';
import { foresight } from './tactics/foresight.ts';
import { tactics } from './tactics/index.ts';
import { things } from './things.ts';
import { step } from './turn.ts';

/** The manifest of Fighting Style: with the preface, all that code outside this folder uses. */
export const system: System<Fight, Facts> = {
  id: preface.id,
  name: preface.name,
  version: encounterVersion,
  rulebook,
  encounters: { schema: encounterSchema, begin, migrate: migrateEncounter, pack: preface.pack, beginning },
  step,
  over: (fight) => fight.over,
  apply,
  copy,
  reactions: opportunityAttacks,
  answers: [{ id: 'defend', label: 'Defence', clause: 'FS-DEF-2' }],
  override,
  status,
  view,
  clock: (fight) => ({ round: fight.round, active: fight.active }),
  narrate,
  title,
  rollTitle,
  edgeLabel,
  preview,
  outcome,
  harming,
  invariants,
  tactics: { ...tactics, ...foreseeingTactics({ system: () => system, ...foresight }) },
  defaultTactic: 'simple',
  left,
  sheetWords,
  things,
  between,
  conditions: settable,
  lore,
  veil,
};
