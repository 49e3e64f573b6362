import { counted } from '../../../kernel/phrases.ts';
import type { Location, Part } from '../body.ts';
import { partOf } from '../body.ts';
import type { Rulings } from '../rulings.ts';
import type { InjuryRow } from '../state.ts';

/** An injury in words: its name and all its effects. */

interface InjuryWords {
  readonly name: string;
  readonly clause: string;
  readonly text: string;
}

/** The words of one row, without those above it. */
interface Row {
  readonly name: string;
  readonly clause: string;
  /** The tests that it makes harder. */
  readonly harder?: string;
  /** Its lasting effect. */
  readonly text?: string;
  /** Its immediate effect. */
  readonly once?: string;
}

const table: { readonly [part in Part]: { readonly [row in InjuryRow]: Row } } = {
  head: {
    3: {
      name: 'Disorientation',
      clause: 'PE-INJ-6',
      harder: 'Intelligence, Perception and Fellowship',
    },
    2: { name: 'Concussion', clause: 'PE-INJ-7', once: 'Stunned when it came' },
    1: { name: 'Fracture', clause: 'PE-INJ-8', once: 'Confused and bleeding when it came' },
    0: {
      name: 'Blinded',
      clause: 'PE-INJ-9',
      text: 'whatever needs sight fails; enemies count as in Darkness',
    },
  },
  body: {
    3: { name: 'Winded', clause: 'PE-INJ-10', harder: 'Strength and Toughness' },
    2: { name: 'Bruised Rib', clause: 'PE-INJ-11', text: 'one wound more whenever wounds are lost' },
    1: {
      name: 'Cracked',
      clause: 'PE-INJ-12',
      text: 'failed tests cost Stress',
      once: 'bleeding when it came',
    },
    0: { name: 'Puncture', clause: 'PE-INJ-13', text: 'every Stress brings the bleeding back' },
  },
  arms: {
    3: {
      name: 'Hand Agony',
      clause: 'PE-INJ-14',
      harder: 'attacks and parries with this hand',
    },
    2: { name: 'Broken Fingers', clause: 'PE-INJ-15', text: 'each use of the hand costs 5 Stress' },
    1: {
      name: 'Broken Wrist',
      clause: 'PE-INJ-16',
      text: 'a failed attack or parry drops what the hand holds',
    },
    0: { name: 'Broken Arm', clause: 'PE-INJ-17', text: 'this hand can neither carry nor attack' },
  },
  legs: {
    3: { name: 'Foot Pain', clause: 'PE-INJ-18', harder: 'Agility' },
    2: { name: 'Broken Toes', clause: 'PE-INJ-19', text: 'moving costs 1 Stress' },
    1: { name: 'Broken Foot', clause: 'PE-INJ-20', text: 'all movement is Hindered' },
    0: { name: 'Broken Leg', clause: 'PE-INJ-21', text: 'cannot walk; crawls' },
  },
};

export const injuryNames = (location: Location, row: InjuryRow): string => table[partOf[location]][row].name;

/** The name and effects of an injury: its own row and all rows above it (PE-INJ-4), under these rulings. */
export function injuryWords(rulings: Rulings, location: Location, row: InjuryRow): InjuryWords {
  const rows = table[partOf[location]];
  // PE-R94: one Disadvantage in all, or one per row.
  const edge = counted(rulings.injuryStacking === 'perRow' ? 4 - row : 1, 'Disadvantage');
  const all = ([3, 2, 1, 0] as const).filter((each) => each >= row);
  const words = all.flatMap((each) => {
    const { harder, text, once } = rows[each];
    // PE-R95: whether the immediate effects of this row apply.
    const struck = each === row || rulings.injuryOnceEffects === 'allRows';
    // PE-R98: Stress per metre instead of per Move.
    const steps = each === 2 && location.endsWith('Leg') && rulings.brokenToes === 'perMetre';
    return [
      ...(harder === undefined ? [] : [`${edge} on ${harder}`]),
      ...(text === undefined ? [] : [steps ? 'each metre costs 1 Stress' : text]),
      ...(once === undefined || !struck ? [] : [once]),
    ];
  });
  const { name, clause } = rows[row];
  return { name, clause, text: words.join('; ') };
}
