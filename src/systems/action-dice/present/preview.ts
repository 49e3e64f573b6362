import { readCell } from '../../../engine/fields.ts';
import type { Preview } from '../../../engine/system.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { costOf } from '../actions/action.ts';
import { costAtEnd } from '../acts/long.ts';
import { itemOption } from '../items/action.ts';
import { belongings } from '../judge.ts';
import { costOfChoice } from '../menu.ts';
import { pathOf } from '../movement/way.ts';
import { optionOf } from '../powers/action.ts';
import { costOfAnswer } from '../reactions/cost.ts';
import { feetApart, fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { linesOf } from './aim.ts';
import { provoked } from './provoked.ts';
import { reached } from './reached.ts';
import { warned } from './warned.ts';

/** What is certain about a choice: path, cost, openings, warnings, cover, cells of an area and whom it reaches. */
export function preview(fight: Fight, question: Question, choice: Choice): Preview {
  const who = fight.combatants[String(question.about?.who ?? question.for)];
  if (!who) return {};
  if (question.reaction !== undefined || question.id === 'offHand') {
    const answer = costOfAnswer(question, choice);
    const warns = warned(fight, who, choice, answer.cost ?? {});
    return { ...answer, ...(warns.length > 0 ? { warns } : {}) };
  }
  if (question.id !== 'turn' && question.id !== 'act.targets') return {};
  const path = pathOf(choice);
  const cost =
    question.id === 'turn' ? costOfChoice(fight, who, choice) : costOf(costAtEnd(fight, who, choice));
  const provokes = provoked(fight, who, choice);
  const warns = warned(fight, who, choice, cost);
  const lines = linesOf(fight, who, choice);
  const cells = covered(fight, who, choice);
  const all = reached(fight, who, choice);
  return {
    ...(path.length > 0 ? { path } : {}),
    ...(Object.keys(cost).length > 0 ? { cost } : {}),
    ...(provokes.length > 0 ? { provokes } : {}),
    ...(warns.length > 0 ? { warns } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(cells.length > 0 ? { cells } : {}),
    ...(all.length > 0 ? { reached: all } : {}),
  };
}

/** The squares of an area (AD-ATK-8): of a spell or an item. */
function covered(fight: Fight, who: Combatant, choice: Choice): readonly Cell[] {
  const at = readCell(choice.at);
  const radius = radiusOf(who, choice);
  if (!at || radius === null) return [];
  const { width, height } = fieldOf(fight);
  const found: Cell[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (feetApart(fight.rulings, at, 1, { x, y }, 1) <= radius) found.push({ x, y });
    }
  }
  return found;
}

function radiusOf(who: Combatant, choice: Choice): number | null {
  const power = who.sheet.powers.find((each) => optionOf(each) === choice.option);
  if (power?.does.deed === 'blast') return power.does.radius;
  const item = belongings(who).find((each) => choice.option === itemOption(who, each));
  if (item?.thing.kind !== 'item') return null;
  const { does } = item.thing.item;
  return 'radius' in does ? does.radius : null;
}
