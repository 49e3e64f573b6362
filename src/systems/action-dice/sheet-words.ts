/**
 * The rules' words for fields of sheets in lists of numbers. A part of a path with an empty word is left out of the
 * label.
 */
export const sheetWords = {
  scores: '',
  skills: '',
  printed: '',
  natural: '',
  hide: '',
  'hide.ar': 'AR of the hide',
  guard: 'Guard bonus',
  'printed.guard': 'Guard',
  ar: 'AR',
  mass: 'mass in pounds',
  near: 'near in feet',
  far: 'far in feet',
  radius: 'radius in feet',
  count: 'number of dice',
  sides: 'faces of each die',
  vs: 'number to beat',
  unarmed: '',
  'unarmed.value': 'unarmed damage',
} as const;
