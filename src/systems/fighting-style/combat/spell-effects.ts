import type { Cell, Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { settleHolds } from '../holds.ts';
import type { EffectSpell } from '../spells.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { heal } from './harm.ts';
import type { Magic } from './spells.ts';
import { judgeEffect, judgePlace } from './spells.ts';
import { makeTest } from './test.ts';

/** The effects of spells that are not attacks (FS-MAG-1). */

interface Aim {
  readonly target: Id;
  readonly cell: Cell | null;
}

/** Applies the spell's effect, unless the casting was stopped (`goesOn`) or its test failed (FS-R76). */
export function performSpell(
  table: Table,
  who: Id,
  magic: Magic,
  spell: EffectSpell,
  goesOn: boolean,
  aim: Aim,
): void {
  const told = { fact: 'spell', who, spell: magic.id, at: aim.target } as const;
  if (!goesOn) {
    const stopped = { because: castingStopped, clause: 'FS-OPP-6' };
    table.tell({ ...told, worked: false, stopped });
    return;
  }
  const well = table.upon([aim.target], () => castWell(table, who, magic));
  if (well === null) return;
  if (!well) {
    table.tell({ ...told, worked: false });
    return;
  }
  const refused = takeEffect(table, who, spell, aim);
  if (refused === null) table.tell({ ...told, worked: true });
  else {
    const stopped = { because: refused.because, clause: refused.clause };
    table.tell({ ...told, worked: false, stopped });
  }
}

/** Why a casting comes to nothing that opportunity attacks made impossible (FS-OPP-6). */
export const castingStopped = 'the casting was stopped';

/**
 * FS-R76: whether the casting succeeds: automatically, or with `sorcery` by a Sorcery test. Magic items need no test.
 */
function castWell(table: Table, who: Id, magic: Magic): boolean {
  if (magic.item !== null || table.fight.rulings.spellTest === 'automatic') return true;
  const spec = { who, skill: 'sorcery', clause: 'FS-MAG-1', purpose: 'casting', with: magic.id } as const;
  return makeTest(table, spec).passed;
}

/**
 * Applies the effect, or returns why the target cannot be reached: opportunity attacks may have pushed the caster out of
 * range (FS-OPP-6).
 */
function takeEffect(table: Table, who: Id, spell: EffectSpell, aim: Aim): Refusal | null {
  const { fight } = table;
  const refused = judgeEffect(fight, one(fight, who), spell, one(fight, aim.target));
  if (refused) return refused;
  const { does } = spell;
  switch (does.effect) {
    case 'heal':
      heal(table, aim.target, who, does.health);
      return null;
    case 'resistance':
      table.tell({
        fact: 'resistance',
        who: aim.target,
        resistance: { to: does.to, value: does.value, until: fight.round, source: spell.name },
      });
      return null;
    case 'teleport':
      return teleport(table, who, does.metres, aim.cell ?? one(fight, who).cell);
    case 'ruled':
      table.tell({ fact: 'note', text: `${spell.name}: ${does.text}`, clause: 'FS-MAG-1', who });
      return null;
  }
}

/**
 * FS-OPP-3: teleports without provoking. Ends a net, and holds that are too long; returns why the cell is not possible.
 */
function teleport(table: Table, id: Id, metres: number, to: Cell): Refusal | null {
  const who = one(table.fight, id);
  const refused = judgePlace(table.fight, who, metres, to);
  if (refused) return refused;
  table.tell({ fact: 'teleported', who: id, from: who.cell, to });
  if (who.netted !== null) table.tell({ fact: 'net-off', who: id });
  settleHolds(table, id);
  return null;
}
