import type { Id } from '../../../kernel/json.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { Attacked, RangedDeclared } from '../reactions/windows.ts';
import type { Checked, CheckSpec } from '../roll/check.ts';
import { makeCheck } from '../roll/check.ts';
import { combatKind } from '../roll/combat-check.ts';
import type { WildRoll } from '../roll/criticals.ts';
import { countsCriticals, swing } from '../roll/criticals.ts';
import type { Critical } from '../roll/dice.ts';
import { throwOf } from '../roll/dice.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { meansDamage } from './damage.ts';
import { stanceAgainst } from './defend.ts';
import type { Stance } from './defense.ts';
import { defenseOf, standsIn } from './defense.ts';
import { forms } from './forms.ts';
import { keepsHold, loseHold } from './hold.ts';
import { situationTerms } from './modifiers.ts';
import { loose } from './shot.ts';
import type { Attack } from './types.ts';

/** The attack roll, from the reactions before it to the comparison with Defense (SL-ATK-6, steps 4 to 8). */

/** What a roll came to. */
export interface Rolled {
  readonly attack: Attack;
  /** Whoever is attacked in the end (SL-GRP-8). */
  readonly target: Id;
  readonly hit: boolean;
  readonly total: number;
  readonly defense: Total;
  readonly critical: Critical;
  readonly lostHold: boolean;
}

/** SL-DIC-4, SL-ATK-7: a spell that only binds is a combat check, everything else an attack roll. */
const isCheck = ({ means }: Attack): boolean => means.spell?.does.deed === 'bind';

function wildRollOf(attack: Attack): WildRoll {
  if (isCheck(attack)) return 'check';
  return attack.form === 'grapple' || attack.form === 'opening' ? 'attack' : 'damaging';
}

/** SL-GRP-8: somebody as if in the space of another. */
export function inPlaceOf(fight: Fight, id: Id, place: Id): Combatant {
  const who = one(fight, id);
  if (id === place) return who;
  const { cell, squares } = one(fight, place);
  return { ...who, cell, squares };
}

/** Everything in an attack roll but the dice, as it would be now: for the roll, for odds and for notes. */
export function attackTerms(fight: Fight, attack: Attack, target: Combatant): readonly Term[] {
  const who = one(fight, attack.who);
  const { means, form, cover } = attack;
  return [
    ...means.terms,
    ...forms[form].terms,
    ...attack.terms,
    ...situationTerms(fight, { who, target, means, form, cover }),
    // SL-ATK-9.
    ...(means.penetrating ? meansDamage(fight, who, target, attack) : []),
  ];
}

function specOf(
  fight: Fight,
  attack: Attack,
  target: Combatant,
  tn: number | null,
  exact: boolean,
): CheckSpec {
  const check = isCheck(attack);
  return {
    who: attack.who,
    of: attack.means.check,
    kind: check ? combatKind(fight) : 'wild',
    clause: 'SL-ATK-1',
    purpose: 'attack',
    against: target.id,
    with: attack.means.id,
    terms: attackTerms(fight, attack, target),
    tn,
    ...(exact ? { exact: true } : {}),
    ...(countsCriticals(fight.rulings, wildRollOf(attack)) ? { criticals: true } : {}),
  };
}

/** The check of an attack as it stands, without its dice: what menus and previews show. */
export const attackSpec = (fight: Fight, attack: Attack): CheckSpec =>
  specOf(fight, attack, one(fight, attack.target), null, true);

/** SL-POS-2: an opening stands in for Defense against a Rebuff, where it is higher. */
function withOpening(who: Combatant, attack: Attack, defense: Total): Total {
  if (attack.form !== 'rebuff') return defense;
  const opening = who.openings.find(({ against }) => against === attack.who);
  if (!opening || opening.value <= defense.value) return defense;
  return fold([{ value: opening.value, op: 'set', label: 'opening', clause: 'SL-POS-2' }]);
}

/** SL-DEF-1, SL-DEF-2: what this attack must reach. */
function defenseAgainst(
  table: Table,
  attack: Attack,
  target: Id,
  stance: Stance | null,
  rolled?: number,
): Total {
  const { fight } = table;
  const who = one(fight, target);
  const from = one(fight, attack.who);
  return withOpening(who, attack, defenseOf(fight, who, attack.means.against, { from, stance, rolled }));
}

/** SL-R5 `always`: the wild roll that stands in for the 10; nobody rolls an immobile Defense. */
function rollDefense(table: Table, attack: Attack, target: Id): number | undefined {
  const { fight } = table;
  const { against } = attack.means;
  if (fight.rulings.defenseRolls !== 'always') return undefined;
  if (standsIn(fight, one(fight, target), against) === 'immobile') return undefined;
  const { pool, reading } = throwOf(fight.rulings, 'wild', { kind: 'total', critical: false });
  const why = { clause: 'SL-DIC-4', for: target, purpose: 'defense', against: attack.who, with: against };
  return table.draw(pool, reading, why).natural;
}

/** SL-ATK-6: whether the total matters beyond reaching the Defense. */
const needsTotal = (fight: Fight, attack: Attack): boolean =>
  wildRollOf(attack) === 'damaging' || fight.rulings.interposeTiming === 'afterRoll';

/** SL-ATK-6, step 4: who stands in between (SL-GRP-7). */
function offerInterpose(table: Table, attack: Attack, target: Id, rolled: boolean): Id {
  const attacked: Attacked = { attack, rolled, instead: null };
  table.offer('attacked', attacked);
  return attacked.instead ?? target;
}

/** Rolls it. `null`: the attacker can no longer attack. Costs are paid, legality is settled. */
export function rollAttack(table: Table, attack: Attack): Rolled | null {
  const { who: id, means, form } = attack;
  const tell = { who: id, target: attack.target, with: means.id, manner: means.manner, purpose: form };
  table.tell({ fact: 'attack', ...tell });
  if (means.manner === 'ranged') {
    table.offer('ranged-declared', { who: id, target: attack.target } satisfies RangedDeclared);
  }
  let target = offerInterpose(table, attack, attack.target, false);
  let stance = stanceAgainst(table, target, id, means.against);
  if (!conscious(one(table.fight, id))) return null;
  loose(table, attack, target);
  if (!keepsHold(table, id, 'SL-CLB-1')) {
    const defense = defenseAgainst(table, attack, target, stance);
    loseHold(table, id, 'SL-CLB-1');
    return { attack, target, hit: false, total: 0, defense, critical: null, lostHold: true };
  }
  const always = table.fight.rulings.defenseRolls === 'always';
  const fixed = always ? null : defenseAgainst(table, attack, target, stance);
  const exact = needsTotal(table.fight, attack);
  const place = inPlaceOf(table.fight, target, attack.target);
  const checked = makeCheck(table, specOf(table.fight, attack, place, fixed?.value ?? null, exact));
  const instead = offerInterpose(table, attack, target, true);
  if (instead !== target) {
    target = instead;
    stance = stanceAgainst(table, target, id, means.against);
  }
  swing(table, id, target, swingOf(table.fight, attack, checked));
  const defense =
    fixed !== null && instead === place.id
      ? fixed
      : defenseAgainst(table, attack, target, stance, rollDefense(table, attack, target));
  const hit = fixed !== null && instead === place.id ? checked.passed : checked.result >= defense.value;
  return { attack, target, hit, total: checked.result, defense, critical: checked.critical, lostHold: false };
}

const swingOf = ({ rulings }: Fight, attack: Attack, { critical }: Checked): Critical =>
  countsCriticals(rulings, wildRollOf(attack)) ? critical : null;

export type Outcome = 'hit' | 'no-wound' | 'missed' | 'lost-hold';

/** SL-ATK-2: how it came out. */
export function tellResult(table: Table, rolled: Rolled, outcome: Outcome): void {
  const { attack, target, total, defense, critical } = rolled;
  const { id, against } = attack.means;
  table.tell({
    fact: 'attack-result',
    who: attack.who,
    target,
    with: id,
    outcome,
    total,
    defense,
    against,
    critical,
  });
}

/**
 * SL-GRP-5, SL-COM-1: an attack roll that does no damage: Grapple, a spell that binds. Whom it hit, `null` for nobody.
 */
export function attackRoll(table: Table, attack: Attack): Id | null {
  const rolled = rollAttack(table, attack);
  if (rolled === null) return null;
  tellResult(table, rolled, rolled.lostHold ? 'lost-hold' : rolled.hit ? 'hit' : 'missed');
  return rolled.hit ? rolled.target : null;
}

/** SL-POS-2: an attack roll against nobody's Defense: its total; `null` when the hold was lost. Nobody reacts. */
export function openingRoll(table: Table, attack: Attack): number | null {
  const { who: id } = attack;
  if (!keepsHold(table, id, 'SL-CLB-1')) {
    loseHold(table, id, 'SL-CLB-1');
    return null;
  }
  const checked = makeCheck(table, specOf(table.fight, attack, one(table.fight, attack.target), null, true));
  swing(table, id, attack.target, swingOf(table.fight, attack, checked));
  return checked.result;
}
