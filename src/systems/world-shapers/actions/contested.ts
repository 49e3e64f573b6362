import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { ContestAction } from '../contests.ts';
import { advancedCosts } from '../costs.ts';
import { reveal } from '../hiding.ts';
import { refuse } from '../refusal.ts';
import { contest } from '../roll/contest.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action, Needs } from './action.ts';
import { costOf, greyed } from './action.ts';
import { contestOf, judgePlayed, judgeSize, readSkill, skillNeed } from './contest-rules.ts';
import { inTouch, judgeTouch, targetNeed } from './touch.ts';

/** What is specific to an advanced action that is a contest with somebody within 1 m (WS-ADV-2). */
interface Contested {
  readonly id: Exclude<ContestAction, 'hide'>;
  readonly clause: string;
  readonly label: string;
  /** Conditions for the one who does it, besides AP. */
  judge?(fight: Fight, who: Combatant): Refusal | null;
  /** Conditions for the target. */
  judgeOn?(fight: Fight, who: Combatant, target: Combatant): Refusal | null;
  /** Further fields for these targets, and fields for holding it. */
  needs?(fight: Fight, who: Combatant, targets: readonly Combatant[]): Needs;
  heldNeeds?: Needs;
  /** Parses these fields; fills in defaults. */
  read?(fight: Fight, who: Combatant, target: Combatant, choice: Choice): Said | Refusal;
  /** The same without a target, for holding it. */
  said?(choice: Choice): Said | Refusal;
  /** Applies the result of winning. */
  won(table: Table, who: Id, target: Id, choice: Choice): void;
}

type Said = Omit<Choice, 'option'>;

export function contested(kind: Contested): Action {
  const { id, clause, label } = kind;
  const price = { ap: advancedCosts[id] };
  const judgeSelf = (fight: Fight, who: Combatant): Refusal | null =>
    judgePlayed(fight, id) ?? kind.judge?.(fight, who) ?? null;
  const judgeOn = (fight: Fight, who: Combatant, target: Combatant): Refusal | null =>
    judgeTouch(fight, who, target) ??
    judgeSize(fight, id, who, target) ??
    kind.judgeOn?.(fight, who, target) ??
    null;
  const open = (fight: Fight, who: Combatant): readonly Combatant[] =>
    inTouch(fight, who).filter((target) => judgeOn(fight, who, target) === null);
  const judge = (fight: Fight, who: Combatant): Refusal | null => {
    const self = judgeSelf(fight, who);
    if (self || open(fight, who).length > 0) return self;
    const [first] = inTouch(fight, who);
    if (first) return judgeOn(fight, who, first);
    return refuse('outOfReach', `nobody is within 1 m of ${who.sheet.name}`, 'WS-ADV-2');
  };
  return {
    id,
    clause,
    kind: 'deed',
    held: {
      target: true,
      needs: (fight) => ({ ...kind.heldNeeds, ...skillNeed(fight, id) }),
      read(_fight, _who, choice) {
        const skill = readSkill(id, choice);
        const said = kind.said?.(choice) ?? {};
        return isRefusal(skill) ? skill : isRefusal(said) ? said : { option: id, ...said, ...skill };
      },
    },
    offer: (fight, who) => ({
      id,
      label,
      phrase: `${label} {target}`,
      clause,
      group: 'more',
      cost: costOf(price),
      ...greyed(judge(fight, who)),
    }),
    needs: (fight, who) => ({
      target: targetNeed(fight, who, (target) => judgeOn(fight, who, target)),
      ...kind.needs?.(fight, who, open(fight, who)),
      ...skillNeed(fight, id),
    }),
    read(fight, who, choice) {
      const refused = judgeSelf(fight, who);
      if (refused) return refused;
      const target = readWho(fight, choice.target ?? open(fight, who)[0]?.id, 'target', clause);
      if (!isCombatant(target)) return target;
      const against = judgeOn(fight, who, target);
      if (against) return { ...against, field: 'target' };
      const skill = readSkill(id, choice);
      if (isRefusal(skill)) return skill;
      const said = kind.read?.(fight, who, target, choice) ?? {};
      return isRefusal(said) ? said : { option: id, target: target.id, ...said, ...skill };
    },
    price: () => price,
    perform(table, who, choice) {
      const target = String(choice.target);
      const spec = contestOf(table.fight, id, who, target, clause);
      const { won } = contest(table, { ...spec, named: choice.skill as typeof spec.named });
      if (won) kind.won(table, who, target, choice);
      // WS-ADV-14, WS-R45: a contest with an enemy reveals.
      if (foes(one(table.fight, who), one(table.fight, target))) reveal(table, who, 'contest');
    },
  };
}
