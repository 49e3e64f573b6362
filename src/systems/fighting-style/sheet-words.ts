/**
 * The rules' words for fields of sheets (`System.sheetWords`). A field without an entry is shown by its own name, one
 * with an empty word without a name.
 */
export const sheetWords = {
  'kind.pc': 'player character',
  'kind.npc': 'game master’s',
  xp: 'XP',
  attributes: '',
  skills: '',
  printed: '',
  styles: '',
  'printed.STR': 'FS (STR)',
  'printed.AGI': 'FS (AGI)',
  weapons: '',
  natural: '',
  naturalArmor: '',
  ar: 'AR',
  sleightOfHand: 'Sleight of Hand',
  magicAr: 'magic AR',
  br: 'BR',
  melee: '',
  reach: 'reach in metres',
  count: 'number of dice',
  sides: 'faces of each die',
  plus: 'added to the dice',
  inHand: '',
  'inHand.hands': 'hands that hold it',
  resistances: 'resistance',
  vulnerabilities: 'vulnerability',
  value: '',
} as const;
