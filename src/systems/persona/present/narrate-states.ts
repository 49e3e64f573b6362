import type { Id } from '../../../kernel/json.ts';
import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { counted } from '../../../kernel/phrases.ts';
import type { Line } from '../../../kernel/view.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import type { StateFact } from '../facts/states.ts';
import type { Fight } from '../state.ts';
import { lineOf } from './line.ts';
import { nameOf, namesOf } from './words.ts';

/** Conditions in words. */

/** What keeps an ailment off, with its clause; the ailment's own says who is immune. */
const keptOff = {
  resisted: { words: 'resists', clause: 'PE-AIL-5' },
  immune: { words: 'is immune to being', clause: null },
  defending: { words: 'defends and is not', clause: 'PE-ACT-16' },
  already: { words: 'is already', clause: 'PE-ONE-6' },
} as const;

const ends = {
  over: 'it is over',
  technical: 'the Technical Hit used it up',
  damage: 'the harm ended it',
  passed: 'shaken off',
  cured: 'cured',
  fate: 'Fate',
  'all-out': 'after the All-Out Attack',
  ice: 'the ice put it out',
  hand: 'taken away',
} as const;

const conditionWords = {
  prone: ['is prone', 'is on its feet'],
  running: ['runs', 'runs no more'],
  defending: ['defends', 'defends no more'],
  surprised: ['is surprised', 'is surprised no more'],
} as const;

const hasAilment = (fight: Fight, who: Id, ailment: AilmentId): boolean =>
  fight.combatants[who]?.ailments.some(({ id }) => id === ailment) === true;

const isOut = (fight: Fight, who: Id): boolean => (fight.combatants[who]?.out ?? null) !== null;

export function narrateState(fight: Fight, fact: StateFact): Narrated | null {
  const name = nameOf(fight, fact.who);
  const line = (said: string | Words, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, said, clause, level);
  switch (fact.fact) {
    case 'condition':
      return line(conditionWords[fact.condition][fact.on ? 0 : 1], fact.clause, 'detail');
    case 'ailment': {
      const kind = ailmentKinds[fact.ailment.id];
      const old = fact.replaces === undefined ? '' : `, no longer ${ailmentKinds[fact.replaces].name}`;
      return line(`is ${kind.name}${old}`, kind.clause);
    }
    case 'ailment-changed':
      return null;
    case 'ailment-ended': {
      if (fight.combatants[fact.who]?.out === 'dead') return null;
      const kind = ailmentKinds[fact.ailment];
      return line({ says: `is no longer ${kind.name}`, result: ends[fact.why] }, kind.clause);
    }
    case 'ailment-kept-off': {
      const { name: ailment, clause: own } = ailmentKinds[fact.ailment];
      if (fact.keeps !== undefined) {
        const text = `stays ${ailmentKinds[fact.keeps].name} and does not become ${ailment}`;
        return line(text, 'PE-AIL-3', 'detail');
      }
      // A Critical Hit of the same attack may have inflicted the same ailment.
      const has = fact.why === 'resisted' && hasAilment(fight, fact.who, fact.ailment);
      const still = has ? `, and is ${ailment} already` : '';
      const { words, clause } = keptOff[fact.why];
      return line(`${words} ${ailment}${still}`, clause ?? own, 'detail');
    }
    case 'augment':
      return line(
        `has ${counted(fact.augment.advantages, 'Advantage')} on ${fact.augment.on} until round ${fact.augment.until} ends`,
        'PE-ACT-37',
      );
    case 'augment-ended':
      return line('has no Advantages of that power any more', 'PE-ACT-37');
    case 'chance-used':
    case 'evaded':
      return null;
    case 'disrupted':
      return line(
        `is ${fact.disruption.kind} by ${nameOf(fight, fact.disruption.by)}`,
        fact.disruption.kind === 'scared' ? 'PE-ACT-23' : 'PE-ACT-22',
      );
    case 'disruption-ended':
      return line(
        `is ${fact.disruption.kind} no more`,
        fact.disruption.kind === 'scared' ? 'PE-ACT-23' : 'PE-ACT-22',
        'detail',
      );
    case 'protecting':
      return fact.ally === null
        ? line('protects nobody any more', 'PE-ACT-17', 'detail')
        : line(`protects ${nameOf(fight, fact.ally)}`, 'PE-ACT-17');
    case 'hidden':
      return fact.from.length > 0
        ? line(`is hidden from ${namesOf(fight, fact.from)}`, fact.clause)
        : line('is in plain sight', fact.clause);
    case 'undertaking':
      return fact.undertaking
        ? line(
            `is not done yet (${fact.undertaking.task.what}): ${counted(fact.undertaking.left, 'Action')} more`,
            'PE-ACT-19',
            'detail',
          )
        : null;
    case 'held':
      return fact.hold.struggles > 0
        ? line('struggles', 'PE-GRP-5', 'detail')
        : line(
            `is ${fact.hold.stored ? 'immobilised' : 'grappled'} by ${nameOf(fight, fact.hold.by)}`,
            'PE-GRP-1',
          );
    case 'hold-ended':
      return line(
        `is free of ${nameOf(fight, fact.by)}${fact.why === 'out' ? '' : `: ${fact.why}`}`,
        'PE-GRP-3',
      );
    case 'suffocation':
      if (fact.suffocation === null) return line('has air again', 'PE-AIR-1', 'detail');
      return isOut(fight, fact.who)
        ? line(`is unconscious without air: round ${fact.suffocation.out}`, 'PE-AIR-6', 'detail')
        : line(`is without air: round ${fact.suffocation.rounds}`, 'PE-AIR-1', 'detail');
    case 'analysed':
      return {
        ...line('', fact.analysis === 'basic' ? 'PE-ACT-20' : 'PE-ACT-21'),
        text: `${nameOf(fight, fact.by)} finds out ${fact.analysis === 'basic' ? 'the affinities of' : 'all about'} ${name}`,
        whom: fact.by,
      };
  }
}
