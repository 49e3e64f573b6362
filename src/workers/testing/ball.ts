import type { System } from '../../engine/system.ts';
import { oddSystem } from '../../engine/testing/odd-system.ts';
import { openHost } from '../../table/host.ts';

/** The host with the system of the tests. */
export const ballHost = () =>
  openHost({ systems: { masquerade: oddSystem as unknown as System }, newSeed: () => 'fixed' });

export const ball = {
  system: 'masquerade',
  combatants: [
    { id: 'ada', side: 'red' },
    { id: 'bea', side: 'blue' },
  ],
};
