/** The rules' words for fields of sheets, in lists of numbers; an empty one leaves the field's name out. */
export const sheetWords = {
  attributes: '',
  skills: '',
  rank: '',
  specializations: '',
  traits: '',
  ap: 'AP',
  tn: 'TN',
  escapeTn: 'TN to escape',
  'ranged.increment': 'increment in yards',
  calmingTn: 'TN to calm it',
} as const;
