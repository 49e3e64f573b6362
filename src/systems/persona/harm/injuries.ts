import type { Id } from '../../../kernel/json.ts';
import { inflict } from '../ailments/inflict.ts';
import type { Location, Part } from '../body.ts';
import { locations, partOf } from '../body.ts';
import type { Combatant, Fight, InjuryRow } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { dropHeld } from './drop.ts';

/** Gaining and ending injuries (PE-INJ-1 to PE-INJ-5). */

/** Heavy Wounds lost in one event. `before`: how many there were before. */
interface HeavyLoss {
  readonly who: Id;
  readonly by: Id;
  readonly location: Location;
  readonly before: number;
  readonly lost: number;
}

const rowOf = (left: number): InjuryRow => (left >= 3 ? 3 : left === 2 ? 2 : left === 1 ? 1 : 0);

/** PE-INJ-1, PE-INJ-2: injures the struck location, once or once per Heavy Wound (PE-R92). */
export function injure(table: Table, { who, by, location, before, lost }: HeavyLoss): void {
  const { injuryPerAttack } = table.fight.rulings;
  for (let nth = injuryPerAttack === 'finalRow' ? lost : 1; nth <= lost; nth++) {
    if (!present(one(table.fight, who))) return;
    gain(table, who, by, location, rowOf(before - nth));
  }
}

/** PE-INJ-3: the new injury replaces one at the same location; with PE-R93 `four` also one of the other arm or leg. */
function gain(table: Table, id: Id, by: Id, location: Location, row: InjuryRow): void {
  const { rulings } = table.fight;
  if (rulings.injuryLocations === 'four') {
    const { injuries } = one(table.fight, id);
    for (const other of locations) {
      if (other === location || partOf[other] !== partOf[location] || !injuries[other]) continue;
      table.tell({ fact: 'injury-ended', who: id, location: other });
    }
  }
  table.tell({ fact: 'injury', who: id, location, row });
  const rows = ([3, 2, 1, 0] as const).filter((each) =>
    rulings.injuryOnceEffects === 'allRows' ? each >= row : each === row,
  );
  for (const each of rows) atOnce[partOf[location]][each]?.(table, id, by, location);
}

type AtOnce = (table: Table, id: Id, by: Id, location: Location) => void;

const ailing =
  (ailment: 'stunned' | 'confused', clause: string): AtOnce =>
  (table, who, by) => {
    inflict(table, { who, by, ailment, resisted: null, clause });
  };

const bleeds =
  (clause: string): AtOnce =>
  (table, who) => {
    if (!one(table.fight, who).bleeding) table.tell({ fact: 'bleeding', who, on: true, clause });
  };

const falls =
  (clause: string): AtOnce =>
  (table, who) => {
    if (one(table.fight, who).prone) return;
    table.tell({ fact: 'condition', who, condition: 'prone', on: true, clause });
  };

const lets: AtOnce = (table, who, _, location) => {
  dropHeld(table, who, location === 'rightArm' ? 'right' : 'left');
};

/** The immediate effects of a new injury by part and row (PE-INJ-4, PE-R95). */
const atOnce: { readonly [part in Part]: { readonly [row in InjuryRow]?: AtOnce } } = {
  head: {
    2: ailing('stunned', 'PE-INJ-7'),
    1: (table, id, by, location) => {
      ailing('confused', 'PE-INJ-8')(table, id, by, location);
      bleeds('PE-INJ-8')(table, id, by, location);
    },
  },
  body: { 1: bleeds('PE-INJ-12'), 0: bleeds('PE-INJ-13') },
  arms: { 1: lets, 0: lets },
  legs: { 2: falls('PE-INJ-19'), 0: falls('PE-INJ-21') },
};

/**
 * PE-INJ-5, PE-R96: the injuries that are over with this many Heavy Wounds left. With `perWound` an injury ends when
 * more are left than its row says; row 3, which stands for 3 or more, ends when all are restored.
 */
export function injuriesOver(
  { rulings }: Pick<Fight, 'rulings'>,
  injuries: Combatant['injuries'],
  heavy: number,
  heavyMax: number,
): readonly Location[] {
  return locations.filter((location) => {
    const injury = injuries[location];
    if (!injury) return false;
    if (heavy >= heavyMax) return true;
    return rulings.injuryEnds === 'perWound' && injury.row < 3 && heavy > injury.row;
  });
}
