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

/** The Persona that takes wounds for its Evoker (PE-PER-1, PE-R90); `null` if the combatant takes them itself. */
export function shieldOf(fight: Fight, who: Combatant, attack: boolean): Persona | null {
  if (!attack && fight.rulings.personaAbsorbs === 'attacksOnly') return null;
  return livingPersona(who);
}

/** PE-R89, `threeTracks`: the wounds left of a Persona per track; full for one that was not wounded yet. */
export const threeTracks = ({ sheet, left, heavy, deadly }: Persona): Wounds => ({
  light: left,
  heavy: heavy ?? heavyWoundsOf(sheet),
  deadly: deadly ?? 1,
});

/** The wounds left of a Persona in short: `3/4`, or per track with PE-R89 `threeTracks`. */
export function personaStanding(persona: Persona): string {
  const { sheet, left, heavy, deadly } = persona;
  if (heavy === undefined || deadly === undefined) return `${left}/${sheet.wounds}`;
  return `Light ${left}/${sheet.wounds}, Heavy ${heavy}/${heavyWoundsOf(sheet)}, Deadly ${deadly}/1`;
}

const never = (): boolean => false;

/** What the Persona loses and what is left afterwards. On a single track a wound of any severity takes 1 (PE-R89). */
function taken(fight: Fight, persona: Persona, loss: Loss): Allotted & { readonly left: Wounds } {
  const { personaTrack, savageBase } = fight.rulings;
  if (personaTrack === 'single') {
    const room = (lost: Wounds): Wounds => {
      const left = persona.left - countOf(lost);
      return { light: left, heavy: left, deadly: left };
    };
    const allotted = allot(loss, room, savageBase, never);
    return { ...allotted, left: room(allotted.lost) };
  }
  const tracks = threeTracks(persona);
  const room = (lost: Wounds): Wounds => ({
    light: tracks.light - lost.light,
    heavy: tracks.heavy - lost.heavy,
    deadly: tracks.deadly - lost.deadly,
  });
  const allotted = allot(loss, room, savageBase, never);
  return { ...allotted, left: room(allotted.lost) };
}

/**
 * The Persona takes the wounds: with the usual Stress, without injuries or blocking by Fate (PE-PER-2), and with 10
 * more Stress when it breaks (PE-PER-3). `rest`: what then reaches the Evoker in the same event (PE-R91), `null` for
 * nothing.
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
