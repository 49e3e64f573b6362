/** What the fields of sheets are called by the rules, in lists of numbers; what speaks for itself is left out. */
export const sheetWords = {
  attributes: '',
  skills: '',
  rank: '',
  specializations: '',
  traits: '',
  calmingTn: 'TN to calm it',
} as const;
