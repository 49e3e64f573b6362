import { wakeByDamage } from '../ailments/end.ts';
import type { Severity } from '../facts/harm.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import { addStress, stayAwake } from '../stress.ts';
import type { Table } from '../table.ts';
import { fateQuestion, maySpendFate, spendFate } from '../test/fate.ts';
import { allot } from './allot.ts';
import { diesOf, loseDeadly } from './deadly.ts';
import { injure } from './injuries.ts';
import { injuredTo } from './injury-effects.ts';
import type { Loss, Lost } from './loss.ts';
import { hurtPersona, shieldOf } from './persona.ts';
import type { Wounds } from './tracks.ts';
import { countOf, stressFor } from './tracks.ts';

/** Losing wounds: whose, which, and their consequences (sections WND, SAV, PER, FTG; PE-FATE-7). */

/** Applies a loss of wounds including the test to stay conscious. Returns the number of wounds lost. */
export function loseWounds(table: Table, loss: Loss): number {
  const { wounds, faints } = takeWounds(table, loss);
  if (faints) stayAwake(table, loss.who);
  return wounds;
}

const nothing: Lost = { wounds: 0, faints: false };

/**
 * Applies a loss of wounds, to the Persona first, with Stress, injuries and the ailments that damage ends. The test to
 * stay conscious is left to the caller: in an attack it comes after everything else (PE-TEST-7).
 */
export function takeWounds(table: Table, loss: Loss): Lost {
  const { fight } = table;
  const who = one(fight, loss.who);
  if (!present(who) || loss.normal + loss.savage <= 0) return nothing;
  const shield = shieldOf(fight, who, loss.attack);
  const { wounds, faints, rest } = shield
    ? hurtPersona(table, loss, shield)
    : { wounds: 0, faints: false, rest: loss };
  const own = rest ? hurtSelf(table, rest) : nothing;
  const all = wounds + own.wounds;
  if (all > 0) wakeByDamage(table, loss.who);
  return { wounds: all, faints: faints || own.faints };
}

/** PE-INJ-11, PE-R97: the wounds that a Bruised Rib adds when own tracks lose this many. */
export function ribWounds(fight: Fight, who: Combatant, wounds: number): number {
  if (wounds === 0 || !injuredTo(fight, who, 'body', 2)) return 0;
  return fight.rulings.bruisedRib === 'perEvent' ? 1 : wounds;
}

/** How many wounds a Bruised Rib adds to so many: none where a Persona takes them (PE-PER-1). */
export const ribOf =
  (fight: Fight, who: Combatant, attack: boolean) =>
  (wounds: number): number =>
    shieldOf(fight, who, attack) ? 0 : ribWounds(fight, who, wounds);

/** Applies the loss to the combatant's own tracks: PE-WND-2 to PE-WND-4. */
function hurtSelf(table: Table, loss: Loss): Lost {
  const { who: id, by, with: means, location } = loss;
  const before = one(table.fight, id);
  const ribs = ribWounds(table.fight, before, loss.normal + loss.savage);
  const due = ribs === 0 ? loss : { ...loss, normal: loss.normal + ribs };
  const heavyBefore = before.heavy;
  // What is left is read each time: the game master may change a track by hand while the owner is asked about Fate.
  const room = (lost: Wounds): Wounds => {
    const { light, heavy, deadly } = one(table.fight, id);
    return { light: light - lost.light, heavy: heavy - lost.heavy, deadly: deadly - lost.deadly };
  };
  const { lost, normal, over } = allot(due, room, table.fight.rulings.savageBase, (severity) =>
    blocks(table, due, severity),
  );
  const wounds = countOf(lost);
  if (wounds > 0) {
    const rib = Math.min(ribs, Math.max(0, normal - loss.normal));
    const left = room(lost);
    table.tell({
      fact: 'wounds',
      who: id,
      by,
      with: means,
      location,
      lost,
      ...(rib > 0 ? { rib } : {}),
      ...(loss.untold && wounds > normal ? { savage: wounds - normal } : {}),
      left,
    });
  }
  const faints = addStress(table, id, stressFor(lost), 'wounds', 'PE-WND-1');
  // PE-WND-4: what has become of whoever is down with nothing left is not asked round after round.
  const isOver = loss.recurs === true && before.out !== null && before.deadly === 0;
  const beyond = over.normal + over.savage > 0 && !isOver;
  if (lost.deadly > 0) loseDeadly(table, id, by, 'lost');
  else if (beyond && one(table.fight, id).deadly === 0) loseDeadly(table, id, by, 'struck again');
  if (lost.heavy > 0) injure(table, { who: id, by, location, before: heavyBefore, lost: lost.heavy });
  return { wounds, faints };
}

/** PE-FATE-7: asks whether a Fate Point blocks this Heavy Wound. */
function blocks(table: Table, due: Loss, severity: Severity): boolean {
  if (severity !== 'heavy') return false;
  const { fight } = table;
  const who = one(fight, due.who);
  if (!maySpendFate(fight, who) || isDoomed(fight, who, due)) return false;
  const asked = {
    id: 'fate-block',
    clause: 'PE-FATE-7',
    label: 'Spend a point: this Heavy Wound is not lost',
  };
  const about = { by: due.by, with: due.with, location: due.location };
  if (table.ask(fateQuestion(fight, due.who, asked, about)).option === 'decline') return false;
  spendFate(table, due.who, 'block', 'PE-FATE-7');
  return true;
}

/**
 * Whether the combatant dies of this event anyway, so that blocking a Heavy Wound would waste the point: the Savage
 * wound falls on Deadly.
 */
const isDoomed = (fight: Fight, who: Combatant, { savage }: Loss): boolean =>
  savage > 0 && who.light === 0 && who.deadly > 0 && diesOf(fight, who);
