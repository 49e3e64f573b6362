import { identity, itemMarks, stillThere, viewOf } from '../../../engine/shown.ts';
import type { Id } from '../../../kernel/json.ts';
import { signed } from '../../../kernel/phrases.ts';
import type { CombatantStatus, CombatantView, View } from '../../../kernel/view.ts';
import { itemsSeen } from '../../../kernel/view.ts';
import { initiativeOf } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one } from '../state.ts';
import { hasTurns } from '../turn/able.ts';
import { bar } from './bar.ts';
import { conditions } from './chips.ts';
import { shownField } from './field.ts';
import { charts, notes } from './notes.ts';
import { pools, tracks } from './panels.ts';
import { iconOf } from './token.ts';

/** The short status of everybody who is not gone. */
export const status = (fight: Fight): readonly CombatantStatus[] =>
  stillThere(fight).map((who) => statusOf(fight, who));

/** The fight as screens show it. */
export const view = (fight: Fight): View =>
  viewOf(fight, (who) => combatantView(fight, who), {
    phase: phaseWord(fight),
    order: orderOf(fight),
    bar: bar(fight),
    battlefield: shownField(fight.battlefield),
    marks: itemMarks(fight.floor),
  });

/** All combatants by slot order, objects included, then those without a slot. */
function orderOf(fight: Fight): readonly Id[] {
  const placed = fight.order.flatMap(({ members }) => members);
  const late = fight.listing.filter((id) => !placed.includes(id));
  return [...placed, ...late].filter((id) => one(fight, id).out !== 'gone');
}

function phaseWord({ phase }: Fight): string {
  switch (phase) {
    case 'opening':
    case 'surprise':
      return 'setup';
    case 'round':
    case 'unions':
    case 'order':
    case 'slots':
    case 'round-end':
      return 'round';
    case 'over':
      return 'over';
  }
}

const statusOf = (fight: Fight, who: Combatant): CombatantStatus => ({
  ...identity(who),
  ...(isObject(who) && { thing: true as const }),
  tracks: tracks(fight, who),
  pools: pools(fight, who),
});

function combatantView(fight: Fight, who: Combatant): CombatantView {
  const affinities = charts(fight, who);
  return {
    ...statusOf(fight, who),
    ...(!hasTurns(fight, who) && { turnless: true as const }),
    icon: iconOf(who.sheet),
    cell: who.cell,
    size: who.squares,
    sizeName: who.sheet.size === 0 ? 'Size 0' : `Size ${signed(who.sheet.size)}`,
    conditions: conditions(fight, who),
    ...(who.summoner !== null && { shownElsewhere: ['summoned'] }),
    initiative: initiativeNow(fight, who),
    notes: notes(fight, who),
    items: itemsSeen(
      who.hands.map(({ item }) => item),
      who.carried,
    ),
    ...(affinities.length > 0 ? { charts: affinities } : {}),
  };
}

/** WS-INI-5: the Initiative of this round; the current one for those without a slot. */
const initiativeNow = (fight: Fight, who: Combatant): number =>
  fight.order.find(({ members }) => members.includes(who.id))?.initiative ?? initiativeOf(fight, who).value;
