import type { Narrated } from '../../../kernel/narrated.ts';
import { counted } from '../../../kernel/phrases.ts';
import { defendSaves } from '../costs.ts';
import type { PointFact } from '../facts/points.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { whyWords } from './deeds.ts';
import { lineOf } from './line.ts';

/** AD-POS-11: the only reason for which others' deeds take actions away. */
const knockedDown = 'knocked down';

/** Spending and regaining in words. */
export function narratePoint(fight: Fight, fact: PointFact): Narrated | null {
  const line = (text: string, clause: string, hand = false): Narrated =>
    lineOf(fight, fact.who, text, clause, hand ? 'hand' : 'detail');
  switch (fact.fact) {
    case 'vigor':
    case 'mana': {
      const { was, left, why, clause } = fact;
      const name = fact.fact === 'vigor' ? 'Vigor' : 'Mana';
      const reason = whyWords(fight, fact.who, why);
      if (why === 'hand') return line(`has ${left} ${name} (${reason})`, clause, true);
      const words = left < was ? `pays ${was - left} ${name}` : `regains ${left - was} ${name}`;
      return line(`${words} (${reason}): ${left} ${left < was ? 'left' : 'now'}`, clause);
    }
    case 'actions': {
      const hand = fact.why === 'hand';
      // The price of a deed is told with the deed, and panels show what is left.
      if (!hand && fact.why !== knockedDown) return null;
      const words = `has ${counted(fact.left, 'action')} left (${whyWords(fight, fact.who, fact.why)})`;
      return line(words, 'AD-ACT-1', hand);
    }
    case 'less-actions':
      if (fact.less === 0) {
        return fact.why === 'hand' ? line('loses no actions in its next turn', 'AD-ACT-15', true) : null;
      }
      return line(
        `has ${counted(fact.less, 'action')} less in its next turn (${whyWords(fight, fact.who, fact.why)})`,
        'AD-ACT-15',
        fact.why === 'hand',
      );
    case 'drew':
      return line('has drawn its one thing for nothing in this turn', 'AD-ACT-14');
    case 'feet':
      return line(`has ${fact.left} ft to go`, 'AD-ACT-9');
    case 'winded':
      // By hand one is Winded in spite of Vigor.
      return fact.on
        ? lineOf(
            fight,
            fact.who,
            one(fight, fact.who).vigor === 0 ? 'has no Vigor left and is Winded' : 'is Winded',
            'AD-REC-2',
          )
        : lineOf(fight, fact.who, 'has its breath back and is Winded no more', 'AD-REC-4');
    case 'defends':
      if (fact.times === 0) return line('defends no longer', 'AD-ACT-7', true);
      return lineOf(
        fight,
        fact.who,
        `defends: its defensive reactions cost ${defendSaves * (fight.rulings.defendStacks ? fact.times : 1)} Vigor less until its next turn begins`,
        'AD-ACT-7',
      );
  }
}
