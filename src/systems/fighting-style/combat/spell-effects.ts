import type { Cell, Id } from '../../../kernel/json.ts';
import { settleHolds } from '../holds.ts';
import type { EffectSpell } from '../spells.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { heal } from './harm.ts';
import type { Magic } from './spells.ts';
import { judgeFriend, judgePlace } from './spells.ts';
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
  const worked = goesOn && castWell(table, who, magic) && takesEffect(table, who, spell, aim);
  table.tell({ fact: 'spell', who, spell: magic.id, at: aim.target, worked });
}

/**
 * FS-R76: whether the casting succeeds: automatically, or with `sorcery` by a Sorcery test. Magic items need no test.
 */
function castWell(table: Table, who: Id, magic: Magic): boolean {
  if (magic.item !== null || table.fight.rulings.spellTest === 'automatic') return true;
  const spec = { who, skill: 'sorcery', clause: 'FS-MAG-1', purpose: 'casting', with: magic.id } as const;
  return makeTest(table, spec).passed;
}

/**
 * Applies the effect; `false` when the target cannot be reached: opportunity attacks may have pushed the caster out of
 * range (FS-OPP-6).
 */
function takesEffect(table: Table, who: Id, spell: EffectSpell, aim: Aim): boolean {
  const { fight } = table;
  const target = fight.combatants[aim.target];
  if (!target || judgeFriend(fight, one(fight, who), spell, target) !== null) return false;
  const { does } = spell;
  switch (does.effect) {
    case 'heal':
      heal(table, aim.target, who, does.health);
      return true;
    case 'resistance':
      table.tell({
        fact: 'resistance',
        who: aim.target,
        resistance: { to: does.to, value: does.value, until: fight.round, source: spell.name },
      });
      return true;
    case 'teleport':
      return teleport(table, who, does.metres, aim.cell);
    case 'ruled':
      table.tell({ fact: 'note', text: `${spell.name}: ${does.text}`, clause: 'FS-MAG-1', who });
      return true;
  }
}

/**
 * FS-OPP-3: teleports without provoking. Ends a net, and holds that are too long; `false` where the cell is not
 * possible.
 */
function teleport(table: Table, id: Id, metres: number, to: Cell | null): boolean {
  const who = one(table.fight, id);
  if (to === null || judgePlace(table.fight, who, metres, to) !== null) return false;
  table.tell({ fact: 'teleported', who: id, from: who.cell, to });
  if (who.netted !== null) table.tell({ fact: 'net-off', who: id });
  settleHolds(table, id);
  return true;
}
