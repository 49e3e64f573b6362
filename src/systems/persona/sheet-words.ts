/** The rules' words for fields of sheets in lists of numbers. Fields whose names are self-explanatory map to `''`. */
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
