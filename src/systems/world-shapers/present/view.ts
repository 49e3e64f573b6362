import type { Id } from '../../../kernel/json.ts';
import { asJson } from '../../../kernel/json.ts';
import { signed } from '../../../kernel/phrases.ts';
import type { CombatantStatus, CombatantView, Mark, View } from '../../../kernel/view.ts';
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
    battlefield: shownField(fight.battlefield),
    changed: asJson(fight.changes),
    marks: marks(fight),
    ...(fight.over ? { over: fight.over } : {}),
  };
}

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
  const affinities = charts(fight, who);
  return {
    ...statusOf(fight, who),
    ...(!hasTurns(fight, who) && { turnless: true as const }),
    icon: iconOf(who.sheet),
    cell: who.cell,
    size: who.squares,
    sizeName: who.sheet.size === 0 ? 'Size 0' : `Size ${signed(who.sheet.size)}`,
    conditions: conditions(fight, who),
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

/** Items on the floor. */
const marks = (fight: Fight): readonly Mark[] =>
  fight.floor.map(({ item, cell }) => ({ cell, kind: 'item', label: item.name, item: item.id }));
