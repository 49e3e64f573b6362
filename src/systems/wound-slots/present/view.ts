import type { Id } from '../../../kernel/json.ts';
import { asJson } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { CombatantStatus, CombatantView, Mark, View } from '../../../kernel/view.ts';
import { itemsSeen } from '../../../kernel/view.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { conditions } from './chips.ts';
import { notes } from './facts.ts';
import { shownField } from './field.ts';
import { ladder } from './ladder.ts';
import { pools, tracks } from './panels.ts';
import { iconOf } from './token.ts';

/** The status of all combatants who are still in the fight. */
export const status = (fight: Fight): readonly CombatantStatus[] =>
  fight.listing.flatMap((id) => {
    const who = one(fight, id);
    return who.out === 'gone' ? [] : [statusOf(fight, who)];
  });

/** The fight for screens. */
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
    order: ladder(fight).flatMap(({ id, with: mates = [] }) => [id, ...mates.map((mate) => mate.id)]),
    bar: ladder(fight),
    combatants,
    battlefield: shownField(fight.battlefield),
    unit: 'yd',
    changed: asJson(fight.changes),
    marks: marks(fight),
    ...(fight.over ? { over: fight.over } : {}),
  };
}

function phaseWord(fight: Fight): string {
  switch (fight.phase) {
    case 'surprise':
    case 'initiative':
      return 'setup';
    case 'round':
    case 'turns':
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
  tracks: tracks(who),
  pools: pools(fight, who),
  out: who.out,
});

const combatantView = (fight: Fight, who: Combatant): CombatantView => ({
  ...statusOf(fight, who),
  icon: iconOf(who.sheet),
  cell: who.cell,
  size: who.squares,
  sizeName: `Size ${numeral(who.sheet.size)}`,
  conditions: conditions(fight, who),
  ...(who.hadTurn && { shownElsewhere: ['had-turn'] }),
  initiative: who.initiative,
  notes: notes(fight, who),
  items: itemsSeen(
    who.hands.map(({ item }) => item),
    who.stowed.map(({ item }) => item),
  ),
});

/** Items on the floor. */
const marks = (fight: Fight): readonly Mark[] =>
  fight.floor.map(({ item, cell }) => ({ cell, kind: 'item', label: item.name, item: item.id }));
