import type { Id, Json } from '../../../kernel/json.ts';
import type { BarEntry, CombatantView, ConditionView, PoolView, Track, View } from '../../../kernel/view.ts';
import { conditionTable } from '../conditions/catalogue.ts';
import { actionsOf, hasHealth, sizeOf, vigorRecovery } from '../derived.ts';
import { isAmbushed } from '../judge.ts';
import { guardOf, isWounded, poolMost } from '../numbers.ts';
import { sizeTable } from '../sizes.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';

/** The fight as screens show it, plainly. */

function pools(fight: Fight, who: Combatant): { readonly [name: string]: PoolView } {
  const { act } = who;
  return {
    actions: {
      label: 'Actions',
      value: who.actions,
      max: Math.max(who.actions, actionsOf(who.sheet, isWounded(fight, who))),
      clause: 'AD-ACT-1',
      kind: 'pips',
      ...(act ? { progress: { label: act.label, paid: act.spent, cost: act.actions } } : {}),
    },
    vigor: {
      label: 'Vigor',
      value: who.vigor,
      max: poolMost(fight, who, 'vigor'),
      clause: 'AD-REC-1',
      kind: 'bar',
      gain: { amount: vigorRecovery(who.sheet), when: 'in the Recovery Phase' },
    },
    mana: {
      label: 'Mana',
      value: who.mana,
      max: poolMost(fight, who, 'mana'),
      clause: 'AD-REC-1',
      kind: 'number',
    },
    feet: { label: 'Feet', value: who.feet, clause: 'AD-ACT-9', kind: 'number' },
  };
}

function tracks(fight: Fight, who: Combatant): { readonly [name: string]: Track } {
  const health = hasHealth(who.sheet, fight.rulings);
  return {
    durability: {
      label: 'Durability',
      kind: 'bar',
      max: poolMost(fight, who, 'durability'),
      left: who.durability,
      clause: 'AD-HRT-1',
      ...(health ? { spills: 'health' } : {}),
    },
    ...(health
      ? {
          health: {
            label: 'Health',
            kind: 'bar',
            max: poolMost(fight, who, 'health'),
            left: who.health,
            clause: 'AD-HRT-5',
          } as const,
        }
      : {}),
  };
}

function conditions(fight: Fight, who: Combatant): readonly ConditionView[] {
  const found: ConditionView[] = who.effects.map(({ condition }) => ({
    id: condition,
    label: conditionTable[condition].name,
    clause: conditionTable[condition].clause,
  }));
  const add = (
    on: boolean,
    id: string,
    label: string,
    clause: string,
    more: Partial<ConditionView> = {},
  ): void => {
    if (on) found.push({ id, label, clause, ...more });
  };
  add(isWounded(fight, who), 'wounded', 'Wounded', 'AD-HRT-3', { derived: true });
  add(who.winded, 'winded', 'Winded', 'AD-REC-2');
  add(who.prone, 'prone', 'Prone', 'AD-POS-10');
  add(who.shock !== null, 'shock', 'Shock', 'AD-SHK-3', { level: who.shock?.left ?? 0 });
  add(who.stabilised, 'stabilised', 'Stabilised', 'AD-SHK-7');
  add(who.defending > 0, 'defending', 'Defends', 'AD-ACT-7');
  add(isAmbushed(fight, who), 'ambushed', 'Ambushed', 'AD-INI-5');
  add(fight.round <= 1 && who.ambusher, 'ambusher', 'Ambusher', 'AD-INI-6');
  add(who.unaware.length > 0, 'unaware', 'Unaware', 'AD-POS-7');
  add(who.act !== null, 'act', who.act?.label ?? '', 'AD-ENC-5', { derived: true });
  add(who.readied.length > 0, 'readied', 'Readied', 'AD-ACT-11', { derived: true });
  for (const { push } of who.waiting) {
    const id = push.scope === 'plain' ? push.kind : `${push.kind}-${push.scope}`;
    add(true, id, push.kind === 'charge' ? 'Charge' : 'Challenge', 'AD-DIE-15', { level: push.count });
  }
  return found;
}

const initiativeOf = (fight: Fight, { id, initiative }: Combatant): number | null =>
  fight.order.find((place) => place.id === id)?.initiative ?? initiative?.first ?? null;

const combatant = (fight: Fight, who: Combatant): CombatantView => ({
  id: who.id,
  name: who.sheet.name,
  side: who.side,
  player: who.player,
  cell: who.cell,
  size: who.squares,
  sizeName: sizeTable[sizeOf(who.sheet, fight.rulings)].name,
  tracks: tracks(fight, who),
  pools: pools(fight, who),
  conditions: conditions(fight, who),
  initiative: initiativeOf(fight, who),
  out: who.out,
  notes: [
    {
      label: 'Guard',
      value: String(guardOf(fight, who).value),
      total: guardOf(fight, who),
      clause: 'AD-ATK-2',
    },
    { label: 'In hand', value: who.hands.map(({ item }) => item.name).join(', ') },
    { label: 'Carried', value: who.carried.map(({ name }) => name).join(', ') },
  ],
});

function barEntry(fight: Fight, who: Combatant): BarEntry {
  const place = fight.order.find(({ id }) => id === who.id);
  const entry = { id: who.id, initiative: initiativeOf(fight, who) };
  if (who.out !== null) return { ...entry, state: 'out' };
  if (fight.active === who.id) return { ...entry, state: 'active' };
  if (!place) return { ...entry, note: who.wishes === 'no' ? 'stands aside' : 'joins', state: 'waiting' };
  return { ...entry, state: place.state === 'done' ? 'acted' : 'waiting' };
}

function phaseWord({ phase }: Fight): string {
  if (phase === 'over' || phase === 'recovery') return phase;
  return phase === 'turns' || phase === 'round' || phase === 'order' ? 'round' : 'setup';
}

/** The fight as screens show it. */
export function view(fight: Fight): View {
  const here = (id: Id): boolean => one(fight, id).out !== 'gone';
  const placed = fight.order.map(({ id }) => id);
  const order = [...placed, ...fight.listing.filter((id) => !placed.includes(id))].filter(here);
  return {
    system: fight.system,
    name: fight.name,
    round: fight.round,
    phase: phaseWord(fight),
    active: fight.active,
    order,
    bar: order.map((id) => barEntry(fight, one(fight, id))),
    combatants: Object.fromEntries(
      everyone(fight)
        .filter(({ id }) => here(id))
        .map((who) => [who.id, combatant(fight, who)]),
    ),
    battlefield: fight.battlefield as unknown as Json,
    unit: 'ft',
    changed: fight.changes as unknown as Json,
    marks: [
      ...fight.floor.map(({ item, cell }) => ({ cell, kind: 'item', label: item.name }) as const),
      ...fight.zones.map(
        ({ cell, visibility }) => ({ cell, kind: 'effect', label: `${visibility} visibility` }) as const,
      ),
    ],
    ...(fight.over ? { over: fight.over } : {}),
  };
}
