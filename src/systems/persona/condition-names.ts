/**
 * The names of conditions that somebody is in or not: for what everybody sees (`present/chips.ts`) and for the game
 * master's hand (`override-conditions.ts`). Those with a catalogue of their own (ailments, injuries, decay) and those
 * between two have theirs there.
 */
export const conditionNames = {
  prone: { id: 'prone', label: 'Prone', clause: 'PE-ACT-34' },
  running: { id: 'running', label: 'Running', clause: 'PE-MOVE-4' },
  defending: { id: 'defending', label: 'Defending', clause: 'PE-ACT-15' },
  surprised: { id: 'surprised', label: 'Surprised', clause: 'PE-TIME-6' },
  bleeding: { id: 'bleeding', label: 'Blood Loss', clause: 'PE-BLD-1' },
  fleeing: { id: 'fleeing', label: 'Must flee', clause: 'PE-AIL-19' },
  flightLost: { id: 'flight-lost', label: 'Cannot fly', clause: 'PE-FLY-6' },
  oneMore: { id: 'one-more', label: 'One More', clause: 'PE-ONE-1' },
} as const;

/** PE-AIR-1, PE-AIR-2: without air, by what somebody does meanwhile. */
export const airless = {
  active: { id: 'suffocating', label: 'No air', clause: 'PE-AIR-1' },
  calm: { id: 'suffocating-calm', label: 'No air, holding its breath', clause: 'PE-AIR-1' },
} as const;

/** PE-FLY-1: the bands above the ground. */
export const aloft = {
  low: { id: 'band-low', label: 'In the air (low)', clause: 'PE-FLY-1' },
  high: { id: 'band-high', label: 'In the air (high)', clause: 'PE-FLY-1' },
} as const;
