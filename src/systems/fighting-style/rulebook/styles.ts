import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const styles: Section = {
  title: 'The Fighting Style skill',
  clauses: [
    clause(
      'FS-STY-1',
      'What it is',
      'data',
      'One skill for how somebody fights: trained gear, experience, tactics. Name and theme are free. Its list has kinds of weapons, levels of armor, shields, unarmed fighting; the material does not matter.',
    ),
    clause(
      'FS-STY-2',
      'Armor in a style',
      'data',
      'Partial armor and full armor are trained apart. Going without needs no training.',
    ),
    clause(
      'FS-STY-3',
      'Five pieces free',
      'between',
      'Who becomes trained in a style picks up to 5 pieces for nothing.',
    ),
    clause(
      'FS-STY-4',
      'More pieces',
      'between',
      'Each further weapon, armor or shield costs 25 XP, up to 10 pieces: from five to ten 125 XP. An eleventh is refused.',
    ),
    clause(
      'FS-STY-5',
      'Several styles',
      'between',
      'Anybody may learn several; each has its own rank, XP and list. For every test the style with the highest target number is used unless another is picked.',
    ),
    clause(
      'FS-STY-6',
      'Styles of the source',
      'data',
      'Baldrian Noble: rapier, dagger, whip, arbolest, hand crossbow.',
      'Classical Knight: full armor, shield, longsword, lance, flail.',
      'Elven Ashlander: partial armor, twinblade, shortsword, javelin, bola.',
      'Forest Bandit: partial armor, dagger, shortbow, unarmed fighting, club.',
      'Nordling Hunter: partial armor, hatchet, spear, longbow, net.',
      'Sahani Rider: partial armor, shield, glaive, shortsword, spear.',
    ),
    clause(
      'FS-STY-7',
      'Governing attributes',
      'data',
      'Fighting Style: STR or AGI, as attack and defence say. STR: Athletics. AGI: Acrobatics, Dodge, Stealth, Sleight of Hand. PER: Observation. INT: Deception, Sorcery. WIL: Focus.',
    ),
  ],
};

export const untrained: Section = {
  title: 'Untrained gear',
  clauses: [
    clause(
      'FS-UNT-1',
      'Untrained weapon',
      'auto',
      'A weapon in hand that the style does not list gives -2 on every Fighting Style test: attack, Block and Parry. Bare hands too, when they strike or parry. Not on Dodge or Sorcery. Natural weapons are always trained.',
    ),
    clause(
      'FS-UNT-2',
      'Untrained armor',
      'auto',
      'Worn armor of a level that the style does not list is a bane on every Fighting Style, Dodge and Sorcery test, and on no other.',
    ),
    clause(
      'FS-UNT-3',
      'Shields and sums',
      'auto',
      'An untrained shield counts as an untrained weapon while it is held. However many things are untrained: one -2 and one bane at the most. A weapon and armor together give both.',
    ),
  ],
};
