import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { tactics } from '../tactics/index.ts';
import type { LineUp } from './sketch.ts';
import { begun } from './sketch.ts';

/** What tactics do who hold somebody (SL-GRP-1, SL-GRP-10). */

const drake = {
  at: [5, 5],
  use: 'wolf',
  sheet: { size: 4, tier: 'elite', attributes: { strength: 4, vitality: 4 } },
} as const;

/** The answer of a drake with Isra in its grasp and Torvin beside it. */
const decide = (now: object, isra: object): Choice => {
  const lineUp: LineUp = {
    foes: { drake: { ...drake, now: { grappling: ['isra'], ...now } } },
    heroes: {
      isra: { at: [7, 5], now: { ap: 0, ...isra } },
      torvin: { at: [7, 7], now: { ap: 18 } },
      wenna: { at: [4, 7], now: { ap: 18 } },
    },
  };
  const fight = begun(lineUp, { turnOf: 'drake' });
  return tactics.simple.decide(turnQuestion(fight, 'drake'), fight, stream('minds')) ?? { option: 'nothing' };
};

test('[SL-GRP-1] [SL-R72] nobody walks away from whom it has pinned: that would set it free', () => {
  expect(decide({ ap: 3 }, { pinnedBy: ['drake'] }).option).toBe('end-turn');
  expect(decide({ ap: 12 }, { pinnedBy: ['drake'] })).toMatchObject({ target: 'isra' });
});

test('[SL-POS-5] [SL-DEF-3] whoever is bound by magic and grappled too escapes from the magic first', () => {
  const roots = { spell: 'binding-roots', by: 'isra', kind: 'bound', value: 12, until: 3 };
  const fight = begun(
    {
      foes: { ogre: { at: [5, 5], now: { ap: 6, grappling: ['torvin'], effects: [roots] } } },
      heroes: { torvin: { at: [6, 5], now: { ap: 18 } }, isra: { at: [12, 5] } },
    },
    { turnOf: 'ogre' },
  );
  const [bond] = fight.effects;
  const choice = tactics.simple.decide(turnQuestion(fight, 'ogre'), fight, stream('minds'));
  expect(choice).toMatchObject({ option: 'escape', from: bond?.id });
});
