import { identity, itemMarks, stillThere, viewOf } from '../../../engine/shown.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { CombatantStatus, CombatantView, View } from '../../../kernel/view.ts';
import { itemsSeen } from '../../../kernel/view.ts';
import type { Combatant, Fight } from '../state.ts';
import { conditions } from './chips.ts';
import { notes } from './facts.ts';
import { shownField } from './field.ts';
import { ladder } from './ladder.ts';
import { pools, tracks } from './panels.ts';
import { iconOf } from './token.ts';

/** The status of all combatants who are still in the fight. */
export const status = (fight: Fight): readonly CombatantStatus[] =>
  stillThere(fight).map((who) => statusOf(fight, who));

/** The fight for screens. */
export const view = (fight: Fight): View =>
  viewOf(fight, (who) => combatantView(fight, who), {
    phase: phaseWord(fight),
    order: ladder(fight).flatMap(({ id, with: mates = [] }) => [id, ...mates.map((mate) => mate.id)]),
    bar: ladder(fight),
    battlefield: shownField(fight.battlefield),
    unit: 'yd',
    marks: itemMarks(fight.floor),
  });

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
  ...identity(who),
  tracks: tracks(who),
  pools: pools(fight, who),
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
