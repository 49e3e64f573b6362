import type { Refusal } from '../../kernel/port.ts';
import type { Carried } from './carried.ts';
import { poolMax } from './derived.ts';
import type { Severity } from './facts/harm.ts';
import { severities } from './facts/harm.ts';
import type { Facts } from './facts/index.ts';
import { diesOf } from './harm/deadly.ts';
import { injuriesOver } from './harm/injuries.ts';
import { outFacts } from './harm/out.ts';
import { threeTracks } from './harm/persona.ts';
import { trackMax } from './harm/tracks.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight, Persona } from './state.ts';

/** Tracks and pools set by hand, with the consequences that the rules tie to a number. */

const no = (because: string, clause: string, field: string): Refusal =>
  refuse('noSuchThing', because, clause, field);

const isWhole = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

const mostStress = 999;

/** Sets the wounds left of a severity or of the equipped Persona, or Stress. */
export function setTrack(fight: Fight, who: Combatant, track: string, left: number): Carried {
  const severity = severities.find((each) => each === track);
  if (severity) return setWounds(fight, who, severity, left);
  if (track === 'persona') return setPersona(fight, who, left);
  if (track === 'stress' && who.tracksStress) {
    if (!isWhole(left, mostStress)) return no(`Stress goes from 0 to ${mostStress}`, 'PE-FTG-1', 'left');
    const amount = left - who.stress;
    return [{ fact: 'stress', who: who.id, amount, left, why: 'hand', clause: 'PE-FTG-1' }];
  }
  return no(`there is no track ${JSON.stringify(track)}`, 'PE-WND-1', 'track');
}

function setWounds(fight: Fight, who: Combatant, track: Severity, left: number): Carried {
  const most = trackMax(fight, who)[track];
  if (!isWhole(left, most)) return no(`it goes from 0 to ${most}`, 'PE-WND-1', 'left');
  const facts: Facts[] = [{ fact: 'track-set', who: who.id, track, left }];
  if (track === 'heavy') facts.push(...injuriesEnd(fight, who, left));
  if (track === 'deadly') facts.push(...afterDeadly(fight, who, left));
  return facts;
}

/** PE-INJ-5: ends the injuries that are over when `left` Heavy Wounds are left. */
const injuriesEnd = (fight: Fight, who: Combatant, left: number): readonly Facts[] =>
  injuriesOver(fight, who.injuries, left, trackMax(fight, who).heavy).map((location) => ({
    fact: 'injury-ended',
    who: who.id,
    location,
  }));

/** PE-WND-4, PE-R85: a combatant without its Deadly Wound is out; one that regains it is conscious again. */
function afterDeadly(fight: Fight, who: Combatant, left: number): readonly Facts[] {
  if (left > 0) return who.out === 'unconscious' ? [{ fact: 'back', who: who.id }] : [];
  if (who.out !== null) return [];
  if (diesOf(fight, who)) return outFacts(fight, { fact: 'died', who: who.id, by: 'gm' });
  return outFacts(fight, { fact: 'knocked-out', who: who.id, by: 'gm', why: 'hand', clause: 'PE-WND-4' });
}

/**
 * PE-PER-3, PE-FATE-8: sets the wounds left of the equipped Persona; 0 is broken. With PE-R89 `threeTracks` it sets the
 * Light Wounds: the other tracks stay, and a broken Persona that gets any has its Deadly Wound again.
 */
function setPersona(fight: Fight, who: Combatant, left: number): Carried {
  const persona = who.personas.find(({ sheet }) => sheet.id === who.equipped);
  if (!persona) return no(`${who.sheet.name} has no Persona equipped`, 'PE-PER-1', 'track');
  const most = persona.sheet.wounds;
  if (!isWhole(left, most)) return no(`it goes from 0 to ${most}`, 'PE-PER-1', 'left');
  const { heavy, deadly } = threeTracks(persona);
  const three = fight.rulings.personaTrack === 'threeTracks';
  const set: Persona = {
    sheet: persona.sheet,
    left,
    ...(three ? { heavy, deadly: left > 0 ? Math.max(1, deadly) : deadly } : {}),
  };
  const personas = who.personas.map((each) => (each === persona ? set : each));
  return [{ fact: 'personas-set', who: who.id, personas }];
}

const clausesOfPools = { fate: 'PE-FATE-1', spirit: 'PE-ACT-37', exertion: 'PE-ACT-37' } as const;

/** Sets points, ammunition, or what is left of the turn. */
export function setPool(fight: Fight, who: Combatant, pool: string, value: number): Carried {
  const id = who.id;
  switch (pool) {
    case 'fate':
    case 'spirit':
    case 'exertion': {
      const clause = clausesOfPools[pool];
      const most = poolMax(who, pool);
      if (!isWhole(value, most)) return no(`it goes from 0 to ${most}`, clause, 'value');
      return [{ fact: 'pool', who: id, pool, left: value, why: 'hand', clause }];
    }
    case 'action':
      if (!isWhole(value, 1)) return no('it is 0 or 1', 'PE-TIME-3', 'value');
      return [{ fact: 'action-set', who: id, acted: value === 0 }];
    case 'move':
      if (!isWhole(value, 1)) return no('it is 0 or 1', 'PE-TIME-3', 'value');
      return [{ fact: 'move-set', who: id, over: value === 0 }];
    case 'metres':
      return setMetres(who, value);
    default:
      return setAmmunition(fight, who, pool, value);
  }
}

/** PE-TIME-4: sets the metres left of a Move that has begun. */
function setMetres(who: Combatant, value: number): Carried {
  const { move } = who;
  if (!move) return no(`${who.sheet.name} has not begun a Move`, 'PE-TIME-4', 'pool');
  if (!isWhole(value, Math.floor(move.allowance))) {
    return no(`it goes from 0 to ${move.allowance}`, 'PE-TIME-4', 'value');
  }
  return [{ fact: 'move', who: who.id, move: { ...move, spent: move.allowance - value } }];
}

/** PE-ATK-9, PE-ACT-31: sets `loaded:pistol` or `spares:pistol`; the weapon is named as on its owner's sheet. */
function setAmmunition(fight: Fight, who: Combatant, pool: string, value: number): Carried {
  const [kind, short] = pool.split(':');
  const weapon = who.sheet.weapons.find(({ item }) => item === short);
  const item = `${who.id}/${short}`;
  if (!weapon || fight.loaded[item] === undefined || (kind !== 'loaded' && kind !== 'spares')) {
    return no(`there is no pool ${JSON.stringify(pool)}`, 'PE-TIME-3', 'pool');
  }
  const most = kind === 'loaded' ? (weapon.clip ?? 0) : 99;
  if (!isWhole(value, most)) return no(`it goes from 0 to ${most}`, 'PE-ATK-9', 'value');
  if (kind === 'spares') return [{ fact: 'spares', who: who.id, item, left: value }];
  const loaded: Facts = { fact: 'loaded', who: who.id, item, rounds: value, why: 'hand' };
  return fight.jammed.includes(item) ? [{ fact: 'jammed', who: who.id, item, on: false }, loaded] : [loaded];
}
