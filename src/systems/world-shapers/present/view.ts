import type { Id, Json } from '../../../kernel/json.ts';
import type { BarEntry, CombatantView, ConditionView, PoolView, Track, View } from '../../../kernel/view.ts';
import { temporaryCap } from '../derived.ts';
import { sufferings } from '../effects/effects.ts';
import { initiativeOf } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Slot } from '../turn/slot.ts';

/** The fight as screens show it, plainly. */

const pool = (label: string, value: number, clause: string, max?: number): PoolView => ({
  label,
  value,
  clause,
  kind: max !== undefined && max <= 6 ? 'pips' : 'number',
  ...(max === undefined ? {} : { max }),
});

const pools = (who: Combatant): { readonly [name: string]: PoolView } => ({
  ap: pool('AP', who.ap, 'WS-RND-4', Math.max(who.sheet.ap, who.ap)),
  rp: pool('RP', who.rp, 'WS-RND-6', Math.max(who.sheet.rp, who.rp)),
  movement: pool('Movement', who.movement.left, 'WS-RND-5'),
  wp: pool('WP', who.wp, 'WS-ABL-1', who.sheet.wp),
  momentum: pool('Momentum', who.momentum, 'WS-CIN-2'),
  attacks: pool('Attacks', who.credits, 'WS-BAS-2'),
});

const tracks = (who: Combatant): { readonly [name: string]: Track } => ({
  vitality: {
    label: 'Vitality',
    kind: 'bar',
    max: who.sheet.vitality,
    left: Math.max(0, who.vitality),
    clause: 'WS-VIT-1',
  },
  temporary: {
    label: 'Temporary Vitality',
    kind: 'bar',
    max: temporaryCap(who.sheet),
    left: who.temporary,
    clause: 'WS-VIT-2',
  },
});

function conditions(fight: Fight, who: Combatant): readonly ConditionView[] {
  const found: ConditionView[] = sufferings(fight, who).map(({ id, kind }) => ({
    id,
    label: kind.name,
    clause: 'WS-STA-6',
  }));
  const add = (on: boolean, id: string, label: string, clause: string): void => {
    if (on) found.push({ id, label, clause });
  };
  for (const effect of who.effects) {
    if (effect.kind === 'stance') add(true, effect.stance, effect.stance, 'WS-BAS-4');
    if (effect.kind === 'leaning') add(true, 'leaning', 'Leaning', 'WS-COV-5');
    if (effect.kind === 'buff' || effect.kind === 'debuff')
      add(true, effect.ability, effect.label, 'WS-ABL-1');
  }
  add(who.hiddenFrom.length > 0, 'hidden', 'Hidden', 'WS-ADV-13');
  add(who.surprised, 'surprised', 'Surprised', 'WS-INI-19');
  add(who.surrendered, 'surrendered', 'Surrendered', 'WS-GEN-13');
  add(who.mounted !== null, 'mounted', 'Climbed on', 'WS-ADV-5');
  add(who.turn === 'held', 'held-turn', 'Holds its turn', 'WS-INI-7');
  add(who.held.length > 0, 'held-action', 'Holds an action', 'WS-INI-11');
  return found;
}

const slotFor = (fight: Fight, id: Id): Slot | undefined =>
  fight.order.find(({ members }) => members.includes(id));

const combatant = (fight: Fight, who: Combatant): CombatantView => ({
  id: who.id,
  name: who.sheet.name,
  side: who.side,
  player: who.player,
  cell: who.cell,
  size: who.squares,
  sizeName: `Size ${who.sheet.size}`,
  tracks: tracks(who),
  pools: pools(who),
  conditions: conditions(fight, who),
  initiative: slotFor(fight, who.id)?.initiative ?? initiativeOf(fight, who).value,
  out: who.out,
  notes: [
    { label: 'In hand', value: who.hands.map(({ item }) => item.name).join(', ') },
    { label: 'Carried', value: who.carried.map(({ name }) => name).join(', ') },
  ],
});

function barEntry(fight: Fight, who: Combatant, slot: Slot | undefined): BarEntry {
  const entry = { id: who.id, initiative: slot?.initiative ?? null };
  const note = slot && slot.members.length > 1 ? { note: 'union' } : {};
  if (who.out !== null) return { ...entry, state: 'out' };
  if (fight.active === who.id) return { ...entry, ...note, state: 'active' };
  if (who.turn === 'held') return { ...entry, note: 'holds its turn', state: 'delayed' };
  return { ...entry, ...note, state: who.turn === 'over' ? 'acted' : 'waiting' };
}

function phaseWord({ phase }: Fight): string {
  if (phase === 'opening' || phase === 'surprise') return 'setup';
  return phase === 'over' ? 'over' : 'round';
}

/** The fight as screens show it. */
export function view(fight: Fight): View {
  const here = (id: Id): boolean => one(fight, id).out !== 'gone';
  const ordered = fight.order.flatMap(({ members }) => members);
  const late = fight.listing.filter((id) => !ordered.includes(id));
  const order = [...ordered, ...late].filter(here);
  return {
    system: fight.system,
    name: fight.name,
    round: fight.round,
    phase: phaseWord(fight),
    active: fight.active,
    order,
    bar: order.map((id) => barEntry(fight, one(fight, id), slotFor(fight, id))),
    combatants: Object.fromEntries(
      everyone(fight)
        .filter(({ id }) => here(id))
        .map((who) => [who.id, combatant(fight, who)]),
    ),
    battlefield: fight.battlefield as unknown as Json,
    changed: fight.changes as unknown as Json,
    marks: fight.floor.map(({ item, cell }) => ({ cell, kind: 'item', label: item.name })),
    ...(fight.over ? { over: fight.over } : {}),
  };
}
