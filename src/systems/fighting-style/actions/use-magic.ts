import { isCombatant, readCell, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { resolveAttack } from '../combat/combat-roll.ts';
import { cannotAct } from '../combat/conditions.ts';
import { spellMeans } from '../combat/means.ts';
import { castingStopped, performSpell } from '../combat/spell-effects.ts';
import type { Magic } from '../combat/spells.ts';
import {
  apOf,
  castOpenly,
  findMagic,
  isFree,
  judgeEffect,
  judgeMagic,
  judgePlace,
  judgeSpellTarget,
  judgeTogether,
  manaOf,
} from '../combat/spells.ts';
import { readSurroundings, saidOf } from '../combat/surroundings.ts';
import { refuse } from '../refusal.ts';
import type { AttackSpell, EffectSpell } from '../spells.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { always, declare } from './action.ts';
import {
  magicNeeds,
  offerMagic,
  offerPlaces,
  offerSeveral,
  placeNeeds,
  severalNeeds,
} from './magic-options.ts';

/**
 * Use Magic, on the caster's own turn (FS-ACT-9) and as a reaction (FS-REACT-5). Three options share `read` and
 * `perform`: at one target, at several (FS-ATK-8), and to a place.
 */

interface MagicChoice extends Choice {
  readonly option: 'use-magic' | 'use-magic-on-several' | 'use-magic-to';
  /** The id of the spell or of the magic item. */
  readonly spell: string;
  readonly target?: Id;
  readonly targets?: readonly Id[];
  readonly cell?: { readonly x: number; readonly y: number };
}

function read(fight: Fight, who: Combatant, choice: Choice): MagicChoice | Refusal {
  const stopped = cannotAct(fight, who);
  if (stopped) return stopped;
  const magic = findMagic(who, choice.spell);
  if (!magic) {
    const because = `${who.sheet.name} has no such spell or item`;
    return refuse('noSuchThing', because, 'FS-ACT-9', 'spell');
  }
  const refused = judgeMagic(fight, who, magic);
  if (refused) return refused;
  return magic.spell.kind === 'attack'
    ? readAttack(fight, who, magic, magic.spell, choice)
    : readEffect(fight, who, magic, magic.spell, choice);
}

function readAttack(
  fight: Fight,
  who: Combatant,
  magic: Magic,
  spell: AttackSpell,
  choice: Choice,
): MagicChoice | Refusal {
  const given = Array.isArray(choice.targets) ? choice.targets : [choice.target];
  const targets: Combatant[] = [];
  for (const each of given) {
    const target = readWho(fight, each, Array.isArray(choice.targets) ? 'targets' : 'target', 'FS-ATK-5');
    if (!isCombatant(target)) return target;
    const refused = judgeSpellTarget(fight, who, spell, target);
    if (refused) return refused;
    if (!targets.includes(target)) targets.push(target);
  }
  const together = judgeTogether(fight, spell, targets);
  if (together) return together;
  const surroundings = readSurroundings(choice);
  if (isRefusal(surroundings)) return surroundings;
  const [first] = targets;
  if (!first) return refuse('noSuchThing', 'it must be said who is meant', 'FS-ATK-5', 'targets');
  const said = saidOf(surroundings);
  return targets.length === 1
    ? { option: 'use-magic', spell: magic.id, target: first.id, ...said }
    : { option: 'use-magic-on-several', spell: magic.id, targets: targets.map(({ id }) => id), ...said };
}

function readEffect(
  fight: Fight,
  who: Combatant,
  magic: Magic,
  spell: EffectSpell,
  choice: Choice,
): MagicChoice | Refusal {
  if (spell.does.effect === 'teleport') return readPlace(fight, who, magic, spell.does.metres, choice);
  const target = choice.target === undefined ? who : readWho(fight, choice.target, 'target', 'FS-MAG-1');
  if (!isCombatant(target)) return target;
  const refused = judgeEffect(fight, who, spell, target);
  return refused ?? { option: 'use-magic', spell: magic.id, target: target.id };
}

function readPlace(
  fight: Fight,
  who: Combatant,
  magic: Magic,
  metres: number,
  choice: Choice,
): MagicChoice | Refusal {
  const cell = readCell(choice.cell);
  if (!cell) return refuse('noSuchThing', 'it must be said to which square', 'FS-MAG-1', 'cell');
  return (
    judgePlace(fight, who, metres, cell) ?? {
      option: 'use-magic-to',
      spell: magic.id,
      cell: { x: cell.x, y: cell.y },
    }
  );
}

function perform(table: Table, id: Id, choice: Choice): void {
  const { fight } = table;
  const { spell: name, target, targets: several } = choice as MagicChoice;
  const magic = findMagic(one(fight, id), name);
  if (!magic) return;
  pay(table, id, magic, target ?? several?.[0]);
  const { spell } = magic;
  if (spell.kind === 'effect') {
    const goesOn = castOpenly(table, id, magic);
    performSpell(table, id, magic, spell, goesOn, {
      target: target ?? id,
      cell: readCell(choice.cell),
    });
    return;
  }
  const surroundings = readSurroundings(choice);
  if (isRefusal(surroundings)) return;
  const means = spellMeans(spell, magic.item?.magic ?? null);
  const aimed = several ?? (target === undefined ? [] : [target]);
  table.tell({ fact: 'attack-used', who: id });
  table.tell({
    fact: 'attack',
    who: id,
    targets: aimed,
    with: magic.id,
    manner: means.manner,
    opportunity: false,
  });
  if (!castOpenly(table, id, magic)) {
    table.tell({ fact: 'attack-off', who: id, why: castingStopped, clause: 'FS-OPP-6' });
    return;
  }
  // Opportunity attacks may have pushed the caster out of range, or targets too far apart (FS-OPP-6).
  const still: Combatant[] = [];
  let because: Refusal | null = null;
  for (const each of aimed) {
    const foe = one(fight, each);
    const refused =
      judgeSpellTarget(fight, one(fight, id), spell, foe) ?? judgeTogether(fight, spell, [...still, foe]);
    if (refused === null) still.push(foe);
    because ??= refused;
  }
  if (still.length === 0 && because) {
    table.tell({ fact: 'attack-off', who: id, why: because.because, clause: because.clause });
    return;
  }
  const targets = still.map((foe) => foe.id);
  resolveAttack(table, { who: id, means, targets, opportunity: false, feinted: false, surroundings });
}

/** FS-TURN-3, FS-MAG-1: declares it and pays AP or the free action, mana, and a use of the item. */
function pay(table: Table, id: Id, magic: Magic, target: Id | undefined): void {
  const { fight } = table;
  declare(table, id, {
    action: 'use-magic',
    group: isFree(magic) ? 'free' : fight.active === id ? 'primary' : 'reaction',
    ap: apOf(magic),
    with: magic.id,
    ...(target === undefined ? {} : { target }),
  });
  const mana = manaOf(fight, magic);
  if (mana > 0) table.tell({ fact: 'mana-spent', who: id, mana });
  if (magic.item?.magic.uses !== undefined) {
    table.tell({ fact: 'item-used', who: id, item: magic.item.thing.id });
  }
}

/** At one target: an attack spell, or a spell for the caster or a friend. */
export const useMagic: Action = {
  id: 'use-magic',
  anytime: always,
  free: true,
  goesOn: true,
  offer: offerMagic,
  needs: magicNeeds,
  read,
  perform,
};
/** At several targets (FS-ATK-8). */
export const useMagicOnSeveral: Action = {
  id: 'use-magic-on-several',
  anytime: () => false,
  offer: offerSeveral,
  needs: severalNeeds,
  read,
  perform,
};
/** To a place. */
export const useMagicTo: Action = {
  id: 'use-magic-to',
  anytime: always,
  free: true,
  offer: offerPlaces,
  needs: placeNeeds,
  read,
  perform,
};
