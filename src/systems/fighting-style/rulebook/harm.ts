import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const damage: Section = {
  title: 'Damage',
  clauses: [
    clause(
      'FS-DMG-1',
      'Damage roll',
      'auto',
      'The dice of the weapon or spell and its flat number, no attribute; rolled for hits and for blocked attacks.',
    ),
    clause(
      'FS-DMG-2',
      'Types of damage',
      'data',
      'Physical: crushing, piercing, slashing.',
      'Magical: fire, frost, shock.',
      'Other: acid, force, necrotic, radiant, poison, psychic.',
    ),
    clause(
      'FS-DMG-3',
      'What a type does',
      'auto',
      'All damage has a type. It does nothing by itself and matters only for AR, BR, resistance and vulnerability.',
    ),
    clause(
      'FS-DMG-4',
      'Order of reductions',
      'auto',
      'AR and BR come first; if they leave nothing, nothing it is. Then resistance and vulnerability together, never below 0. 10 fire on a block worth 4, with Fire Resistance (2) and Magic Vulnerability (3): 6 are left, then 7.',
    ),
    clause(
      'FS-DMG-5',
      'Damage of several types',
      'auto',
      'AR and BR count once against all physical parts together and once, in their magical value, against all magical parts together; they are taken off in the order of the parts. Resistance and vulnerability work on each part. 8 slashing and 5 fire on BR 6 and AR 0: 2 and 2.',
    ),
  ],
};

export const resistance: Section = {
  title: 'Resistance and vulnerability',
  clauses: [
    clause(
      'FS-RV-1',
      'Resistance',
      'auto',
      'Resistance (n) to a type takes n off all damage of it: Fire Resistance (3) makes fire 3 less.',
    ),
    clause(
      'FS-RV-2',
      'Resistance to a group',
      'auto',
      'A resistance to a group works on each of its types: Magic Resistance (2) makes fire, frost and shock 2 less.',
    ),
    clause(
      'FS-RV-3',
      'Vulnerability',
      'auto',
      'The reverse, for a type or a group: Crushing Vulnerability (3) makes crushing damage 3 more.',
    ),
    clause(
      'FS-RV-4',
      'No adding up',
      'auto',
      'Of several resistances to the same damage only the highest counts, of several vulnerabilities only the worst; one of each count both. Fire Resistance 3 with Magic Resistance 2: fire -3, frost -2.',
    ),
  ],
};

export const armor: Section = {
  title: 'Armor',
  clauses: [
    clause(
      'FS-ARM-1',
      'Armor Rating',
      'data',
      'Level and material of worn armor give its AR. Unarmored: nothing, and no hindrance. Partial protects less than full. Armor takes 1 m (partial) or 2 m (full) off Speed and hinders no test.',
    ),
    clause(
      'FS-ARM-2',
      'Material',
      'data',
      'Sturdy materials weigh more and stop more of physical blows. A few rare ones also have a magic AR.',
    ),
    clause(
      'FS-ARM-3',
      'What AR stops',
      'auto',
      'AR comes off physical damage, magic AR (mostly 0) off magical, neither off the other types. Full iron, AR 5: crushing, piercing and slashing 5 less.',
    ),
    clause(
      'FS-ARM-4',
      'Several sources',
      'choice',
      'Of several sources of AR one is used, never two together: the one that stops most of this damage.',
    ),
    clause(
      'FS-ARM-5',
      'Materials',
      'data',
      'Hide: AR 1 partial, 3 full; shield BR 5.',
      'Bone: AR 2, 4; BR 6.',
      'Iron: AR 3, 5; BR 7.',
      'Steel: AR 4, 6; BR 8.',
      'Moonsilver (rare): AR 3, 5; magic AR 1, 2; BR 7.',
    ),
  ],
};

export const shields: Section = {
  title: 'Shields',
  clauses: [
    clause(
      'FS-SHD-1',
      'Block Rating, physical',
      'auto',
      'A successful Block that is no critical win adds the shield’s BR to AR against the physical damage of this attack. With AR 4 behind a bone shield (BR 6), 12 slashing leave 2.',
    ),
    clause(
      'FS-SHD-2',
      'Block Rating, magical',
      'auto',
      'Against its magical damage the shield is worth half, rounded up: 3 with BR 6, 4 with BR 7, and magic AR helps too. The other types lose nothing.',
    ),
  ],
};

export const health: Section = {
  title: 'Health',
  clauses: [
    clause(
      'FS-HP-1',
      'Health Pool',
      'auto',
      'How much damage one takes before being knocked out. What reductions leave is taken off Health, never below 0; at 0 one is unconscious.',
    ),
    clause(
      'FS-HP-2',
      'Death and healing',
      'gm',
      'Healing stops at the pool; above 0 one wakes and is still prone. The unconscious are stable. When one who is at 0 takes damage the game master is asked: nothing, dead, or a rule of the table.',
    ),
  ],
};
