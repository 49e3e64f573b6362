import { ruling } from '../../../kernel/typed-ruling.ts';

/** Rulings on cinematic deeds. */
export const cinematicRulings = [
  ruling(
    'WS-R47',
    'momentumStart',
    'WS-CIN-2',
    'With how much Narrative Momentum does a hero begin?',
    [[6, '6, and never more than 12; the game master gives more']],
    { min: 0, max: 12, label: 'So much, and never more than 12' },
  ),
  ruling(
    'WS-R48',
    'cinematicRefusedCost',
    'WS-CIN-3',
    'The game master turns an idea down: what does it cost?',
    [
      ['none', 'Nothing'],
      ['full', 'As much as if it had been tried'],
    ],
  ),
  ruling('WS-R49', 'coopCompensation', 'WS-CIN-10', 'How many failures does a critical success make good?', [
    ['onePerCritical', 'One'],
    ['all', 'All'],
  ]),
  ruling('WS-R50', 'burstBlocked', 'WS-CIN-13', 'When is somebody kept from 3 AP or 2 RP?', [
    ['effectOnly', 'When an effect leaves less than that for use'],
    ['anyShortage', 'Whenever there is less than that, for whatever reason'],
  ]),
  ruling('WS-R51', 'coopBurstPayer', 'WS-CIN-14', 'Who pays more when a Burst takes part in a joint deed?', [
    ['onlyBlocked', 'Those who burst; the others pay as ever'],
    ['everyone', 'All who take part'],
  ]),
] as const;
