import { heavyWoundsOf } from '../powers.ts';
import type { Combatant, Fight, Persona } from '../state.ts';
import { livingPersona, one } from '../state.ts';
import { addStress } from '../stress.ts';
import type { Table } from '../table.ts';
import type { Allotted } from './allot.ts';
import { allot } from './allot.ts';
import type { Loss, Lost } from './loss.ts';
import type { Wounds } from './tracks.ts';
import { countOf, stressFor } from './tracks.ts';

/** The Persona that takes wounds for its Evoker (PE-PER-1, PE-R90); `null` when the Evoker takes them itself. */
export function shieldOf(fight: Fight, who: Combatant, attack: boolean): Persona | null {
  if (!attack && fight.rulings.personaAbsorbs === 'attacksOnly') return null;
  return livingPersona(who);
}

/** PE-R89: its three tracks, sized as those of somebody with that Toughness Bonus. */
const threeTracks = ({ sheet, left, heavy, deadly }: Persona): Wounds => ({
  light: left,
  heavy: heavy ?? heavyWoundsOf(sheet),
  deadly: deadly ?? 1,
});

/** What is left of its wounds, in short: `3/4`, or by tracks where the table counts them apart (PE-R89). */
export function personaStanding(persona: Persona): string {
  const { sheet, left, heavy, deadly } = persona;
  if (heavy === undefined || deadly === undefined) return `${left}/${sheet.wounds}`;
  return `Light ${left}/${sheet.wounds}, Heavy ${heavy}/${heavyWoundsOf(sheet)}, Deadly ${deadly}/1`;
}

const never = (): boolean => false;

/** What the Persona loses, and what would be left of it. In one track a wound of any severity takes 1 (PE-R89). */
function taken(fight: Fight, persona: Persona, loss: Loss): Allotted & { readonly left: Wounds } {
  const { personaTrack, savageBase } = fight.rulings;
  if (personaTrack === 'single') {
    const room = (lost: Wounds): Wounds => {
      const left = persona.left - countOf(lost);
      return { light: left, heavy: left, deadly: left };
    };
    const { lost, over } = allot(loss, room, savageBase, never);
    return { lost, over, left: room(lost) };
  }
  const tracks = threeTracks(persona);
  const room = (lost: Wounds): Wounds => ({
    light: tracks.light - lost.light,
    heavy: tracks.heavy - lost.heavy,
    deadly: tracks.deadly - lost.deadly,
  });
  const { lost, over } = allot(loss, room, savageBase, never);
  return { lost, over, left: room(lost) };
}

/**
 * The Persona takes the wounds: the usual Stress, never an injury, nothing to be blocked by Fate (PE-PER-2); when it
 * breaks, 10 Stress more (PE-PER-3). `rest`: what reaches its owner in the same event (PE-R91).
 */
export function hurtPersona(
  table: Table,
  loss: Loss,
  persona: Persona,
): Lost & { readonly rest: Loss | null } {
  const { fight } = table;
  const { rulings } = fight;
  const who = loss.who;
  const { id } = persona.sheet;
  const { lost, over, left } = taken(fight, persona, loss);
  const wounds = countOf(lost);
  const three = rulings.personaTrack === 'threeTracks';
  table.tell({
    fact: 'persona-wounds',
    who,
    by: loss.by,
    persona: id,
    lost: wounds,
    left: left.light,
    ...(three ? { heavy: left.heavy, deadly: left.deadly } : {}),
  });
  const broken = livingPersona(one(table.fight, who))?.sheet.id !== id;
  if (broken) table.tell({ fact: 'persona-broken', who, persona: id });
  const stress = stressFor(lost) + (broken ? stressOfBreaking : 0);
  const why = broken ? 'broken Persona' : 'wounds of the Persona';
  const faints = addStress(table, who, stress, why, broken ? 'PE-PER-3' : 'PE-PER-2');
  const spills = broken && rulings.personaSpill && over.normal + over.savage > 0;
  return { wounds, faints, rest: spills ? { ...loss, ...over } : null };
}

const stressOfBreaking = 10;
