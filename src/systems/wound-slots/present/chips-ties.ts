import { chip, chipIf, derived } from '../../../engine/chips.ts';
import { listed } from '../../../kernel/phrases.ts';
import type { ConditionView } from '../../../kernel/view.ts';
import { isHelpless, isImmobile } from '../fatigue.ts';
import type { Combatant, Fight } from '../state.ts';
import { nameOf, namesOf, spellName } from './words.ts';

/** Helplessness, grapples, pins, riding (sections GRP, MNT). */
export function tieChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  const { grappling, pinnedBy, riding, ridden, helplessUntil } = who;
  // Being unconscious or pinned makes it helpless beyond that round.
  const longer = who.unconscious || pinnedBy.length > 0;
  const until = helplessUntil === null || longer ? derived : { until: `round ${helplessUntil} ends` };
  const pinned = `Pinned by ${namesOf(fight, pinnedBy)}`;
  return [
    ...chipIf(isHelpless(who), 'helpless', 'Helpless', 'SL-CND-8', until),
    ...chipIf(isImmobile(fight, who), 'immobile', 'Immobile', 'SL-DEF-3', derived),
    ...chipIf(grappling.length > 0, 'grappling', `Grappling ${namesOf(fight, grappling)}`, 'SL-GRP-5', {
      towards: grappling,
    }),
    ...chipIf(pinnedBy.length > 0, 'pinned', pinned, 'SL-GRP-10', {
      towards: pinnedBy,
      until: 'it escapes',
    }),
    ...(riding
      ? [chip('mounted', `Riding ${nameOf(fight, riding.mount)}`, 'SL-MNT-2', { towards: [riding.mount] })]
      : []),
    ...chipIf(riding?.control === false, 'out-of-control', 'Mount out of control', 'SL-MNT-7'),
    ...(ridden === null ? [] : [chip('ridden', `Ridden by ${nameOf(fight, ridden)}`, 'SL-MNT-2', derived)]),
  ];
}

/** Marks and magical effects (SL-COM-5, SL-MSC-5, SL-DUR-1). */
export function effectChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  return [
    ...markChip(fight, who, 'harried', 'Harried', 'SL-COM-5'),
    ...markChip(fight, who, 'distracted', 'Distracted', 'SL-MSC-5'),
    ...magicChip(fight, who, 'bound'),
    ...magicChip(fight, who, 'ward'),
  ];
}

function markChip(
  fight: Fight,
  who: Combatant,
  kind: 'harried' | 'distracted',
  word: string,
  clause: string,
): readonly ConditionView[] {
  const by = who.marks.filter((mark) => mark.kind === kind).map((mark) => mark.by);
  return chipIf(by.length > 0, kind, `${word} by ${namesOf(fight, by)}`, clause, {
    towards: by,
    until: 'the round ends',
  });
}

/** Several effects of a kind are one condition, with the highest value and the latest end. */
function magicChip(fight: Fight, who: Combatant, kind: 'bound' | 'ward'): readonly ConditionView[] {
  const all = fight.effects.filter((effect) => effect.kind === kind && effect.on === who.id);
  if (all.length === 0) return [];
  const level = Math.max(...all.map(({ value }) => value));
  const until = `round ${Math.max(...all.map((effect) => effect.until))} ends`;
  const names = listed([...new Set(all.map(({ spell }) => spellName(fight, spell)))]);
  return kind === 'bound'
    ? [chip('bound', 'Bound by magic', 'SL-DEF-3', { level, grade: `${names}, Escape ${level}`, until })]
    : [chip('warded', 'Warded', 'SL-COM-1', { level, grade: `${names}, +${level}`, until })];
}
