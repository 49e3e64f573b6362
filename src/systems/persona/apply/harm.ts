import type { HarmFact } from '../facts/harm.ts';
import type { Combatant, Fight, Persona } from '../state.ts';
import { one, suffers } from '../state.ts';

export function applyHarm(fight: Fight, fact: HarmFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'wounds':
      who.light = fact.left.light;
      who.heavy = fact.left.heavy;
      who.deadly = fact.left.deadly;
      return;
    case 'persona-wounds':
    case 'persona-healed':
      setPersona(who, fact.persona, fact);
      return;
    case 'persona-broken':
      setPersona(who, fact.persona, { left: 0 });
      return;
    case 'healed':
    case 'track-set':
      who[fact.track] = fact.left;
      return;
    case 'personas-set':
      who.personas = fact.personas;
      return;
    case 'stress':
      who.stress = fact.left;
      return;
    case 'injury':
      who.injuries = { ...who.injuries, [fact.location]: { row: fact.row, ignored: 0 } };
      return;
    case 'injury-ended': {
      const { [fact.location]: _, ...others } = who.injuries;
      who.injuries = others;
      return;
    }
    case 'injury-ignored': {
      const injury = who.injuries[fact.location];
      if (injury) who.injuries = { ...who.injuries, [fact.location]: { ...injury, ignored: fact.until } };
      return;
    }
    case 'decay':
      who.decay = { ...who.decay, [fact.score]: fact.points };
      return;
    case 'bleeding':
      who.bleeding = fact.on;
      return;
    case 'knocked-out':
      who.out = 'unconscious';
      goDown(fight, who);
      return;
    case 'died':
      who.out = 'dead';
      goDown(fight, who);
      letGoOf(fight, who);
      return;
    case 'left':
    case 'removed':
      who.out = fact.fact === 'left' ? fact.out : 'gone';
      goDown(fight, who);
      letGoOf(fight, who);
      return;
    case 'back':
      who.out = null;
      if (!who.flightLost) who.fallsFrom = null;
      return;
    case 'harm':
      return;
  }
}

type PersonaTracks = Pick<Persona, 'left' | 'heavy' | 'deadly'>;

/** Sets the wounds left of a Persona. Tracks that the fact omits stay as they are. */
function setPersona(who: Combatant, id: string, now: PersonaTracks): void {
  who.personas = who.personas.map((persona) => {
    if (persona.sheet.id !== id) return persona;
    const heavy = now.heavy ?? persona.heavy;
    const deadly = now.deadly ?? persona.deadly;
    return {
      ...persona,
      left: now.left,
      ...(heavy === undefined ? {} : { heavy }),
      ...(deadly === undefined ? {} : { deadly }),
    };
  });
}

/** What being out of the fight ends: holding, protecting, defending, running, hiding. */
function goDown(fight: Fight, who: Combatant): void {
  // A combatant that goes down in another's square still has to make room, which the walk handles (PE-MOVE-1). One that
  // hangs on a face falls from there (PE-OBST-13), which the turn machine handles.
  if (who.out !== 'unconscious') {
    who.passing = false;
    who.climb = null;
  }
  who.running = false;
  who.defending = false;
  who.protecting = null;
  who.fleeing = false;
  who.hiddenFrom = [];
  // PE-AIL-17: unconsciousness ends Despair.
  if (suffers(who, 'despaired')) who.ailments = who.ailments.filter(({ id }) => id !== 'despaired');
  if (who.out !== 'fled' && who.out !== 'gone') who.prone = true;
  for (const id of who.holding) {
    const held = one(fight, id);
    held.heldBy = held.heldBy.filter((hold) => hold.by !== who.id);
  }
  who.holding = [];
}

/** Ends what others do to a combatant that is dead or gone: holding it, protecting it, hiding from it. */
function letGoOf(fight: Fight, who: Combatant): void {
  for (const { by } of who.heldBy) {
    const holder = one(fight, by);
    holder.holding = holder.holding.filter((id) => id !== who.id);
  }
  who.heldBy = [];
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other.protecting === who.id) other.protecting = null;
    if (other.hiddenFrom.includes(who.id)) {
      other.hiddenFrom = other.hiddenFrom.filter((seeker) => seeker !== who.id);
    }
  }
}
