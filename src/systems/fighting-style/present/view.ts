import { identity, itemMarks, stillThere, viewOf } from '../../../engine/shown.ts';
import type { Id } from '../../../kernel/json.ts';
import { capital, listed } from '../../../kernel/phrases.ts';
import type {
  BarEntry,
  CombatantStatus,
  CombatantView,
  ConditionView,
  NoteView,
  PoolView,
  View,
} from '../../../kernel/view.ts';
import { itemsSeen } from '../../../kernel/view.ts';
import { surprisedNow } from '../combat/conditions.ts';
import { reachOf } from '../combat/means.ts';
import { conditionNames } from '../condition-names.ts';
import { armorSources, skillTotal, styleTotal } from '../derived.ts';
import type { ConditionId } from '../encounter-schema.ts';
import { apPerRound, attacksPerRound, movementLeft, readableMetres } from '../judge.ts';
import { skillNames, skills } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { iconOf } from './token.ts';
import { metres, nameOf, namesOf } from './words.ts';

/** The status of each combatant that was not removed. */
export const status = (fight: Fight): readonly CombatantStatus[] =>
  stillThere(fight).map((who) => statusOf(fight, who));

/** The fight as screens show it. */
export function view(fight: Fight): View {
  const order = orderOf(fight);
  return viewOf(fight, (who) => combatantView(fight, who), {
    phase: phaseWord(fight),
    order,
    bar: order.map((id) => barEntry(fight, one(fight, id))),
    marks: itemMarks(fight.floor),
  });
}

const orderOf = (fight: Fight): readonly Id[] =>
  (fight.order.length > 0 ? fight.order : fight.listing).filter((id) => one(fight, id).out !== 'gone');

function phaseWord(fight: Fight): string {
  switch (fight.phase) {
    case 'surprise':
    case 'initiative':
      return 'setup';
    case 'round':
    case 'turns':
      return 'round';
    case 'over':
      return 'over';
  }
}

function barEntry(fight: Fight, who: Combatant): BarEntry {
  const entry = { id: who.id, initiative: who.initiative };
  if (who.out !== null) return { ...entry, state: 'out' };
  switch (who.turn) {
    case 'active':
      return { ...entry, state: 'active' };
    case 'waiting':
      return { ...entry, state: 'waiting' };
    case 'done':
      return { ...entry, state: 'acted' };
    case 'saved':
      return { ...entry, state: 'delayed', note: `after ${nameOf(fight, who.waits?.who ?? '')}` };
    case 'skipped':
      return who.waits
        ? { ...entry, state: 'delayed', note: `next round, after ${nameOf(fight, who.waits.who)}` }
        : { ...entry, state: 'skipped' };
  }
}

const statusOf = (fight: Fight, who: Combatant): CombatantStatus => ({
  ...identity(who),
  tracks: {
    health: { label: 'Health', kind: 'bar', max: who.pool, left: who.health, clause: 'FS-HP-1' },
  },
  pools: pools(fight, who),
});

function combatantView(fight: Fight, who: Combatant): CombatantView {
  const { sheet } = who;
  return {
    ...statusOf(fight, who),
    icon: iconOf(sheet),
    cell: who.cell,
    size: who.squares,
    sizeName: sheet.size,
    conditions: conditions(fight, who),
    initiative: who.initiative,
    notes: notes(fight, who),
    items: itemsSeen(
      who.hands.map(({ item }) => item),
      who.carried,
    ),
  };
}

function pools(fight: Fight, who: Combatant): { readonly [name: string]: PoolView } {
  const mana = who.sheet.spells.length > 0 && fight.rulings.mana === 'tracked';
  return {
    ap: { label: 'AP', value: who.ap, max: apPerRound, clause: 'FS-TURN-3', kind: 'pips' },
    attacks: {
      label: 'Attacks',
      value: Math.max(0, attacksPerRound - who.attacks),
      max: attacksPerRound,
      clause: 'FS-TURN-5',
      kind: 'pips',
      counted: true,
    },
    free: {
      label: 'Free action',
      value: who.freeActionUsed ? 0 : 1,
      max: 1,
      clause: 'FS-REACT-6',
      kind: 'pips',
      counted: true,
    },
    ...(mana
      ? {
          mana: {
            label: 'Mana',
            value: who.mana,
            max: who.manaPool,
            clause: 'FS-MAG-1',
            kind: 'number',
            lasting: true,
          } as const,
        }
      : {}),
    ...(fight.active === who.id
      ? {
          movement: {
            label: 'Movement',
            value: readableMetres(movementLeft(fight, who)),
            max: who.speed * (1 + who.dashes),
            clause: 'FS-TURN-2',
            kind: 'number',
          } as const,
        }
      : {}),
  };
}

function conditions(fight: Fight, who: Combatant): readonly ConditionView[] {
  const found: ConditionView[] = [];
  const is = (id: ConditionId, more: Pick<ConditionView, 'until'> = {}): void => {
    const { label, clause } = conditionNames[id];
    found.push({ id, label, clause, ...more });
  };
  const tied = (id: ConditionId, word: string, towards: readonly Id[], more = {}): void => {
    const { label, clause } = conditionNames[id];
    found.push({ id, label: `${label} ${word} ${namesOf(fight, towards)}`, clause, towards, ...more });
  };
  const follows = (id: string, label: string, clause: string, level?: number): void => {
    found.push({ id, label, clause, derived: true, ...(level === undefined ? {} : { level }) });
  };
  if (who.out === 'dead' || who.out === 'unconscious') {
    const { label, clause } = conditionNames[who.out];
    follows(who.out, label, clause);
  }
  if (surprisedNow(who, fight.rulings)) {
    const whole = fight.rulings.surpriseScope === 'wholeRound';
    is('surprised', { until: whole ? 'the round ends' : 'its turn has been passed over' });
  }
  if (who.dazed) is('dazed', { until: fight.rulings.dazed === 'oneLessAp' ? 'the next round' : 'cured' });
  if (who.prone) is('prone', { until: 'it stands up' });
  if (who.heldBy.length > 0) tied('held', 'by', who.heldBy);
  if (who.holds.length > 0) follows('holding', `Holding ${namesOf(fight, who.holds)}`, 'FS-ACT-3');
  if (who.netted !== null) is('netted');
  if (who.hiddenFrom.length > 0) tied('hidden', 'from', who.hiddenFrom);
  if (who.braced) is('braced', { until: 'its next defence' });
  if (who.feint) {
    tied('feinting', 'at', [who.feint.at], { until: 'its next primary action' });
  }
  if (who.disengaged) is('disengaged', { until: 'its turn ends' });
  if (who.resistances.length > 0) {
    const label = resistanceWords(who.resistances);
    found.push({ id: 'resistance', label, clause: 'FS-RV-1', until: 'the round ends' });
  }
  if (who.dying > 0) follows('dying', 'Dying', 'FS-HP-2', who.dying);
  return found;
}

/** FS-RV-4: the highest resistance to each kind of damage, in words. */
function resistanceWords(resistances: Combatant['resistances']): string {
  const highest = new Map<string, number>();
  for (const { to, value } of resistances) highest.set(to, Math.max(value, highest.get(to) ?? 0));
  return listed([...highest].map(([to, value]) => `${capital(to)} Resistance (${value})`));
}

function notes(fight: Fight, who: Combatant): readonly NoteView[] {
  const { sheet } = who;
  const carried = who.carried.map(({ name }) => name).join(', ');
  const found: NoteView[] = [
    { label: 'In hand', value: who.hands.map(gripWords).join(', ') || 'nothing', clause: 'FS-REACT-3' },
    ...(carried === '' ? [] : [{ label: 'Carried', value: carried, clause: 'FS-REACT-3' }]),
    { label: 'Reach', value: metres(reachOf(who, fight.rulings)), clause: 'FS-ATK-7' },
    { label: 'Speed', value: metres(who.speed), clause: 'FS-TURN-2' },
  ];
  for (const { label, ar, magicAr } of armorSources(sheet)) {
    found.push({ label: 'AR', value: `${ar.value} (${label})`, total: ar, clause: 'FS-ARM-1' });
    if (magicAr.value === 0) continue;
    found.push({
      label: 'Magic AR',
      value: `${magicAr.value} (${label})`,
      total: magicAr,
      clause: 'FS-ARM-2',
    });
  }
  found.push(...shields(who));
  for (const style of sheet.styles) {
    for (const attribute of ['STR', 'AGI'] as const) {
      const total = styleTotal(sheet, style, attribute);
      found.push({
        label: `${style.name} (${attribute})`,
        value: `${total.value}`,
        total,
        clause: 'FS-STY-1',
      });
    }
  }
  for (const skill of skills) {
    const total = skillTotal(sheet, skill, fight.rulings);
    found.push({ label: skillNames[skill], value: `${total.value}`, total, clause: 'FS-TEST-1' });
  }
  for (const { to, value } of sheet.resistances) {
    found.push({ label: 'Resistance', value: `${to} ${value}`, clause: 'FS-RV-1' });
  }
  for (const { to, value } of sheet.vulnerabilities) {
    found.push({ label: 'Vulnerability', value: `${to} ${value}`, clause: 'FS-RV-3' });
  }
  return found;
}

/** The BR of each shield that somebody has in hand or carries (FS-SHD-1). */
const shields = (who: Combatant): readonly NoteView[] =>
  [...who.hands.map(({ item }) => item), ...who.carried].flatMap(({ id, thing }) => {
    if (thing.kind !== 'shield') return [];
    const inHand = who.hands.some(({ item }) => item.id === id);
    return [{ label: 'BR', value: `${thing.br}${inHand ? '' : ' (not in hand)'}`, clause: 'FS-SHD-1' }];
  });

const gripWords = ({ item, hands }: Combatant['hands'][number]): string =>
  hands === 2 ? `${item.name} (both hands)` : item.name;
