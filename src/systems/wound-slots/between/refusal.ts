import type { Refusal } from '../../../kernel/port.ts';

/** Codes of refusals between fights. Those of fights are in `../refusal.ts`. */
type RestCode =
  | 'notWounded'
  | 'resultTooLow'
  | 'slotsFull'
  | 'fatalWound'
  | 'dying'
  | 'unconscious'
  | 'awake'
  | 'strenuous'
  | 'tooShort'
  | 'tooLong'
  | 'twiceADay'
  | 'sleepless'
  | 'noBrokenRest'
  | 'notInvested'
  | 'nothing';

export const no = (code: RestCode, because: string, clause: string, field?: string): Refusal =>
  field === undefined ? { code, because, clause } : { code, because, clause, field };
