import type { Narrated } from '../../../kernel/narrated.ts';
import { possessive } from '../../../kernel/phrases.ts';
import { rulingsIn } from '../../../kernel/terms.ts';
import type { Line } from '../../../kernel/view.ts';
import type { RoundFact, TurnFact } from '../facts/turns.ts';
import type { Fight } from '../state.ts';
import { deedName, whyWords } from './deeds.ts';
import { lineOf } from './line.ts';
import { narrateAction, narrateCharge } from './narrate-deeds.ts';
import { nameOf, namesOf } from './words.ts';

/** Facts about rounds, turns, AP and initiative as log lines. */

export function narrateRound(fight: Fight, fact: RoundFact): Narrated | null {
  switch (fact.fact) {
    case 'surprised':
      if (fact.who.length === 0) return null;
      return {
        level: 'deed',
        text: `${namesOf(fight, fact.who)}: surprised, and without AP until after the first turn`,
        clause: 'SL-SUR-3',
      };
    case 'initiative-rolled':
      return {
        ...lineOf(fight, fact.who, `has initiative ${fact.value}`, 'SL-INI-1', 'detail'),
        totals: [{ label: 'Initiative without its dice', total: fact.total }],
      };
    case 'round-began':
      return { level: 'heading', text: `Round ${fact.round}`, clause: fact.clause };
    case 'tie-order':
      return {
        level: 'detail',
        text: `Equals in this round: ${namesOf(fight, fact.order)}`,
        clause: 'SL-INI-3',
      };
    case 'fight-goes-on':
      return { level: 'deed', text: 'The fight goes on', clause: 'SL-SEQ-4' };
    case 'over':
      return {
        level: 'heading',
        text: fact.winner === null ? 'The encounter is over' : `The encounter is over, won by ${fact.winner}`,
        clause: 'SL-SEQ-4',
      };
    case 'initiative-known':
    case 'round-ending':
    case 'settled':
    case 'round-ended':
      return null;
  }
}

export function narrateTurn(fight: Fight, fact: TurnFact): Narrated | null {
  const line = (text: string, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, text, clause, level);
  switch (fact.fact) {
    case 'turn-began':
      return {
        level: 'heading',
        text: nameOf(fight, fact.who),
        who: fact.who,
        clause: fact.clause,
      };
    case 'turn-skipped':
      return fact.why === 'dead' ? null : line('is unconscious: the turn passes by itself', 'SL-CND-3');
    case 'action':
      return narrateAction(fight, fact);
    case 'action-voided':
      return {
        level: 'deed',
        text: `${possessive(nameOf(fight, fact.who))} ${deedName(fact.action)} comes to nothing and costs nothing`,
        who: fact.who,
        clause: 'SL-INT-5',
      };
    case 'ap':
      return {
        ...line(apWords(fact), fact.clause, fact.why === 'hand' ? 'hand' : 'detail'),
        ...(fact.total
          ? { totals: [{ label: 'AP gained', total: fact.total }], rulings: rulingsIn(fact.total) }
          : {}),
      };
    case 'initiative':
      return fact.why === 'hand'
        ? line(`has initiative ${fact.value}`, fact.clause, 'hand')
        : line(
            `${fact.change < 0 ? 'loses' : 'gains'} ${Math.abs(fact.change)} initiative (${whyWords(fact.why)}): ${fact.value} now`,
            fact.clause,
          );
    case 'charge':
      return narrateCharge(fight, fact);
    case 'readied': {
      if (fact.readied === null) return line('waits with nothing readied any more', 'SL-COM-7', 'detail');
      return line(`has readied: ${deedName(fact.readied.choice.option)}`, 'SL-COM-6');
    }
    case 'turn-stage':
    case 'turn-ended':
      return null;
  }
}

type ApFact = Extract<TurnFact, { readonly fact: 'ap' }>;

function apWords({ left, change, why }: ApFact): string {
  if (change === undefined) return `has ${left} AP`;
  if (change >= 0) return `gains ${change} AP (${whyWords(why)}): ${left} now`;
  // The line of the action itself stands above.
  return why === 'action'
    ? `pays ${-change} AP: ${left} left`
    : `pays ${-change} AP (${whyWords(why)}): ${left} left`;
}
