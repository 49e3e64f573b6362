import { memoizedByObject } from '../../../engine/memoize.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { armorSources } from '../derived.ts';
import type { Facts } from '../facts.ts';
import { refuse } from '../refusal.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present, unconscious } from '../state.ts';
import type { Table } from '../table.ts';
import { armorAgainst } from './armor-choice.ts';
import type { ArSource, Hardiness } from './damage.ts';
import { cut } from './damage.ts';
import type { RolledPart } from './damage-roll.ts';

/** Damage to Health, knocking out and healing (section 20). */

/** All sources of AR of a sheet (FS-ARM-4). */
const arSources = memoizedByObject((sheet: Sheet): readonly ArSource[] =>
  armorSources(sheet).map(({ id, label, ar, magicAr }) => ({
    id,
    label,
    ar: ar.value,
    magicAr: magicAr.value,
  })),
);

/** The resistances of the sheet and those that spells gave (FS-RV-1). */
function resistancesOf(who: Combatant): readonly Hardiness[] {
  if (who.resistances.length === 0) return who.sheet.resistances;
  return [
    ...who.sheet.resistances,
    ...who.resistances.map(({ to, value, source }) => ({ to, value, label: source })),
  ];
}

/** Damage about to be dealt. `br`: the BR of the shield that blocked it; `null` when it was not blocked (FS-SHD-1). */
interface Harm {
  readonly who: Id;
  /** The attacker, or `gm` for falls and the like. */
  readonly by: Id;
  readonly with: string;
  readonly rolled: readonly RolledPart[];
  readonly br: number | null;
}

/** Reduces damage and takes the rest off Health; knocks the combatant out when it drops (FS-DMG-4, FS-HP-1). */
export function harm(table: Table, { who: id, by, with: means, rolled, br }: Harm): void {
  const { fight } = table;
  const who = fight.combatants[id];
  if (!who || !present(who)) return;
  const { rulings } = fight;
  const protection = { br, resistances: resistancesOf(who), vulnerabilities: who.sheet.vulnerabilities };
  const armor = armorAgainst(table, who, rolled, arSources(who.sheet), protection);
  const { parts, total } = cut(rolled, { ...protection, armor }, rulings);
  const below = rulings.knockoutAt === 'belowZero';
  const left = below ? who.health - total : Math.max(0, who.health - total);
  const wasOut = unconscious(who);
  // A combatant that is unconscious with Health left is not dying (FS-HP-2).
  const fallen = wasOut && who.health <= 0;
  table.tell({ fact: 'damage', who: id, by, with: means, parts, amount: total, left });
  if (total === 0) return;
  if (fallen) strikeTheFallen(table, id, by);
  else if (!wasOut && (below ? left < 0 : left === 0)) knockOut(table, id, by);
}

/** FS-HP-1, FS-COND-3: knocks the combatant out. */
function knockOut(table: Table, id: Id, by: Id): void {
  for (const fact of knockedOut(table.fight, one(table.fight, id), by)) table.tell(fact);
}

/** The facts of being knocked out, with the items that fall to the floor (FS-R73 `alsoDrops`). */
export function knockedOut(
  { rulings }: Fight,
  { id, cell, hands, holds }: Combatant,
  by: Id,
): readonly Facts[] {
  const frees = holds.length > 0 ? { frees: holds } : {};
  const falls: Facts = { fact: 'knocked-out', who: id, by, ...frees };
  if (rulings.unconscious !== 'alsoDrops') return [falls];
  const drops = hands.map(
    ({ item, hands: count }): Facts => ({
      fact: 'item-moved',
      item,
      from: { in: 'hand', who: id, hands: count },
      to: { in: 'floor', cell },
      who: id,
      why: 'dropped',
    }),
  );
  return [falls, ...drops];
}

interface DyingChoice extends Choice {
  readonly option: 'nothing' | 'dies' | 'ruled';
  readonly text?: string;
}

/**
 * FS-HP-2, FS-R70 `gm`: asks the game master what happens to an unconscious combatant at 0 Health that takes damage.
 */
function strikeTheFallen(table: Table, id: Id, by: Id): void {
  if (table.fight.rulings.dying !== 'gm') return;
  const choice = table.ask(dyingQuestion(table.fight, id, by));
  switch (choice.option) {
    case 'nothing':
      return;
    case 'dies':
      table.tell({ fact: 'died', who: id, by });
      return;
    case 'ruled':
      table.tell({ fact: 'note', text: choice.text || ruledOtherwise, clause: 'FS-HP-2', who: id });
      return;
  }
}

const ruledOtherwise = 'A rule of this table says what happens.';

function dyingQuestion(fight: Fight, id: Id, by: Id): Question<DyingChoice> {
  const { name } = one(fight, id).sheet;
  return {
    id: 'dying',
    clause: 'FS-HP-2',
    for: 'gm',
    about: { who: id, by },
    options: () => [
      {
        id: 'nothing',
        label: 'Nothing: unconscious and stable',
        clause: 'FS-HP-2',
        group: 'gm',
      },
      { id: 'dies', label: `${name} dies`, clause: 'FS-HP-2', group: 'gm' },
      {
        id: 'ruled',
        label: 'A rule of this table',
        clause: 'FS-HP-2',
        group: 'gm',
        needs: { text: { kind: 'text', label: 'What happens', longest: 200, optional: true } },
      },
    ],
    read(choice): DyingChoice | Refusal {
      switch (choice.option) {
        case 'nothing':
          return { option: 'nothing' };
        case 'dies':
          return { option: 'dies' };
        case 'ruled':
          return typeof choice.text === 'string'
            ? { option: 'ruled', text: choice.text.slice(0, 200) }
            : { option: 'ruled' };
        default:
          return refuse('noSuchThing', 'the answers are nothing, dies and ruled', 'FS-HP-2', 'option');
      }
    },
  };
}

/** FS-HP-2: restores Health, never above the pool. Above 0 an unconscious combatant wakes, still prone. */
export function heal(table: Table, id: Id, by: Id, health: number): void {
  const who = table.fight.combatants[id];
  if (!who || !present(who)) return;
  const left = Math.min(who.pool, who.health + health);
  const wasOut = unconscious(who);
  table.tell({ fact: 'healed', who: id, by, amount: Math.max(0, left - who.health), left });
  if (wasOut && left > 0) table.tell({ fact: 'woke', who: id });
}
