import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import type { Attribute, CheckOf, Skill } from '../attributes.ts';
import { attributes, skillIds } from '../attributes.ts';
import { attributeOf } from '../derived.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import { attributeNeed, skillNeed } from '../roll/called.ts';
import { contest } from '../roll/contest.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * Surprise (section SUR). The game master marks who is surprised and for whom a check decides, and names both sides of
 * that check.
 */

/** SL-SUR-5: Perception above 5 prevents surprise. */
const immuneToSurprise = (who: Combatant): boolean => attributeOf(who.sheet, 'perception') > 5;

export function settleSurprise(table: Table): void {
  const { fight } = table;
  const asked = fight.surprise;
  if (asked !== 'ask') {
    table.tell({ fact: 'surprised', who: (asked ?? []).filter((id) => !immuneToSurprise(one(fight, id))) });
    return;
  }
  const { surprised, roll } = table.ask(surpriseQuestion(fight));
  const caught = [...surprised];
  for (const id of roll) if (present(one(fight, id)) && !notices(table, id)) caught.push(id);
  table.tell({ fact: 'surprised', who: fight.listing.filter((id) => caught.includes(id)) });
}

interface Marked extends Choice {
  readonly surprised: readonly Id[];
  readonly roll: readonly Id[];
}

/** SL-SUR-1: asks the game master who is surprised. */
const surpriseQuestion = (fight: Fight): Question<Marked> => ({
  id: 'surprise',
  clause: 'SL-SUR-1',
  for: 'gm',
  options: () => {
    const oneOf = fight.listing
      .filter((id) => !immuneToSurprise(one(fight, id)))
      .map((id) => ({ id, label: nameOf(fight, id) }));
    const some = (label: string) => ({ kind: 'some', label, oneOf, min: 0, max: oneOf.length }) as const;
    return [
      {
        id: 'begin',
        label: 'Begin the fight',
        clause: 'SL-SUR-1',
        group: 'gm',
        needs: { surprised: some('Surprised'), roll: some('A check decides') },
      },
    ];
  },
  read: (choice) => readMarked(fight, choice),
});

function readMarked(fight: Fight, choice: Choice): Marked | Refusal {
  if (choice.option !== 'begin') return refuse('noSuchThing', 'the answer is begin', 'SL-SUR-1', 'option');
  const surprised = readIds(fight, choice.surprised, 'surprised');
  if ('because' in surprised) return surprised;
  const roll = readIds(fight, choice.roll, 'roll');
  if ('because' in roll) return roll;
  return { option: 'begin', surprised, roll: roll.filter((id) => !surprised.includes(id)) };
}

function readIds(fight: Fight, given: Json | undefined, field: string): readonly Id[] | Refusal {
  const all = given ?? [];
  if (!Array.isArray(all) || !all.every((id) => typeof id === 'string' && fight.listing.includes(id))) {
    return refuse('noSuchThing', 'these are not all combatants of this fight', 'SL-SUR-1', field);
  }
  const immune = all.find((id) => immuneToSurprise(one(fight, String(id))));
  if (immune !== undefined) {
    const because = `${nameOf(fight, String(immune))} cannot be surprised: Perception above 5`;
    return refuse('immune', because, 'SL-SUR-5', field);
  }
  return fight.listing.filter((id) => all.includes(id));
}

/**
 * SL-SUR-2: the opposed check named by the game master. Returns whether this combatant notices; true without enemies.
 */
function notices(table: Table, id: Id): boolean {
  const { fight } = table;
  if (enemiesOf(fight, id).length === 0) return true;
  const named = table.ask(checkQuestion(fight, id));
  const sneaker = String(named.sneaker);
  const rolls = () =>
    contest(
      table,
      {
        who: sneaker,
        of: checkOf(named, 'sneaking'),
        kind: 'ordinary',
        clause: 'SL-SUR-2',
        purpose: 'surprise',
        against: id,
        tn: null,
      },
      {
        who: id,
        of: checkOf(named, 'noticing'),
        kind: 'ordinary',
        clause: 'SL-SUR-2',
        purpose: 'notice',
        against: sneaker,
        tn: null,
      },
    );
  // Where one of them is taken away by hand, nobody is surprised by the other.
  const came = table.upon([sneaker], () => table.upon([id], rolls));
  return came === null || !came.won;
}

const usual: { readonly [side in 'sneaking' | 'noticing']: readonly [Attribute, Skill, string] } = {
  sneaking: ['dexterity', 'stealth', 'hiding'],
  noticing: ['perception', 'stealth', 'observation'],
};

/** The check of one side as answered, with defaults for what is not given. */
function checkOf(named: Choice, side: 'sneaking' | 'noticing'): CheckOf {
  const [attribute, skill, specialization] = usual[side];
  const given = named[`${side}Attribute`];
  const trained = named[`${side}Skill`];
  const chosen = attributes.find((each) => each === given) ?? attribute;
  const with_ = skillIds.find((each) => each === trained) ?? (trained === 'none' ? undefined : skill);
  if (with_ === undefined) return { attribute: chosen };
  return with_ === skill ? { attribute: chosen, skill, specialization } : { attribute: chosen, skill: with_ };
}

const enemiesOf = (fight: Fight, id: Id): readonly Id[] =>
  fight.listing.filter((other) => foes(one(fight, other), one(fight, id)));

/** Why the check named for one side is not valid; `null`: it is. */
function judgeNamed(choice: Choice, side: 'sneaking' | 'noticing'): Refusal | null {
  const { [`${side}Attribute`]: attribute, [`${side}Skill`]: skill } = choice;
  if (attribute !== undefined && !attributes.some((each) => each === attribute)) {
    return refuse('noSuchThing', 'there is no such attribute', 'SL-SUR-2', `${side}Attribute`);
  }
  if (skill !== undefined && skill !== 'none' && !skillIds.some((each) => each === skill)) {
    return refuse('noSuchThing', 'there is no such skill', 'SL-SUR-2', `${side}Skill`);
  }
  return null;
}

const checkQuestion = (fight: Fight, id: Id): Question => {
  const sneakers = enemiesOf(fight, id);
  const option: Option = {
    id: 'check',
    label: 'Roll for it',
    clause: 'SL-SUR-2',
    group: 'gm',
    needs: {
      sneaker: {
        kind: 'one',
        label: 'Who sneaks',
        oneOf: sneakers.map((foe) => ({ id: foe, label: nameOf(fight, foe) })),
        ...(sneakers[0] === undefined ? {} : { default: sneakers[0] }),
      },
      sneakingAttribute: attributeNeed('Sneaking: attribute', usual.sneaking[0]),
      sneakingSkill: skillNeed('Sneaking: skill', usual.sneaking[1]),
      noticingAttribute: attributeNeed('Noticing: attribute', usual.noticing[0]),
      noticingSkill: skillNeed('Noticing: skill', usual.noticing[1]),
    },
  };
  return {
    id: 'surprise-check',
    clause: 'SL-SUR-2',
    for: 'gm',
    about: { who: id },
    options: () => [option],
    read(choice) {
      if (choice.option !== 'check')
        return refuse('noSuchThing', 'the answer is check', 'SL-SUR-2', 'option');
      const sneaker = choice.sneaker ?? sneakers[0];
      if (typeof sneaker !== 'string' || !sneakers.includes(sneaker)) {
        return refuse('noSuchThing', 'it must be said which enemy sneaks', 'SL-SUR-2', 'sneaker');
      }
      return judgeNamed(choice, 'sneaking') ?? judgeNamed(choice, 'noticing') ?? { ...choice, sneaker };
    },
  };
};
