import { outOfControl } from './control.ts';
import type { StatusId } from './status/catalogue.ts';

/**
 * The names and clauses of conditions: for what everybody sees (`present/chips.ts`) and for the game master's hand
 * (`override-states.ts`). Status Effects have their names in `status/catalogue.ts`.
 */
export const conditionNames = {
  defending: { id: 'defending', label: 'Defends', clause: 'WS-BAS-4' },
  'taking-cover': { id: 'taking-cover', label: 'Takes cover', clause: 'WS-BAS-14' },
  commanding: { id: 'commanding', label: 'Commands', clause: 'WS-ADV-9' },
  surprised: { id: 'surprised', label: 'Surprised', clause: 'WS-INI-19' },
  surrendered: { id: 'surrendered', label: 'Surrendered', clause: 'WS-GEN-13' },
  [outOfControl]: { id: outOfControl, label: 'Out of control', clause: 'WS-ADV-9' },
} as const;

/** The clause of a Status Effect: two have one of their own. */
export function statusClause(status: StatusId): string {
  switch (status) {
    case 'grabbed':
      return 'WS-ADV-11';
    case 'bleeding':
      return 'WS-VIT-3';
    default:
      return 'WS-STA-6';
  }
}
