import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const abilities: Section = {
  title: 'Abilities',
  clauses: [
    clause(
      'WS-ABL-1',
      'What one is',
      'data',
      'A Tier from 1 to 5, AP or RP and WP to pay, a range, an attack roll or a Defense Roll or neither, effects, steps for upcasting. Without the WP it is refused. Buffs and Debuffs come from Abilities and are no Status Effects.',
    ),
    clause(
      'WS-ABL-2',
      'Upcasting',
      'choice',
      'More WP make an Ability stronger by the steps printed with it, up to your own limit. At that limit it is fully upcast. Say so when you use it.',
    ),
    clause(
      'WS-ABL-3',
      'Maneuvers',
      'choice',
      'Abilities that are part of an attack with a weapon. They cost WP and no AP; one fits an attack, is named with it, and is paid even if it misses.',
    ),
  ],
};

export const statusEffects: Section = {
  title: 'Status Effects',
  clauses: [
    clause(
      'WS-STA-1',
      'What they are',
      'auto',
      'What Abilities and features do to creatures and objects that is bad for them and is no Debuff. There are three categories.',
    ),
    clause('WS-STA-2', 'Physical', 'data', 'The body: injured, or kept from moving.'),
    clause('WS-STA-3', 'Mental', 'data', 'The mind: feelings that one is not the master of.'),
    clause(
      'WS-STA-4',
      'Elemental',
      'data',
      'What Elemental damage leaves behind. Each of its five types has one Status Effect of its own.',
      '| Type | Status Effect |',
      '|---|---|',
      '| Chemical | Corroded |',
      '| Cold | Chilled |',
      '| Heat | Burning |',
      '| Poison | Poisoned |',
      '| Shock | Shocked |',
    ),
    clause(
      'WS-STA-5',
      'In death',
      'auto',
      'The dead keep their Status Effects, and whoever comes back has them as if it had never been gone. Their time runs on; what has run out by then is over.',
    ),
    clause(
      'WS-STA-6',
      'The list',
      'data',
      'Fourteen of ours.',
      '| Status Effect | Category | What it does |',
      '|---|---|---|',
      '| Bleeding | Physical | a tenth of the maximum Vitality is lost at the end of each turn |',
      '| Prone | Physical | attacked with advantage in melee and with disadvantage from afar; movement costs double; 1 AP to stand up |',
      '| Grabbed | Physical | held in place by somebody |',
      '| Restrained | Physical | no movement, 2 AP a turn and 1 RP a round at most, disadvantage on own attacks and on Dexterity DR |',
      '| Stunned | Physical | no AP, no RP, no movement |',
      '| Blinded | Physical | sees nobody; disadvantage on own attacks, advantage for those against it; no target for what needs sight |',
      '| Frightened | Mental | disadvantage on attacks against the source, and no step towards it of its own will |',
      '| Enraged | Mental | does not Defend, Hide or take cover; attacked with advantage |',
      '| Despairing | Mental | disadvantage on Skill Checks and on Will DR |',
      '| Burning | Elemental | 1d4 Heat at the end of each of its turns, whatever its Armor; 2 AP to put it out |',
      '| Chilled | Elemental | Basic Movement is halved, rounded down |',
      '| Corroded | Elemental | Armor is 1 less, below 0 if need be |',
      '| Poisoned | Elemental | disadvantage on Constitution DR and on Skill Checks of Constitution and Strength |',
      '| Shocked | Elemental | no RP |',
    ),
  ],
};
