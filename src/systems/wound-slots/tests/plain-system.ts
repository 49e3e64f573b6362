import type { System } from '../../../engine/system.ts';
import type { Json } from '../../../kernel/json.ts';
import type { CombatantView, ConditionView, Track, View } from '../../../kernel/view.ts';
import { apply } from '../apply/index.ts';
import { encounterSchema, migrateEncounter } from '../encounter.ts';
import { encounterVersion, systemId } from '../encounter-schema.ts';
import type { Facts } from '../facts/index.ts';
import { isExhausted, isHelpless, isImmobile, isStaggered } from '../fatigue.ts';
import { invariants } from '../invariants.ts';
import { levels } from '../levels.ts';
import { override } from '../override.ts';
import { pack } from '../pack/index.ts';
import { answers, reactions } from '../reactions/index.ts';
import { rulings } from '../rulings.ts';
import { begin } from '../setup.ts';
import type { Combatant, Fight } from '../state.ts';
import { copy, one } from '../state.ts';
import { step } from '../turn/step.ts';

/** The rules alone, without words and tactics, for tests that are about rules: a view of plain numbers. */

const tracks = (who: Combatant): { readonly [level: string]: Track } =>
  Object.fromEntries(
    levels.map((level) => [
      level,
      {
        label: level,
        kind: 'slots',
        max: who.slots[level],
        left: who.slots[level] - who.wounds[level],
        clause: 'SL-HLT-9',
      } as const,
    ]),
  );

function conditions(fight: Fight, who: Combatant): readonly ConditionView[] {
  const found: ConditionView[] = [];
  const add = (id: string, on: boolean, level?: number): void => {
    if (on) found.push({ id, label: id, clause: 'SL-CND-1', ...(level === undefined ? {} : { level }) });
  };
  add('exhausted', isExhausted(who));
  add('staggered', isStaggered(who));
  add('unconscious', who.unconscious);
  add('dying', who.dying !== null);
  add('dead', who.out === 'dead');
  add('helpless', isHelpless(who));
  add('immobile', isImmobile(fight, who));
  add('prone', who.posture === 'prone');
  add('crouching', who.posture === 'crouching');
  add('grappling', who.grappling.length > 0);
  add('pinned', who.pinnedBy.length > 0);
  add('ignoring', who.ignoring.length > 0);
  add('surprised', who.surprised);
  add('defending', who.defending !== null);
  add(
    'harried',
    who.marks.some(({ kind }) => kind === 'harried'),
  );
  add(
    'distracted',
    who.marks.some(({ kind }) => kind === 'distracted'),
  );
  add('readied', who.readied !== null);
  add('charging', who.charge !== null);
  add('dashing', who.dashing);
  add('bleeding', who.bleeding > 0, who.bleeding);
  add('burning', who.burning > 0, who.burning);
  add('hobbled', who.hobbled);
  add('poisoned', who.poisons.length > 0);
  add('climbing', who.climbing);
  add('sunk', who.sunk);
  add('mounted', who.riding !== null);
  add('out-of-control', who.riding?.control === false);
  return found;
}

const pool = (label: string, value: number) =>
  ({ label, value, clause: 'SL-STA-1', kind: 'number' }) as const;

const combatant = (fight: Fight, who: Combatant): CombatantView => ({
  id: who.id,
  name: who.sheet.name,
  side: who.side,
  player: who.player,
  cell: who.cell,
  size: who.squares,
  sizeName: `Size ${who.sheet.size}`,
  tracks: tracks(who),
  pools: {
    stamina: pool('Stamina', who.stamina),
    fatigue: pool('Fatigue', who.fatigue),
    mana: pool('Mana', who.mana),
    invested: pool('Invested', who.invested),
    ap: pool('AP', who.ap),
    movement: pool('Movement', who.movement.left),
  },
  conditions: conditions(fight, who),
  initiative: who.initiative,
  out: who.out,
  notes: [
    { label: 'In hand', value: who.hands.map(({ item }) => item.short).join(', ') },
    { label: 'Stowed', value: who.stowed.map(({ item, in: at }) => `${item.short} (${at})`).join(', ') },
  ],
});

const view = (fight: Fight): View => ({
  system: fight.system,
  name: fight.name,
  round: fight.round,
  phase: fight.phase,
  active: fight.active,
  order: fight.listing,
  bar: [],
  combatants: Object.fromEntries(fight.listing.map((id) => [id, combatant(fight, one(fight, id))])),
  battlefield: fight.battlefield as unknown as Json,
  changed: fight.changes as unknown as Json,
  marks: fight.floor.map(({ item, cell }) => ({ cell, kind: 'item', label: item.short })),
  ...(fight.over ? { over: fight.over } : {}),
});

export const system: System<Fight, Facts> = {
  id: systemId,
  name: 'Wound Slots',
  version: encounterVersion,
  rulebook: { prefix: 'SL', title: 'Wound Slots', about: '', sections: [], rulings },
  encounters: { schema: encounterSchema, begin, migrate: migrateEncounter, pack },
  step,
  over: (fight) => fight.over,
  apply,
  copy,
  reactions,
  answers,
  override,
  view,
  clock: (fight) => ({ round: fight.round, active: fight.active }),
  narrate: () => null,
  title: (_fight, question) => question.id,
  rollTitle: (_fight, why) => why.purpose,
  preview: () => ({}),
  outcome: () => [],
  invariants,
  tactics: {},
  defaultTactic: 'none',
  between: [],
};
