import { isRefusal } from '../../../kernel/port.ts';
import { makeAttack } from '../combat/attack.ts';
import { couldHarm } from '../combat/could-hit.ts';
import { behindNeeds, readBehind } from '../combat/from-behind.ts';
import type { Way } from '../combat/offer.ts';
import { judgeAnybody, pairNeeds, readPair } from '../combat/offer.ts';
import { boltMeans } from '../combat/power-means.ts';
import type { Power } from '../powers.ts';
import { one } from '../state.ts';
import type { Does, Use } from './use.ts';
import { clause } from './use.ts';

/** Aimed spells (AD-ATK-1): an attack with Soul. */
export function boltUse(power: Power, does: Does<'bolt'>): Use {
  const means = boltMeans(power, does);
  const way: Way = { form: 'spell', clause, means: () => [means] };
  return {
    note: () =>
      does.range === 'adjacent'
        ? 'on somebody adjacent'
        : `near ${does.range.near} ft, far ${does.range.far} ft`,
    judge: (fight, who) => judgeAnybody(fight, who, way),
    matters: (fight, who) => couldHarm(fight, who, way),
    needs: (fight, who) => ({ target: pairNeeds(fight, who, way).target, ...behindNeeds(fight, who) }),
    read(fight, who, choice) {
      const pair = readPair(fight, who, way, { with: undefined, target: choice.target });
      if (isRefusal(pair)) return pair;
      const behind = readBehind(fight, who, pair.target, choice);
      if (typeof behind === 'object') return behind;
      return { target: pair.target.id, ...(behind ? { fromBehind: 'yes' } : {}) };
    },
    perform(table, who, choice) {
      const { fight } = table;
      const pair = readPair(fight, one(fight, who), way, { with: undefined, target: choice.target });
      if (isRefusal(pair)) {
        table.tell({ fact: 'note', text: `It comes to nothing: ${pair.because}`, clause: pair.clause, who });
        return;
      }
      const behind = choice.fromBehind === 'yes';
      makeAttack(table, { who, target: pair.target.id, means, form: 'spell', clause, behind });
    },
  };
}
