/** What the fields of sheets are called by the rules, in lists of numbers; what speaks for itself is left out. */
export const sheetWords = {
  scores: '',
  skills: 'skill',
  focuses: 'focus',
  natural: '',
  personas: '',
  ap: 'AP',
  links: 'link',
  spares: 'spare',
  reach: 'reach in metres',
} as const;
