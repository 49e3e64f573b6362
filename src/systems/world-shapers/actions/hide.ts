import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { advancedCosts } from '../costs.ts';
import { sufferings, suffers } from '../effects/effects.ts';
import { enemiesOf, hide as hideFrom } from '../hiding.ts';
import { byInitiative, judgeAble } from '../judge.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import { makeCheck, prepareCheck } from '../roll/check.ts';
import { rulingIds } from '../rulings.ts';
import { seenBy } from '../sight/gm.ts';
import { hiddenFrom, sees } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';
import { judgePlayed } from './contest-rules.ts';

/**
 * Hide (WS-ADV-12): while no enemy sees it, by a Stealth Check against the Perception of the enemies that can act
 * (WS-R42).
 */

const clause = 'WS-ADV-12';
const price = { ap: advancedCosts.hide };

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgePlayed(fight, 'hide');
  if (refused) return refused;
  const reckless = sufferings(fight, who).find(({ kind }) => kind.reckless);
  if (reckless) return refuse('reckless', `${who.sheet.name} is ${reckless.kind.name}`, 'WS-STA-6');
  // WS-R43 `gmDecides`: the game master is asked in `agree`.
  if (fight.rulings.sightModel === 'gmDecides') return null;
  const watcher = enemiesOf(fight, who).find((id) => notices(fight, one(fight, id), who));
  return watcher === undefined
    ? null
    : refuse('seen', `${nameOf(fight, watcher)} sees ${who.sheet.name}`, clause);
}

/** WS-INI-20: surprised enemies do not see those hidden from them. */
const notices = (fight: Fight, enemy: Combatant, who: Combatant): boolean =>
  sees(fight, enemy, who) && !(enemy.surprised && hiddenFrom(who, enemy));

export const hide: Action = {
  id: 'hide',
  clause,
  kind: 'deed',
  held: { target: false, read: () => ({ option: 'hide' }) },
  offer: (fight, who) => ({
    id: 'hide',
    label: 'Hide',
    clause,
    group: 'more',
    cost: costOf(price),
    ...greyed(judge(fight, who)),
  }),
  read: (fight, who) => judge(fight, who) ?? { option: 'hide' },
  price: () => price,
  agree(table, id, choice) {
    // Before anything is paid.
    if (!seenBy(table, id, null, clause)) return choice;
    const because = `${nameOf(table.fight, id)} is seen`;
    table.tell({ fact: 'came-to-nothing', who: id, what: 'hide', because, clause });
    return null;
  },
  perform(table, id) {
    const { fight } = table;
    const enemies = enemiesOf(fight, one(fight, id));
    const watchers = enemies.filter((other) => looksOut(fight, one(fight, other)));
    const beaten = watchers.length > 0 ? beats(table, id, watchers) : [];
    const lost = watchers.filter((other) => !beaten.includes(other));
    // WS-R42: hidden from all or none, or from each by itself (`perEnemy`, unless WS-R30 is `global`). Enemies that
    // cannot act notice nothing.
    const { hideContest, hiddenScope } = fight.rulings;
    if (lost.length > 0 && (hideContest !== 'perEnemy' || hiddenScope === 'global')) return;
    const from = enemies.filter((other) => !lost.includes(other));
    hideFrom(table, id, from, clause);
  },
};

/** Whether an enemy can act and so makes a Perception Check (WS-ADV-12). */
const looksOut = (fight: Fight, who: Combatant): boolean =>
  judgeAble(who) === null && !isObject(who) && !suffers(fight, who, 'stunned');

/** Makes one Stealth Check, and returns those whose Perception it beats. */
function beats(table: Table, id: Id, watchers: readonly Id[]): readonly Id[] {
  const { fight } = table;
  const rulings = [rulingIds.hideContest];
  const shared = { clause, opposed: true } as const;
  const { result } = makeCheck(table, {
    ...shared,
    who: id,
    skill: 'stealth',
    purpose: 'hide',
    needs: null,
    rulings,
  });
  // WS-R5: who wins a tie.
  const needs = result + (fight.rulings.contestTie === 'initiator' ? 1 : 0);
  return byInitiative(
    fight,
    watchers.map((other) => one(fight, other)),
  )
    .map((other) => other.id)
    .filter((who) => {
      const spec = {
        ...shared,
        who,
        against: id,
        skill: 'perception',
        purpose: 'spot',
        needs,
        rulings: [...rulings, rulingIds.contestTie],
      } as const;
      if (fight.rulings.hideContest !== 'passivePerception') return !makeCheck(table, spec).passed;
      return passive + prepareCheck(fight, spec).bonus.value < needs;
    });
}

/** WS-R42 `passivePerception`: used instead of a die. */
const passive = 10;
