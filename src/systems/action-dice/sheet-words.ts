/**
 * The rules' words for fields of sheets in lists of numbers. An empty string means the field needs no word of its own.
 */
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
