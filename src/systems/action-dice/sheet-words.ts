/** What the fields of sheets are called by the rules, in lists of numbers; what speaks for itself is left out. */
export const sheetWords = {
  scores: '',
  skills: '',
  printed: '',
  natural: '',
  hide: '',
  'hide.ar': 'AR of the hide',
  ar: 'AR',
  mass: 'mass in pounds',
  unarmed: '',
  'unarmed.value': 'unarmed damage',
} as const;
