import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { takeAction } from '../actions/take.ts';
import { scoreOf } from '../derived.ts';
import { bleedingTest, bleeds, bloodLoss } from '../harm/blood-loss.ts';
import { judgeAction } from '../judge.ts';
import { nameOf } from '../names.ts';
import { stillResolving } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, suffers } from '../state.ts';
import { testNumbers } from '../test/numbers.ts';
import type { Effect } from './effects.ts';

/** PE-BLD-1, PE-BLD-2: the Blood Loss test at the start of a turn, and the Action that helps with it. */

const clause = 'PE-BLD-2';

export const stemBlood: Effect = {
  id: 'bleeding',
  applies: (_, who) => bleeds(who),
  happens(table, id) {
    const { fight } = table;
    const asks = mayStem(fight, one(fight, id)) && helps(fight, id);
    const stems = asks && table.ask(stemQuestion(fight, id)).option === 'stem';
    bloodLoss(table, id, stems && takeAction(table, id, 'stem'));
  },
};

/** Whether the combatant can spend its Action freely. */
const mayStem = (fight: Fight, who: Combatant): boolean =>
  judgeAction(fight, who) === null && !who.surprised && !suffers(who, 'enraged');

/** Whether 3 Advantages can make a difference to the result. */
function helps(fight: Fight, id: Id): boolean {
  const mayStop = fight.rulings.bloodLossPass === 'endsIfStemming';
  if (!mayStop && scoreOf(one(fight, id), 'toughness') === 0) return false;
  const target = (stemming: boolean): number =>
    testNumbers(fight, bleedingTest(fight, id, stemming)).target.value;
  return target(true) >= 1 && (mayStop || target(false) < 100);
}

const stemQuestion = (fight: Fight, id: Id): Question => ({
  id: 'stem',
  clause,
  for: id,
  reaction: 'stem',
  about: { title: `${nameOf(fight, id)} bleeds. Spend the Action on stemming it?` },
  options: () => [
    { id: 'stem', label: 'Stem the blood: 3 Advantages', clause, group: 'reaction', cost: { action: 1 } },
    { id: 'decline', label: 'Keep the Action', clause, group: 'reaction' },
  ],
  read: ({ option }) =>
    option === 'stem' || option === 'decline'
      ? { option }
      : stillResolving('the answers are stem and decline'),
});
