import type { Id } from '../../../kernel/json.ts';
import { asJson } from '../../../kernel/json.ts';
import type { CombatantStatus, CombatantView, View } from '../../../kernel/view.ts';
import { itemsSeen } from '../../../kernel/view.ts';
import { sizeOf } from '../derived.ts';
import { sizeTable } from '../sizes.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one } from '../state.ts';
import { bar, orderOf, shownInitiative } from './bar.ts';
import { conditions } from './chips.ts';
import { marks } from './field.ts';
import { charts, notes } from './notes.ts';
import { pools, tracks } from './panels.ts';
import { iconOf } from './token.ts';

/** The status of all combatants that are still there. */
export const status = (fight: Fight): readonly CombatantStatus[] =>
  fight.listing.flatMap((id) => {
    const who = one(fight, id);
    return who.out === 'gone' ? [] : [statusOf(fight, who)];
  });

/** The fight as screens show it. */
export function view(fight: Fight): View {
  const combatants: { [id: Id]: CombatantView } = {};
  for (const id of fight.listing) {
    const who = one(fight, id);
    if (who.out !== 'gone') combatants[id] = combatantView(fight, who);
  }
  return {
    system: fight.system,
    name: fight.name,
    round: fight.round,
    phase: phaseWord(fight),
    active: fight.active,
    order: orderOf(fight),
    bar: bar(fight),
    combatants,
    battlefield: asJson(fight.battlefield),
    unit: 'ft',
    changed: asJson(fight.changes),
    marks: marks(fight),
    ...(fight.over ? { over: fight.over } : {}),
  };
}

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
  id: who.id,
  name: who.sheet.name,
  side: who.side,
  player: who.player,
  ...(isObject(who) && { thing: true as const }),
  tracks: tracks(fight, who),
  pools: pools(fight, who),
  out: who.out,
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
