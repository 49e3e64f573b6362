import type { Refusal } from '../../kernel/port.ts';
import { worstEased } from './body/ease.ts';
import type { Carried } from './carried.ts';
import { mostFatigue } from './current.ts';
import type { Facts } from './facts/index.ts';
import { manaNow, staminaNow } from './fatigue.ts';
import type { ByLevel, Level } from './levels.ts';
import { levels } from './levels.ts';
import { collapseFacts, deathFacts } from './override-places.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';

/** Wounds and pools set by hand, with the consequences that the rules attach to them. */

const no = (because: string, clause: string, field: string): Refusal =>
  refuse('noSuchThing', because, clause, field);

const isWhole = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

/** Sets the number of empty slots of a level (SL-HLT-9). */
export function setTrack(fight: Fight, who: Combatant, track: string, left: number): Carried {
  const level = levels.find((each) => each === track);
  if (!level) return no(`there is no track ${JSON.stringify(track)}`, 'SL-HLT-1', 'track');
  const most = who.slots[level];
  if (!isWhole(left, most)) return no(`it goes from 0 to ${most}`, 'SL-HLT-9', 'left');
  const wounds = { ...who.wounds, [level]: most - left };
  const set: Facts = { fact: 'wounds-set', who: who.id, wounds };
  return [set, ...afterWounds(fight, who, level, wounds)];
}

/** SL-HLT-13, SL-CND-4: a new fatal wound kills or makes dying; lowering the highest wound ends dying. */
function afterWounds(fight: Fight, who: Combatant, level: Level, wounds: ByLevel): readonly Facts[] {
  if (level === 'fatal' && wounds.fatal > who.wounds.fatal) {
    if (who.out === 'dead') return [];
    if (!who.heroRules) return deathFacts(fight, who, 'SL-HLT-13');
    return [
      ...collapseFacts(fight, who, 'SL-CND-4'),
      { fact: 'dying', who: who.id, passed: who.dying ?? 0, clause: 'SL-CND-4' },
    ];
  }
  if (who.dying === null || !worstEased(who.wounds, wounds)) return [];
  return [{ fact: 'dying', who: who.id, passed: null, clause: 'SL-CND-4' }];
}

const mostAp = 200;
const mostYards = 200;

/**
 * Sets stamina, fatigue, mana, invested mana, AP, movement, or the loading that a weapon still needs (`loading:bow`).
 */
export function setPool(fight: Fight, who: Combatant, pool: string, value: number): Carried {
  const { id } = who;
  const within = (most: number, clause: string, facts: () => readonly Facts[]): Carried =>
    isWhole(value, most) ? facts() : no(`it goes from 0 to ${most}`, clause, 'value');
  switch (pool) {
    case 'stamina':
      return within(staminaNow(who), 'SL-STA-3', () => [
        { fact: 'stamina', who: id, left: value, why: 'hand', clause: 'SL-STA-1' },
      ]);
    case 'fatigue':
      return within(mostFatigue, 'SL-STA-3', () => {
        const stamina = Math.min(who.stamina, Math.max(0, who.staminaMax - value));
        return [{ fact: 'fatigue', who: id, fatigue: value, stamina, why: 'hand', clause: 'SL-STA-4' }];
      });
    case 'mana':
      return within(manaNow(who), 'SL-STA-6', () => [
        { fact: 'mana', who: id, left: value, invested: who.invested, why: 'hand', clause: 'SL-STA-7' },
      ]);
    case 'invested':
      return within(who.manaMax, 'SL-STA-8', () => {
        const left = Math.min(who.mana, who.manaMax - value);
        return [{ fact: 'mana', who: id, left, invested: value, why: 'hand', clause: 'SL-STA-8' }];
      });
    case 'ap':
      return within(mostAp, 'SL-AP-2', () => [
        { fact: 'ap', who: id, left: value, why: 'hand', clause: 'SL-AP-2' },
      ]);
    case 'movement':
      return within(mostYards, 'SL-MOV-5', () => [
        { fact: 'movement', who: id, movement: { ...who.movement, left: value } },
      ]);
    default:
      return setLoading(fight, who, pool, value);
  }
}

/** SL-ATK-4: AP of loading still needed; 0: loaded. */
function setLoading(fight: Fight, who: Combatant, pool: string, value: number): Carried {
  const weapon = who.sheet.weapons.find(({ item }) => pool === `loading:${item}`);
  const most = weapon?.thing.loading ?? 0;
  if (!weapon || most === 0) {
    return no(`there is no pool ${JSON.stringify(pool)}`, 'SL-AP-2', 'pool');
  }
  if (!isWhole(value, most)) return no(`it goes from 0 to ${most}`, 'SL-ATK-4', 'value');
  const item = `${who.id}/${weapon.item}`;
  if ((fight.unloaded[item] ?? 0) === value) return no('nothing changes', 'SL-ATK-4', 'value');
  return [{ fact: 'loading', who: who.id, item, left: value }];
}
