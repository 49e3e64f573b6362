import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { HeldAction, Trigger, TriggerKind } from '../held/held-action.ts';
import { triggerKinds, whoTriggers } from '../held/held-action.ts';
import { refuse } from '../refusal.ts';
import { distanceBetween, hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, one, present, standing } from '../state.ts';
import type { Action, HeldForm, Needs, Price } from './action.ts';
import { costOf, greyed } from './action.ts';

/**
 * Holding an action (WS-INI-11): every action with a `held` form has an option for it, with the fields of the action
 * and of the trigger. AP are paid now, WP and Momentum when it fires (WS-R24).
 */

const clause = 'WS-INI-11';
const farthest = 200;
const longestText = 120;

const triggerLabels: { readonly [kind in TriggerKind]: string } = {
  enters: 'comes into the range',
  leaves: 'leaves the range',
  attacks: 'attacks',
  'uses-ability': 'uses an Ability',
  appears: 'becomes visible',
  'goes-down': 'goes Down',
  text: 'anything else: the game master says when',
};

export const holdPrefix = 'hold-';
const idOf = (action: Action): string => `${holdPrefix}${action.id}`;

/** The price of holding. */
function priceOf(fight: Fight, who: Combatant, action: Action, choice: Choice | null): Price {
  const held = choice?.held as Choice | undefined;
  const { ap = 0, wp = 0, momentum = 0 } = action.price(fight, who, held ?? action.held?.unsaid ?? null);
  return fight.rulings.heldAbilityCost === 'onDeclare' ? { ap, wp, momentum } : { ap };
}

const otherPicks = (fight: Fight, who: Combatant): readonly PickValue[] =>
  everyone(fight)
    .filter((other) => other !== who && present(other))
    .map(({ id, sheet }) => ({ id, label: sheet.name }));

/**
 * The range to wait for: as far as the action reaches, but nearer than every enemy whose place is known, since nobody
 * comes into a range who is in it already; 1 m at the least.
 */
function proposedRange(fight: Fight, who: Combatant, form: HeldForm): number {
  const near = everyone(fight)
    .filter((other) => foes(who, other) && standing(other) && !hiddenFrom(other, who))
    .map((other) => distanceBetween(fight, who, other) - 1);
  return Math.max(1, Math.min(form.range?.(fight, who) ?? 1, ...near));
}

function needsOf(fight: Fight, who: Combatant, form: HeldForm): Needs {
  const others = otherPicks(fight, who);
  const target: Need = {
    kind: 'one',
    label: 'Whom',
    oneOf: [{ id: whoTriggers, label: 'whoever sets it off' }, ...others],
    default: whoTriggers,
  };
  return {
    trigger: {
      kind: 'one',
      label: 'When',
      oneOf: triggerKinds.map((id) => ({ id, label: triggerLabels[id] })),
    },
    whom: {
      kind: 'one',
      label: 'Who sets it off',
      oneOf: [{ id: 'enemy', label: 'any enemy' }, ...others],
      default: 'enemy',
    },
    range: {
      kind: 'number',
      label: 'Range in metres',
      min: 0,
      max: farthest,
      default: proposedRange(fight, who, form),
      when: { trigger: ['enters', 'leaves'] },
    },
    text: {
      kind: 'text',
      label: 'In words',
      longest: longestText,
      optional: true,
      when: { trigger: ['text'] },
    },
    ...(form.target ? { target } : {}),
    ...form.needs?.(fight, who),
  };
}

function readTrigger(fight: Fight, who: Combatant, form: HeldForm, choice: Choice): Trigger | Refusal {
  const {
    trigger: kind = 'enters',
    whom = 'enemy',
    range = proposedRange(fight, who, form),
    text = '',
  } = choice;
  if (typeof kind !== 'string' || !(triggerKinds as readonly string[]).includes(kind)) {
    return refuse('noSuchThing', 'this is nothing to wait for', clause, 'trigger');
  }
  if (whom !== 'enemy') {
    const other = readWho(fight, whom, 'whom', clause);
    if (!isCombatant(other)) return other;
    if (other === who) return refuse('wrongTarget', 'nobody waits for itself', clause, 'whom');
  }
  if (typeof range !== 'number' || !Number.isInteger(range) || range < 0 || range > farthest) {
    return refuse('noSuchThing', `a range is 0 to ${farthest} m`, clause, 'range');
  }
  if (typeof text !== 'string' || text.length > longestText) {
    return refuse('noSuchThing', 'a trigger in words is a short text', clause, 'text');
  }
  const words = kind === 'text' && text.trim() === '' ? 'when the game master says so' : text;
  const ranged = kind === 'enters' || kind === 'leaves';
  return { kind: kind as TriggerKind, whom: String(whom), range: ranged ? range : 0, text: words };
}

/** Parses the target: the one who triggers it, or somebody present. */
function readTarget(fight: Fight, form: HeldForm, { target = whoTriggers }: Choice): Choice | Refusal {
  if (!form.target) return { option: '' };
  if (target === whoTriggers) return { option: '', target };
  const other = readWho(fight, target, 'target', clause);
  return isCombatant(other) ? { option: '', target: other.id } : other;
}

function read(
  fight: Fight,
  who: Combatant,
  action: Action,
  form: HeldForm,
  choice: Choice,
): Choice | Refusal {
  const trigger = readTrigger(fight, who, form, choice);
  if (isRefusal(trigger)) return trigger;
  const target = readTarget(fight, form, choice);
  if (isRefusal(target)) return target;
  const held = form.read(fight, who, { ...choice, option: action.id });
  if (isRefusal(held)) return held;
  const { kind, whom, range, text } = trigger;
  const said = { ...held, ...target, option: action.id };
  return { ...choice, option: idOf(action), trigger: kind, whom, range, text, held: said };
}

/** The option that holds an action. */
export const holdingOf = (action: Action, form: HeldForm): Action => ({
  id: idOf(action),
  clause,
  kind: 'deed',
  offer(fight, who) {
    const option = action.offer(fight, who);
    if (!option) return null;
    return {
      id: idOf(action),
      label: `Hold: ${option.label}`,
      named: true,
      ...(option.phrase === undefined ? {} : { phrase: `Hold: ${option.phrase}` }),
      clause,
      group: 'hold',
      cost: costOf(priceOf(fight, who, action, null)),
      // An action that is impossible now may still be held; one that the table does not play may not.
      ...greyed(option.refused?.code === 'notPlayed' ? option.refused : null),
    };
  },
  needs: (fight, who) => needsOf(fight, who, form),
  read: (fight, who, choice) => read(fight, who, action, form, choice),
  price: (fight, who, choice) => priceOf(fight, who, action, choice),
  agree(table, id, choice) {
    const paid = table.fight.rulings.heldAbilityCost === 'onDeclare';
    return paid && form.agree ? { ...choice, held: form.agree(table, id, choice.held as Choice) } : choice;
  },
  perform(table, id, choice) {
    const { fight } = table;
    const { trigger, whom, range, text, held } = choice;
    const waiting: HeldAction = {
      id: `held-${fight.count + 1}`,
      choice: held as Choice,
      trigger: {
        kind: trigger as TriggerKind,
        whom: String(whom),
        range: Number(range),
        text: String(text),
      },
      ap: priceOf(fight, one(fight, id), action, choice).ap ?? 0,
      paid: fight.rulings.heldAbilityCost === 'onDeclare',
    };
    table.tell({ fact: 'action-held', who: id, held: waiting });
  },
});
