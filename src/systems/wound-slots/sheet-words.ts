/** The rules' words for fields of sheets, in lists of numbers; an empty one leaves the field's name out. */
export const sheetWords = {
  attributes: '',
  skills: '',
  rank: '',
  specializations: '',
  traits: '',
  calmingTn: 'TN to calm it',
} as const;
