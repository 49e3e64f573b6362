import type { Need } from '../../../kernel/port.ts';
import type { PushTurn } from '../movement/push.ts';
import { drive, pushTurns } from '../movement/push.ts';
import { nameOf } from '../names.ts';
import { offerAfterFailure } from '../reactions/chance-events.ts';
import { refuse } from '../refusal.ts';
import { maneuverAction } from './maneuver.ts';

const turns = Object.keys(pushTurns) as readonly PushTurn[];
const isTurn = (given: unknown): given is PushTurn => turns.some((turn) => turn === given);

const labels: { readonly [turn in PushTurn]: string } = {
  straight: 'Straight away',
  left: 'Away to the left',
  right: 'Away to the right',
};

const direction: Need = {
  kind: 'one',
  label: 'Where to',
  oneOf: turns.map((id) => ({ id, label: labels[id] })),
  default: 'straight',
};

/** PE-ACT-26: a melee Trick that drives the target back by the attacker's DoS in metres, at least by PE-R45. */
export const push = maneuverAction({
  id: 'push',
  label: 'Push',
  clause: 'PE-ACT-26',
  note: '1 m for each Degree of Success',
  unarmed: false,
  judge: () => null,
  needs: ({ rulings }) => (rulings.pushDirection === 'attackerChooses' ? { direction } : {}),
  read({ rulings }, _, choice) {
    if (rulings.pushDirection !== 'attackerChooses') return { direction: 'straight' };
    const turn = choice.direction ?? 'straight';
    if (isTurn(turn)) return { direction: turn };
    return refuse('noSuchThing', `the directions are ${turns.join(', ')}`, 'PE-ACT-26', 'direction');
  },
  settle(table, who, { won, degrees, target }, choice) {
    if (!won) {
      offerAfterFailure(table, 'failed-trick', 'attack', who, target);
      return;
    }
    const metres = Math.max(degrees, table.fight.rulings.pushMinimum);
    if (metres === 0) {
      const text = `${nameOf(table.fight, target)} stays where it is: no Degree of Success, no metre.`;
      table.tell({ fact: 'note', text, clause: 'PE-ACT-26', who });
    }
    // A Chance Attack at the one driven back has dice of its own: these are over, but for the metres.
    table.cross({ since: 'attack', held: () => String(metres), over: true });
    drive(table, who, target, metres, isTurn(choice.direction) ? choice.direction : 'straight');
  },
});
