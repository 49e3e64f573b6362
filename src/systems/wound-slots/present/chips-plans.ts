import { chip, derived } from '../../../engine/chips.ts';
import { listed } from '../../../kernel/phrases.ts';
import type { ConditionView } from '../../../kernel/view.ts';
import { flankedBy } from '../combat/flanking.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious } from '../state.ts';
import type { EventKind } from '../turn/events.ts';
import { eventKinds, eventNames } from '../turn/events.ts';
import { deedName } from './deeds.ts';
import { doneWords, nameOf, namesOf } from './words.ts';

/** What it has begun or readied (SL-AP-5, SL-COM-6), and flanking (section FLK). */
export const planChips = (fight: Fight, who: Combatant): readonly ConditionView[] => [
  ...chargeChip(fight, who),
  ...readiedChip(who),
  ...openingChip(fight, who),
  ...watchChips(fight, who),
];

function chargeChip(fight: Fight, { charge }: Combatant): readonly ConditionView[] {
  if (!charge) return [];
  const { choice, paid, cost, untilRound } = charge;
  const name = `Begun: ${deedName(choice.option)}`;
  return untilRound === null
    ? [chip('charging', name, 'SL-AP-5', { grade: `${paid} of ${cost} AP` })]
    : [chip('charging', name, 'SL-AP-7', { until: doneWords(fight, untilRound) })];
}

function readiedChip({ readied }: Combatant): readonly ConditionView[] {
  if (!readied) return [];
  const label = `Readied: ${deedName(readied.choice.option)}`;
  return [chip('readied', label, 'SL-COM-6', { grade: readied.text ?? whenWords(readied.events) })];
}

const isKind = (event: string): event is EventKind => eventKinds.some((kind) => kind === event);

/** The awaited events: "for anything"; "when somebody takes a step". */
function whenWords(events: readonly string[]): string {
  const named = events.filter(isKind);
  // All events but the game master's word are all that can be chosen.
  if (named.length === 0 || named.length >= eventKinds.length - 1) return 'for anything';
  return `when ${named.map((event) => eventNames[event]).join(' or ')}`;
}

function openingChip(fight: Fight, { openings }: Combatant): readonly ConditionView[] {
  if (openings.length === 0) return [];
  const all = listed(openings.map(({ against, value }) => `${nameOf(fight, against)} (${value})`));
  return [chip('opening', `Opening against ${all}`, 'SL-POS-2', { until: 'the turn ends', ...derived })];
}

function watchChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  const pair = conscious(who) ? flankedBy(fight, who) : null;
  return [
    ...(who.ignoring.length > 0
      ? [chip('ignoring', `Ignores ${namesOf(fight, who.ignoring)}`, 'SL-FLK-4', { towards: who.ignoring })]
      : []),
    ...(pair === null ? [] : [chip('flanked', `Flanked by ${namesOf(fight, pair)}`, 'SL-FLK-1', derived)]),
  ];
}
