import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { judgeReach } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { judgeAction, judgeMove } from '../judge.ts';
import { performTurn, turnQuestion } from '../menu.ts';
import { unused } from '../movement/speed.ts';
import { walk } from '../movement/walk.ts';
import { wayTowards } from '../movement/way.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import { bandHigherThan, inInitiativeOrder, metresBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { bands, isHidden, one, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import { enemiesOf } from './contributors.ts';
import { weaponsOf } from './forced.ts';
import { nextStage } from './stages.ts';

/**
 * PE-AIL-18: one step of an Enraged combatant: attacks an enemy in reach, or approaches the nearest if there is none.
 */

const clause = 'PE-AIL-18';

interface Strike {
  readonly means: Means;
  readonly target: Combatant;
}

export function rage(table: Table, who: Combatant): void {
  const { fight } = table;
  const strikes = strikesOf(fight, who);
  const [first] = strikes;
  if (first && judgeAction(fight, who) === null) {
    const strike = strikes.length > 1 ? pick(table, who.id, strikes) : first;
    if (tries(table, who.id, { option: 'attack', with: strike.means.id, target: strike.target.id })) return;
  } else if (!first && judgeMove(fight, who) === null && approaches(table, who)) return;
  if (fight.bonus) table.tell({ fact: 'one-more', bonus: null });
  else nextStage(table, who.id);
}

/** Makes this choice in the turn's menu, if it is legal. Returns whether it was. */
function tries(table: Table, id: Id, choice: Choice): boolean {
  const full = turnQuestion(table.fight, id).read(choice);
  if (isRefusal(full)) return false;
  performTurn(table, id, full);
  return true;
}

/** The usable melee weapons in hand; without any, the best of the body. */
function meleeOf(fight: Fight, who: Combatant): readonly Means[] {
  const all = weaponsOf(fight, who).filter(({ manner }) => manner === 'melee');
  const held = all.filter(({ item }) => item !== null);
  return held.length > 0 ? held : all.slice(0, 1);
}

/** The conscious enemies not hidden from it, nearest first, of equals by initiative. */
function quarry(fight: Fight, who: Combatant): readonly Combatant[] {
  const known = enemiesOf(fight, who).filter((other) => !isHidden(other, who.id));
  const ordered = [...inInitiativeOrder(fight, known)];
  return ordered.sort((a, b) => metresBetween(fight, who, a) - metresBetween(fight, who, b));
}

const strikesOf = (fight: Fight, who: Combatant): readonly Strike[] =>
  quarry(fight, who).flatMap((target) =>
    meleeOf(fight, who)
      .filter((means) => judgeReach(fight, who, means, target) === null)
      .map((means) => ({ means, target })),
  );

/**
 * PE-R116: a Charge if it reaches, otherwise a Run; with `basic` a Basic Move. A flyer changes to the band of the enemy
 * first, which takes a Basic Move (PE-FLY-5).
 */
function approaches(table: Table, who: Combatant): boolean {
  const { fight } = table;
  const { id } = who;
  const [goal] = quarry(fight, who);
  if (!goal) return false;
  const usual = fight.rulings.enragedMove === 'run' ? 'run' : 'basic';
  const begun = who.move !== null && !unused(who.move) ? who.move.kind : null;
  const pace = begun ?? usual;
  if (begun === null) {
    const what = 'rages and goes for the nearest enemy';
    table.tell({ fact: 'taken-over', who: id, by: null, what, clause });
  }
  if (flies(table, who, goal)) return true;
  if (usual === 'run' && judgeAction(fight, who) === null && charges(table, who, goal)) return true;
  walk(table, id, wayTowards(fight, who, goal, { pace }), { pace, driven: 'enraged' });
  const after = one(table.fight, id);
  if (suffers(after, 'enraged') && !after.moveOver)
    table.tell({ fact: 'move-over', who: id, why: 'enraged' });
  return true;
}

/** PE-FLY-5: changes the band towards an enemy that no blow reaches from here. Returns whether it did. */
function flies(table: Table, who: Combatant, goal: Combatant): boolean {
  const { fight } = table;
  if (goal.band === who.band) return false;
  const there = { ...who, cell: goal.cell };
  if (meleeOf(fight, who).some((means) => judgeReach(fight, there, means, goal) === null)) return false;
  const band = bands[bands.indexOf(who.band) + (bandHigherThan(goal.band, who.band) ? 1 : -1)];
  return band !== undefined && tries(table, who.id, { option: 'fly', band });
}

function charges(table: Table, who: Combatant, goal: Combatant): boolean {
  const { fight } = table;
  const path = wayTowards(fight, who, goal, { pace: 'basic' });
  const end = path.at(-1);
  const means = meleeOf(fight, who).find(
    (each) => end !== undefined && judgeReach(fight, { ...who, cell: end }, each, goal) === null,
  );
  if (!means || !end) return false;
  return tries(table, who.id, {
    option: 'charge',
    with: means.id,
    target: goal.id,
    to: { x: end.x, y: end.y },
  });
}

/** Asks the player for target and weapon when there are several. */
function pick(table: Table, id: Id, strikes: readonly Strike[]): Strike {
  const { with: means, target } = table.ask(rageQuestion(table.fight, id, strikes));
  const found = strikes.find((strike) => strike.means.id === means && strike.target.id === target);
  if (!found) throw new Error(`${id} cannot strike at ${target}`);
  return found;
}

interface Picked extends Choice {
  readonly with: string;
  readonly target: Id;
}

const unique = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
  all.filter((each, at) => all.findIndex(({ id }) => id === each.id) === at);

function rageQuestion(fight: Fight, id: Id, strikes: readonly Strike[]): Question<Picked> {
  const targets = unique(strikes.map(({ target }) => target));
  const weapons = unique(strikes.map(({ means }) => means));
  return {
    id: 'rage',
    clause,
    for: id,
    about: { title: `${nameOf(fight, id)} rages. Whom does it strike?` },
    options: () => [
      {
        id: 'attack',
        label: 'Attack',
        clause,
        group: 'primary',
        needs: {
          target: {
            kind: 'one',
            label: 'Whom',
            oneOf: targets.map(({ id: target, sheet }) => ({ id: target, label: sheet.name })),
          },
          with: {
            kind: 'one',
            label: 'With',
            oneOf: weapons.map((means) => ({
              id: means.id,
              label: means.label,
              when: { target: strikes.filter((each) => each.means === means).map(({ target }) => target.id) },
            })),
          },
        },
      },
    ],
    read({ option, target, with: means }) {
      if (option !== 'attack') return refuse('noSuchThing', 'the answer is attack', clause, 'option');
      const at = strikes.filter((strike) => strike.target.id === target);
      if (at.length === 0) return refuse('noSuchThing', 'nobody of that name is in reach', clause, 'target');
      const one = at.find((strike) => strike.means.id === means) ?? (means === undefined ? at[0] : undefined);
      return one
        ? { option, target: one.target.id, with: one.means.id }
        : refuse('noSuchThing', 'that is not what is in hand', clause, 'with');
    },
  };
}
