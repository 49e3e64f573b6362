import { counted } from '../../../kernel/phrases.ts';
import type { ConditionView } from '../../../kernel/view.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { locationNames, locations } from '../body.ts';
import { airless, aloft, conditionNames } from '../condition-names.ts';
import { isExhausted, isFatigued } from '../derived.ts';
import { elementNames, elements } from '../elements.ts';
import { decayCondition } from '../harm/decay.ts';
import { belongings } from '../judge.ts';
import { scores } from '../scores.ts';
import type { Ailment, Combatant, Fight } from '../state.ts';
import { augmentCondition } from '../state.ts';
import { breathesMiasma } from '../turn/round-end.ts';
import { nameOf, namesOf } from './words.ts';

/** Everything that affects a combatant, as named conditions. */
export function conditions(fight: Fight, who: Combatant): readonly ConditionView[] {
  const found: ConditionView[] = [];
  const add = (
    id: string,
    label: string,
    clause: string,
    more: Pick<ConditionView, 'until' | 'towards'> = {},
  ): void => {
    found.push({ id, label, clause, ...more });
  };
  const is = (name: keyof typeof conditionNames, until?: string): void => {
    found.push({ ...conditionNames[name], ...(until === undefined ? {} : { until }) });
  };
  const follows = (id: string, label: string, clause: string): void => {
    found.push({ id, label, clause, derived: true });
  };
  if (who.out === 'dead') follows('dead', 'Dead', 'PE-WND-4');
  if (who.out === 'unconscious') follows('unconscious', 'Helpless', 'PE-HLP-1');
  for (const ailment of who.ailments) found.push(ailmentChip(fight, ailment));
  if (who.surprised) is('surprised', 'the round ends');
  if (who.prone) is('prone', 'it gets up');
  if (who.climb) {
    add('climbing', `Climbing, ${who.climb.done} of ${who.climb.metres} m`, 'PE-OBST-4', {
      until: 'it is at the end',
    });
  }
  if (who.running) is('running', 'its next turn');
  if (who.defending) is('defending', 'its next turn');
  if (who.protecting !== null) {
    // PE-R42: when Protect ends.
    const until = fight.rulings.protectUntil === 'nextTurnStart' ? 'its next turn' : 'it takes a blow';
    add('protecting', `Protects ${nameOf(fight, who.protecting)}`, 'PE-ACT-17', {
      until,
      towards: [who.protecting],
    });
  }
  for (const hold of who.heldBy) {
    const word = hold.stored === null ? 'Grappled' : 'Immobilised';
    const [id, clause] = hold.stored === null ? ['held', 'PE-GRP-1'] : ['immobilised', 'PE-GRP-4'];
    add(id, `${word} by ${nameOf(fight, hold.by)}`, clause, { towards: [hold.by] });
  }
  if (who.holding.length > 0) follows('holding', `Holds ${namesOf(fight, who.holding)}`, 'PE-GRP-1');
  if (who.hiddenFrom.length > 0) {
    const label = `Hidden from ${namesOf(fight, who.hiddenFrom)}`;
    add('hidden', label, 'PE-ACT-36', { towards: who.hiddenFrom });
  }
  for (const { kind, by } of who.disruptions) {
    const word = kind === 'scared' ? 'Scared' : 'Distracted';
    const clause = kind === 'scared' ? 'PE-ACT-23' : 'PE-ACT-22';
    add(kind, `${word} by ${nameOf(fight, by)}`, clause, {
      until: `the next turn of ${nameOf(fight, by)}`,
      towards: [by],
    });
  }
  for (const { power, on, advantages, until } of who.augments) {
    add(augmentCondition(power), `+${advantages} on ${on}`, 'PE-ACT-37', { until: `round ${until} ends` });
  }
  if (who.bleeding) is('bleeding', 'it is staunched');
  if (who.suffocation) {
    // PE-AIR-6: the rounds of the unconscious are counted apart.
    const { mode, rounds, out } = who.suffocation;
    found.push({ ...airless[mode], level: who.out === null ? rounds : out });
  }
  if (isExhausted(who)) follows('exhausted', 'Exhausted', 'PE-FTG-2');
  else if (isFatigued(who)) follows('fatigued', 'Fatigued', 'PE-FTG-1');
  for (const score of scores) {
    const level = who.decay[score] ?? 0;
    if (level > 0) found.push({ ...decayCondition(score), level, strength: true });
  }
  found.push(...wearChips(fight, who));
  if (who.fleeing) is('fleeing', 'its next Move and Action');
  if (who.flightLost) is('flightLost');
  if (who.band !== 'ground') found.push(aloft[who.band]);
  if (breathesMiasma(fight, who)) {
    follows('unprotected', 'Open to miasma', 'PE-MIA-1');
  }
  if (who.oneMore) is('oneMore', 'the turn ends');
  return found;
}

/** PE-ACT-7: what weapons and armour have lost. */
function wearChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  const clause = 'PE-ACT-7';
  const weapons = belongings(who).flatMap(({ id, name }): readonly ConditionView[] => {
    const lost = fight.worn[id] ?? 0;
    return lost > 0
      ? [{ id: `worn/${id}`, label: `${name}: ${lost} Damage lost`, clause, derived: true }]
      : [];
  });
  const armor = locations.flatMap((location): readonly ConditionView[] => {
    const lost = who.apLost[location] ?? 0;
    const label = `Armour at the ${locationNames[location]}: ${lost} AP lost`;
    return lost > 0 ? [{ id: `apLost/${location}`, label, clause, derived: true, strength: true }] : [];
  });
  return [...weapons, ...armor];
}

/** An ailment with its remaining duration and the elements that exploit it (PE-TECH-1). */
function ailmentChip({ rulings }: Fight, { id, turns }: Ailment): ConditionView {
  const { name, clause, technical } = ailmentKinds[id];
  const all = technical.length === elements.length;
  // PE-R103: the unit of durations.
  const unit = rulings.durationCount === 'rounds' ? 'round' : 'turn';
  return {
    id,
    label: name,
    clause,
    ...(turns === null ? {} : { until: counted(turns, unit) }),
    ...(technical.length === 0
      ? {}
      : { tags: all ? ['every element'] : technical.map((element) => elementNames[element]) }),
  };
}
