import type { Id } from '../../../kernel/json.ts';
import { fold } from '../../../kernel/terms.ts';
import { endAilment } from '../ailments/end.ts';
import { suffer } from '../harm/environment.ts';
import { dropFromBroken } from '../harm/injury-effects.ts';
import { dropBand, isFalling } from '../movement/fall.ts';
import type { EndOfRoundKind } from '../rulings/end-of-round.ts';
import { kindsIn } from '../rulings/end-of-round.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { ailmentOf, livingPersona, one, present, suffers } from '../state.ts';
import { gainStress } from '../stress.ts';
import type { Table } from '../table.ts';
import { term } from '../test/roll.ts';
import { makeTest } from '../test/test.ts';
import { countDown } from './end.ts';
import { suffocate } from './suffocation.ts';

/**
 * One step of the end of a round (PE-TIME-11): one effect on one combatant, kind by kind in the order of PE-R6, within
 * a kind by initiative. Then ailments that are counted by rounds (PE-R103) run out, injuries that were ignored in it
 * count again (PE-R101), and the round ends.
 */
export function endRound(table: Table): void {
  const { fight } = table;
  for (const kind of kindsIn(fight.rulings.endOfRoundOrder)) {
    for (const id of fight.order) {
      const effect = `${kind}/${id}`;
      if (fight.settled.includes(effect) || !applies[kind](fight, one(fight, id))) continue;
      table.tell({ fact: 'settled', effect });
      table.upon([id], () => happens[kind](table, id));
      return;
    }
  }
  if (fight.rulings.durationCount === 'rounds')
    for (const id of fight.order) if (present(one(fight, id))) countDown(table, id);
  for (const id of fight.order) dropFromBroken(table, id, ({ ignored }) => ignored === fight.round);
  table.tell({ fact: 'round-ended', round: fight.round });
}

const applies: { readonly [kind in EndOfRoundKind]: (fight: Fight, who: Combatant) => boolean } = {
  burning: (_, who) => present(who) && suffers(who, 'burning'),
  suffocation: ({ rulings }, who) =>
    rulings.suffocationTiming === 'endOfRound' && present(who) && who.suffocation !== null,
  miasma: breathesMiasma,
  falling: (_, who) => isFalling(who),
};

const happens: { readonly [kind in EndOfRoundKind]: (table: Table, id: Id) => void } = {
  burning: burn,
  suffocation: suffocate,
  miasma: standMiasma,
  falling: dropBand,
};

/**
 * PE-AIL-8: an attack of Damage 4, then 5, 6 and so on, that ignores AP and by default deals exactly one wound
 * (PE-R107).
 */
function burn(table: Table, id: Id): void {
  const { fight } = table;
  const burning = ailmentOf(one(fight, id), 'burning');
  if (!burning) return;
  const clause = 'PE-AIL-8';
  const rises = burning.struck > 0 ? [term(burning.struck, 'rounds on fire', clause)] : [];
  suffer(table, {
    who: id,
    by: burning.by ?? 'gm',
    with: 'burning',
    damage: fold([term(4, 'Burning', clause, rulingIds.burningWound), ...rises]),
    ignoresArmor: true,
    location: 'body',
    exactlyOne: fight.rulings.burningWound === 'exactlyOne',
    attack: true,
    recurs: true,
    clause,
  });
  const still = ailmentOf(one(table.fight, id), 'burning');
  if (!still) return;
  if (one(table.fight, id).out === 'dead') endAilment(table, id, 'burning', 'over');
  else {
    const ailment = { ...still, struck: still.struck + 1 };
    table.tell({ fact: 'ailment-changed', who: id, ailment });
  }
}

/**
 * PE-MIA-1: whether the combatant is exposed to Miasma: in the Sea of Chaos without a living Persona. Shadows are not
 * affected.
 */
export function breathesMiasma(fight: Fight, who: Combatant): boolean {
  if (!fight.seaOfChaos || fight.rulings.miasmaRate <= 0) return false;
  return present(who) && who.kind !== 'shadow' && who.tracksStress && livingPersona(who) === null;
}

/** PE-MIA-3: a Willpower test, or Stress equal to the growth rate (PE-R126). */
function standMiasma(table: Table, id: Id): void {
  const clause = 'PE-MIA-3';
  const { passed } = makeTest(table, {
    who: id,
    tested: { score: 'willpower' },
    kind: 'other',
    clause,
    purpose: 'miasma',
  });
  if (!passed) gainStress(table, id, table.fight.rulings.miasmaRate, 'Miasma', clause);
}
