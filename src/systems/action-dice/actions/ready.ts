import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { AwaitedKind, Readied } from '../acts/act.ts';
import { awaitedFeet, awaitedKinds, awaitedLetters } from '../acts/act.ts';
import { meansOf } from '../combat/means.ts';
import { actionCosts } from '../costs.ts';
import { awaitedNames } from '../readied/awaited.ts';
import type { Readable } from '../readied/readable.ts';
import { readableOf, readablesOf } from '../readied/readable.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, one, standing } from '../state.ts';
import type { Action } from './action.ts';
import { costOf } from './action.ts';
import { withOwn } from './own.ts';

/** Ready (AD-ACT-11, AD-R34): an action and the condition that triggers it. Its targets are named when it fires. */

const clause = 'AD-ACT-11';
const price = { actions: actionCosts.ready };
const anybody = 'any';

/** The proposed distance in feet: the longest near distance of its weapons (AD-R43); 30 for a melee weapon. */
const usualFeet = (fight: Fight, who: Combatant): number =>
  Math.max(awaitedFeet.min, ...meansOf(fight, who).map(({ range }) => range?.near ?? 30));

/** Whom a condition can be about: allies for `allyHit`, enemies for all others. */
const whomOf = (fight: Fight, who: Combatant, kind: AwaitedKind): readonly Combatant[] =>
  everyone(fight).filter(
    (other) =>
      other.id !== who.id &&
      standing(other) &&
      other.sheet.kind !== 'object' &&
      (kind === 'allyHit') !== foes(who, other),
  );

function whomNeed(fight: Fight, who: Combatant): Need {
  const kinds = (ally: boolean) =>
    awaitedKinds.filter((kind) => kind !== 'words' && (kind === 'allyHit') === ally);
  const picks = (ally: boolean): readonly PickValue[] =>
    whomOf(fight, who, ally ? 'allyHit' : 'moves').map((other) => ({
      id: other.id,
      label: other.sheet.name,
      when: { when: kinds(ally) },
    }));
  return {
    kind: 'one',
    label: 'Who',
    oneOf: [{ id: anybody, label: 'Any of them' }, ...picks(false), ...picks(true)],
    default: anybody,
  };
}

const no = (because: string, field: string): Refusal => refuse('noSuchThing', because, clause, field);

function readWhen(choice: Choice): AwaitedKind | Refusal {
  const kind = awaitedKinds.find((one) => one === choice.when);
  return kind ?? no(`it must be said what is waited for: ${awaitedKinds.join(', ')}`, 'when');
}

/** Reads the fields of a condition: whom it is about, the distance, or the words. */
function readRest(
  fight: Fight,
  who: Combatant,
  kind: AwaitedKind,
  choice: Choice,
): { readonly [field: string]: string | number } | Refusal {
  if (kind === 'words') {
    const { words } = choice;
    const right = typeof words === 'string' && words.trim() !== '' && words.length <= awaitedLetters;
    return right ? { words } : no(`it must be said in 1 to ${awaitedLetters} letters`, 'words');
  }
  const whom = choice.whom ?? anybody;
  if (whom !== anybody && !whomOf(fight, who, kind).some(({ id }) => id === whom)) {
    return no(`${JSON.stringify(whom)} is nobody of whom this could be true`, 'whom');
  }
  if (kind !== 'range') return { whom: whom as string };
  const feet = choice.feet ?? usualFeet(fight, who);
  const right =
    Number.isInteger(feet) && (feet as number) >= awaitedFeet.min && (feet as number) <= awaitedFeet.max;
  return right
    ? { whom: whom as string, feet: feet as number }
    : no(`a distance of ${awaitedFeet.min} to ${awaitedFeet.max} feet`, 'feet');
}

function read(fight: Fight, who: Combatant, all: readonly Action[], choice: Choice): Choice | Refusal {
  const what = readableOf(fight, who, all, choice.what);
  if (!what) return no('it must be said what is readied: something that takes one action', 'what');
  if (what.refused) return { ...what.refused, field: 'what' };
  const kind = readWhen(choice);
  if (typeof kind === 'object') return kind;
  const rest = readRest(fight, who, kind, choice);
  return isRefusal(rest) ? (rest as Refusal) : { option: 'ready', what: what.id, when: kind, ...rest };
}

/** The readied act of a choice, or why it cannot be readied. `all` are the actions that could be. */
export function readiedBy(
  fight: Fight,
  who: Combatant,
  all: readonly Action[],
  said: Choice,
  id: Id,
): Readied | Refusal {
  const full = read(fight, who, all, said);
  if (isRefusal(full)) return full as Refusal;
  const what = readableOf(fight, who, all, full.what);
  const trigger = readWhen(full);
  if (!what || typeof trigger === 'object') return no('nothing of that kind is made ready', 'what');
  const { whom, feet, words } = full;
  return {
    id,
    option: what.choice.option,
    choice: what.choice,
    trigger,
    about: typeof whom === 'string' && whom !== anybody ? whom : null,
    ...(typeof feet === 'number' ? { feet } : {}),
    ...(typeof words === 'string' ? { words } : {}),
  };
}

const pickOf = ({ id, label, refused }: Readable): PickValue => ({
  id,
  label,
  ...(refused ? { refused } : {}),
});

/** `common`: the other actions that all combatants have. */
export const readyAmong = (common: readonly Action[]): Action => ({
  id: 'ready',
  clause,
  kind: 'deed',
  offer: (fight) => ({
    id: 'ready',
    label: 'Ready',
    phrase: 'Ready {what}[ when {when}]',
    clause,
    group: 'primary',
    cost: costOf(price),
    note:
      fight.rulings.readyVigor > 0
        ? `later ${fight.rulings.readyVigor} Vigor, as a reaction`
        : 'later a reaction',
  }),
  needs: (fight, who) => ({
    what: { kind: 'one', label: 'What', oneOf: readablesOf(fight, who, withOwn(common, who)).map(pickOf) },
    when: {
      kind: 'one',
      label: 'When',
      oneOf: awaitedKinds.map((id) => ({ id, label: awaitedNames[id] })),
    },
    whom: whomNeed(fight, who),
    feet: {
      kind: 'number',
      label: 'Feet',
      tie: 'of # ft',
      ...awaitedFeet,
      default: usualFeet(fight, who),
      when: { when: ['range'] },
    },
    words: { kind: 'text', label: 'In words', longest: awaitedLetters, when: { when: ['words'] } },
  }),
  read: (fight, who, choice) => read(fight, who, withOwn(common, who), choice),
  price: () => price,
  perform(table, id, choice) {
    const { fight } = table;
    const who = one(fight, id);
    const readied = readiedBy(fight, who, withOwn(common, who), choice, `effect-${fight.count + 1}`);
    if (isRefusal(readied)) return;
    if (fight.rulings.readyWhat === 'oneAction') {
      for (const old of who.readied)
        table.tell({ fact: 'readied-gone', who: id, id: old.id, why: 'replaced' });
    }
    table.tell({ fact: 'readied', who: id, readied });
  },
});
