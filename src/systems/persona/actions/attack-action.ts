import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Called } from '../combat/called.ts';
import { calledFields, calledNeeds, readCalled } from '../combat/called.ts';
import { formEdge } from '../combat/forms.ts';
import { mayShootThatFar } from '../combat/long-shot.ts';
import { findMeans } from '../combat/means.ts';
import type { FormOfAttack } from '../combat/offer.ts';
import { attackNeeds, enemiesOf, judgeAnybody, readPair, standardAttack } from '../combat/offer.ts';
import { resolveAttack } from '../combat/resolve.ts';
import type { Means } from '../combat/types.ts';
import { judgeAction } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { readFate } from '../test/fate.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { takeAction } from './take.ts';

/** The attack actions with one attack on one target, one per form (PE-ACT-2, PE-ACT-6, PE-ACT-8, PE-ACT-11). */
interface AttackKind extends FormOfAttack {
  readonly id: string;
  readonly label: string;
  /** Whether the label is a noun, as in `Option.named`. */
  readonly named?: true;
  /** Whether it is listed at all; by default it is. */
  listed?(fight: Fight, who: Combatant): boolean;
  /** What it requires besides an Action. */
  judge?(fight: Fight, who: Combatant): Refusal | null;
  /** PE-ACT-6: whether something must be called, or may be with PE-R33 `false`. */
  readonly calls: 'always' | 'combined';
  /** PE-R33, `false`: whether it may be a Focused Attack too. */
  readonly mayFocus: boolean;
}

/** PE-ACT-8: refuses a Focused Attack after a Move in this turn. */
export function judgeFocus(who: Combatant): Refusal | null {
  if (!who.moved && !who.moveOver) return null;
  return refuse('moved', `${who.sheet.name} has used the Move of this turn`, 'PE-ACT-8');
}

/** PE-ACT-8: after a Focused Attack no Move may follow in this turn. */
export function giveUpMove(table: Table, who: Id): void {
  table.tell({ fact: 'move-over', who, why: 'focused' });
}

/** What a choice adds from other forms, and Fate Points. */
interface Extras {
  readonly called: Called | null;
  readonly focused: boolean;
  readonly fate: number;
}

function readExtras(
  fight: Fight,
  who: Combatant,
  kind: AttackKind,
  means: Means,
  target: Combatant,
  choice: Choice,
): Extras | Refusal {
  const combines = !fight.rulings.attackActionsExclusive;
  const called = kind.calls === 'always' || combines ? readCalled(fight, means, target, choice) : null;
  if (called !== null && isRefusal(called)) return called;
  if (called === null && kind.calls === 'always') {
    return refuse('noSuchThing', 'it must be said what is aimed at', 'PE-ACT-6', 'at');
  }
  const focused = combines && kind.mayFocus && choice.focused === 'yes';
  const refused = focused ? judgeFocus(who) : null;
  if (refused) return { ...refused, field: 'focused' };
  const fate = readFate(fight, who, choice);
  return typeof fate === 'number' ? { called, focused, fate } : fate;
}

/** The form as a choice uses it: if Focused too, it can fire Focus-only weapons. */
const asUsed = (fight: Fight, kind: AttackKind, choice: Choice): AttackKind =>
  !fight.rulings.attackActionsExclusive && kind.mayFocus && choice.focused === 'yes'
    ? { ...kind, focused: true }
    : kind;

export function attackAction(kind: AttackKind): Action {
  const judge = (fight: Fight, who: Combatant): Refusal | null =>
    judgeAction(fight, who) ?? kind.judge?.(fight, who) ?? null;
  return {
    id: kind.id,
    offer(fight, who) {
      if (kind.listed && !kind.listed(fight, who)) return null;
      const option: Option = {
        id: kind.id,
        label: kind.label,
        ...(kind.named ? { named: true } : {}),
        clause: kind.clause,
        group: 'primary',
        cost: kind.focused ? { action: 1, move: 1 } : { action: 1 },
      };
      return {
        ...option,
        ...greyed(judge(fight, who) ?? judgeAnybody(fight, who, widest(fight, who, kind))),
      };
    },
    needs: (fight, who) => (judge(fight, who) === null ? needsOf(fight, who, kind) : null),
    read(fight, who, choice) {
      const refused = judge(fight, who);
      if (refused) return refused;
      const pair = readPair(fight, who, asUsed(fight, kind, choice), choice);
      if (isRefusal(pair)) return pair;
      const { means, target } = pair;
      const extras = readExtras(fight, who, kind, means, target, choice);
      if (isRefusal(extras)) return extras;
      return {
        option: kind.id,
        with: means.id,
        target: target.id,
        ...calledFields(extras.called),
        ...(extras.focused ? { focused: 'yes' } : {}),
        ...(extras.fate > 0 ? { fate: extras.fate } : {}),
      };
    },
    perform: (table, who, choice) => perform(table, who, kind, choice),
  };
}

/** The most permissive form of this attack, by which the option is offered. */
const widest = (fight: Fight, who: Combatant, kind: AttackKind): AttackKind =>
  !fight.rulings.attackActionsExclusive && kind.mayFocus && judgeFocus(who) === null
    ? { ...kind, focused: true }
    : kind;

function needsOf(fight: Fight, who: Combatant, kind: AttackKind): { readonly [field: string]: Need } {
  const wide = widest(fight, who, kind);
  const { fate, ...needs } = attackNeeds(fight, who, wide);
  const combines = !fight.rulings.attackActionsExclusive;
  const calls =
    kind.calls === 'always' || combines
      ? calledNeeds(fight, enemiesOf(fight, who), kind.calls !== 'always')
      : {};
  const focused: { readonly [field: string]: Need } =
    wide !== kind
      ? {
          focused: {
            kind: 'one',
            label: 'Focused too',
            oneOf: [
              { id: 'no', label: 'no' },
              { id: 'yes', label: 'yes: no Move in this turn' },
            ],
            default: 'no',
          },
        }
      : {};
  return { ...needs, ...calls, ...focused, ...(fate ? { fate } : {}) };
}

function perform(table: Table, who: Id, kind: AttackKind, choice: Choice): void {
  const { fight } = table;
  const attacker = one(fight, who);
  const means = findMeans(fight, attacker, choice.with);
  const target = typeof choice.target === 'string' ? one(fight, choice.target) : null;
  if (!means || !target) return;
  if (!table.upon([target.id], () => mayShootThatFar(table, attacker, means, target))) return;
  const extras = readExtras(fight, attacker, kind, means, target, choice);
  if (isRefusal(extras)) return;
  const { called, focused, fate } = extras;
  const focuses = focused || kind.form === 'focused';
  const free = takeAction(table, who, kind.id, { target: target.id, with: means.id });
  if (focuses) giveUpMove(table, who);
  if (!free) return;
  const combined = {
    called: kind.form !== 'called' && called !== null,
    past: called?.past === true,
    focused: kind.form !== 'focused' && focused,
  };
  resolveAttack(
    table,
    standardAttack(table.fight, attacker, means, target, {
      form: kind.form,
      at: called?.at ?? null,
      pastProtector: called?.past === true,
      edge: formEdge(kind.form, means, combined),
      fate,
    }),
  );
}
