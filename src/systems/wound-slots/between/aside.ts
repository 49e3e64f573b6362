import { unreadable } from '../../../documents/between.ts';
import { apart } from '../../../engine/deeds.ts';
import type { BetweenRefusal, Problem } from '../../../engine/system.ts';
import type { Face, Faces, Pool } from '../../../kernel/dice.ts';
import { faceProblem } from '../../../kernel/dice.ts';
import type { Id, Json } from '../../../kernel/json.ts';
import { numeral, signed } from '../../../kernel/phrases.ts';
import type { Refusal, Why } from '../../../kernel/port.ts';
import { apply } from '../apply/index.ts';
import { squaresOf } from '../derived.ts';
import type { EncounterCombatant } from '../encounter.ts';
import { readCombatant } from '../encounter.ts';
import { encounterVersion } from '../encounter-schema.ts';
import type { Facts } from '../facts/index.ts';
import { systemId } from '../preface.ts';
import { rollTitle } from '../present/roll-titles.ts';
import type { Rulings } from '../rulings.ts';
import { defaultRulings } from '../rulings.ts';
import { fightOf } from '../setup.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * A table for deeds between fights. The rules of wounds, stamina and checks run on a fight that contains only the
 * sheet's owner and possibly a healer. Dice have been rolled beforehand and their faces are given. If faces are
 * missing, the rules go on with the lowest ones and the result is discarded (see `diceRefusal`).
 */
export interface Aside {
  readonly table: Table;
  readonly id: Id;
  /** Its state; facts change it. */
  readonly who: Combatant;
  /** The healer: the owner of the sheet itself unless another sheet was given. */
  readonly healer: Combatant;
  readonly facts: readonly Facts[];
  /**
   * Why the given faces do not fit the dice that were rolled (`early`: missing or impossible ones, otherwise too many);
   * `null` if they fit.
   */
  diceRefusal(): { readonly early: boolean; readonly refusal: BetweenRefusal } | null;
}

const self = 'self';
const helper = 'healer';
/** A field with room for the largest creature and a healer beside it. */
const nowhere = { width: 8, height: 8, grid: 'square', metric: 'alternating' } as const;

interface Given {
  readonly sheet: Json;
  /** The sheet of the healer. */
  readonly healer?: Json | undefined;
  readonly rulings: Partial<Rulings>;
  readonly faces: readonly number[];
}

/** Opens the table, or refuses if the sheet makes no sense under these rulings. `clause` is that of the deed. */
export function openAside({ sheet, healer, rulings: said, faces }: Given, clause: string): Aside | Refusal {
  const rulings: Rulings = { ...defaultRulings, ...said };
  const problems: Problem[] = [];
  const read = (id: Id, json: Json, x: number, at: readonly string[]): EncounterCombatant | undefined =>
    readCombatant({ id, sheet: json, side: 'rest', cell: { x, y: 0 } }, rulings, at, problems);
  const patient = read(self, sheet, 0, []);
  const besides = patient && healer !== undefined;
  const other = besides && read(helper, healer, squaresOf(patient.sheet, rulings), [helper]);
  if (!patient || problems.length > 0) return unreadable(problems, clause);
  const fight = fightOf({
    schema: encounterVersion,
    system: systemId,
    name: patient.sheet.name,
    battlefield: nowhere,
    combatants: other ? [patient, other] : [patient],
    surprised: [],
    rulings,
    doors: {},
  });
  const facts: Facts[] = [];
  const given = givenDice(faces, (why) => rollTitle(fight, why));
  const table: Table = {
    fight,
    draw: (pool, reading, why) => reading.of(given.take(pool, why)),
    ask(question) {
      throw new Error(`nobody is asked between fights: ${question.id} (${question.clause})`);
    },
    tell(fact) {
      apply(fight, fact);
      facts.push(fact);
    },
    ...apart,
  };
  return {
    table,
    id: self,
    who: one(fight, self),
    healer: one(fight, other ? helper : self),
    facts,
    diceRefusal: () => given.refusal(clause),
  };
}

/** Hands out the given faces in order. `titleOf`: what a roll is for, in words. */
function givenDice(faces: readonly number[], titleOf: (why: Why) => string) {
  let at = 0;
  let wrong: BetweenRefusal | null = null;
  return {
    take(pool: Pool, why: Why): Faces {
      const next: readonly Face[] = faces.slice(at, at + pool.dice.length);
      at += pool.dice.length;
      const problem = faceProblem(pool, next);
      if (problem === null) return next;
      const target = why.target === undefined ? '' : ` against ${numeral(why.target)}`;
      const dice = `${pool.id} ${signed(why.total?.value ?? 0)}${target}`;
      const because =
        next.length < pool.dice.length ? `${titleOf(why)}, ${dice}: say what the dice show` : problem.message;
      const missing = pool.dice.slice(next.length).map(({ sides }) => sides);
      const needed = missing.length > 0 ? { dice: missing } : {};
      wrong ??= { code: 'diceNeeded', because, clause: why.clause, field: 'faces', ...needed };
      return pool.dice.map(() => 1);
    },
    refusal(clause: string): ReturnType<Aside['diceRefusal']> {
      if (wrong) return { early: true, refusal: wrong };
      if (at >= faces.length) return null;
      const because = `${faces.length} faces were given, ${at} dice are rolled`;
      return { early: false, refusal: { code: 'tooManyDice', because, clause, field: 'faces' } };
    },
  };
}
