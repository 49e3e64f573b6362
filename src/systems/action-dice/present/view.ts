import { identity, stillThere, viewOf } from '../../../engine/shown.ts';
import type { CombatantStatus, CombatantView, View } from '../../../kernel/view.ts';
import { itemsSeen } from '../../../kernel/view.ts';
import { sizeOf } from '../derived.ts';
import { sizeTable } from '../sizes.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import { bar, orderOf, shownInitiative } from './bar.ts';
import { conditions } from './chips.ts';
import { marks } from './field.ts';
import { charts, notes } from './notes.ts';
import { pools, tracks } from './panels.ts';
import { iconOf } from './token.ts';

/** The status of all combatants that are still there. */
export const status = (fight: Fight): readonly CombatantStatus[] =>
  stillThere(fight).map((who) => statusOf(fight, who));

/** The fight as screens show it. */
export const view = (fight: Fight): View =>
  viewOf(fight, (who) => combatantView(fight, who), {
    phase: phaseWord(fight),
    order: orderOf(fight),
    bar: bar(fight),
    unit: 'ft',
    marks: marks(fight),
  });

function phaseWord({ phase }: Fight): string {
  switch (phase) {
    case 'opening':
    case 'ambush':
    case 'watch':
    case 'join':
    case 'initiative':
      return 'setup';
    case 'round':
    case 'order':
    case 'turns':
      return 'round';
    case 'recovery':
    case 'over':
      return phase;
  }
}

const statusOf = (fight: Fight, who: Combatant): CombatantStatus => ({
  ...identity(who),
  ...(isObject(who) && { thing: true as const }),
  tracks: tracks(fight, who),
  pools: pools(fight, who),
});

function combatantView(fight: Fight, who: Combatant): CombatantView {
  const types = charts(fight, who);
  return {
    ...statusOf(fight, who),
    ...(isObject(who) && { turnless: true as const }),
    icon: iconOf(who.sheet),
    cell: who.cell,
    size: who.squares,
    sizeName: sizeTable[sizeOf(who.sheet, fight.rulings)].name,
    conditions: conditions(fight, who),
    ...(who.sheet.cover === 'full' && who.sturdy && { shownElsewhere: ['sturdy'] }),
    initiative: shownInitiative(fight, who),
    notes: notes(fight, who),
    items: itemsSeen(
      who.hands.map(({ item }) => item),
      who.carried,
    ),
    ...(types.length > 0 ? { charts: types } : {}),
  };
}
