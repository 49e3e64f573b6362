import type { Narrated } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import { defenseNames } from '../defenses.ts';
import type { StateFact } from '../facts/states.ts';
import { levelOf } from '../levels.ts';
import type { Fight } from '../state.ts';
import { lineOf } from './line.ts';
import { nameOf, namesOf, spellName } from './words.ts';

/** Facts about conditions, grapples and magic as log lines. */

const apart = {
  escaped: 'has escaped from',
  apart: 'is out of the grasp of',
  hand: 'is no longer grappled by',
} as const;

export function narrateState(fight: Fight, fact: StateFact): Narrated | null {
  switch (fact.fact) {
    case 'effect': {
      const { on, spell, until, by, kind, value } = fact.effect;
      const what = kind === 'bound' ? `is bound (Escape ${value})` : `is warded (+${value})`;
      return {
        ...lineOf(fight, on, `${what} by ${spellName(fight, spell)} until round ${until} ends`, 'SL-DUR-1'),
        whom: by,
      };
    }
    case 'effect-ended':
      return lineOf(fight, fact.on, endOf(fact, spellName(fight, fact.spell)), fact.clause ?? 'SL-DUR-1');
    default:
      return narrateBodily(fight, fact);
  }
}

type Ended = Extract<StateFact, { readonly fact: 'effect-ended' }>;

function endOf({ kind, why }: Ended, spell: string): string {
  const noMore = `is ${kind === 'bound' ? 'bound' : 'warded'} by ${spell} no more`;
  switch (why) {
    case 'over':
      return `${noMore}: its time has run out`;
    case 'escaped':
      return `breaks the bonds of ${spell}`;
    case 'ended':
      return noMore;
    case 'hand':
      return `${noMore}: taken away`;
  }
}

type Bodily = Exclude<StateFact, { readonly fact: 'effect' | 'effect-ended' }>;

function narrateBodily(fight: Fight, fact: Bodily): Narrated | null {
  const line = (text: string, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, text, clause, level);
  switch (fact.fact) {
    case 'helpless':
      return fact.until === null
        ? line('is helpless no more', fact.clause, 'detail')
        : line(`is helpless until round ${fact.until} ends`, fact.clause);
    case 'bleeding':
    case 'burning': {
      const word = fact.fact === 'bleeding' ? 'bleeds' : 'burns';
      return fact.level === 0
        ? line(`${word} no more`, fact.clause)
        : line(`${word} (${levelOf(fact.level)})`, fact.clause);
    }
    case 'hobbled':
      return line(fact.on ? 'is hobbled' : 'is hobbled no more', fact.clause);
    case 'blinded':
      return line(fact.on ? 'is blinded' : 'sees again', 'SL-ATK-5', 'hand');
    case 'hidden':
      return line(fact.on ? 'is hidden from its enemies' : 'is no longer hidden', 'SL-ATK-5', 'hand');
    case 'poisons': {
      const names = fact.poisons.map(({ id }) => id.replaceAll('-', ' '));
      return line(names.length === 0 ? 'is free of poison' : `has ${names.join(', ')} in it`, fact.clause);
    }
    case 'defending': {
      if (fact.defending === null) return line('defends no more', 'SL-COM-3', 'detail');
      const { how } = fact.defending;
      if (how === null) return line('is on guard until its next turn or a wound', 'SL-COM-3', 'detail');
      return line(`defends with ${how === 'plusTwo' ? '+2' : defenseNames[how]}`, 'SL-COM-2');
    }
    case 'ignoring':
      return fact.ids.length === 0
        ? line('keeps an eye on everybody', fact.clause)
        : line(`ignores ${namesOf(fight, fact.ids)}`, fact.clause);
    case 'marked': {
      const { kind, by } = fact.mark;
      const clause = kind === 'harried' ? 'SL-COM-5' : 'SL-MSC-5';
      return { ...line(`is ${kind} by ${nameOf(fight, by)} until the round ends`, clause), whom: by };
    }
    case 'opening':
      return line(`has an opening against ${nameOf(fight, fact.against)}: ${fact.value}`, 'SL-POS-2');
    case 'grapple':
      return { ...line(`and ${nameOf(fight, fact.with)} are grappling`, 'SL-GRP-5'), whom: fact.with };
    case 'grapple-ended':
      return {
        ...line(`${apart[fact.why]} ${nameOf(fight, fact.with)}`, 'SL-GRP-1'),
        whom: fact.with,
      };
    case 'pinned':
      return {
        ...line(
          fact.on
            ? `is pinned by ${nameOf(fight, fact.by)}`
            : `is no longer pinned by ${nameOf(fight, fact.by)}`,
          'SL-GRP-10',
        ),
        whom: fact.by,
      };
  }
}
