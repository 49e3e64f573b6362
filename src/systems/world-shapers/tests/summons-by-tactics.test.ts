import { expect, test } from 'vitest';
import { SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import { Table } from '../../../engine/table.ts';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { simple } from '../tactics/index.ts';
import { begun } from './sketch.ts';

// Brana stands ten squares away; her hound, for which she decides, stands beside a nearly dead ogre and has the turn.
test('[WS-ADV-9] who decides for a summon plans its turn from where the summon stands: the hound bites', () => {
  const fight = begun(
    {
      heroes: { 'spirit-hound': { at: [11, 2], summoner: 'brana' }, brana: { at: [1, 2] } },
      foes: { ogre: { at: [12, 2], now: { vitality: 3 } } },
    },
    { rulings: { summonControl: 'summonerAlways' } },
  );
  const decided: Choice[] = [];
  const spy: Tactic<Fight> = {
    ...simple,
    decide(question, now, random) {
      const choice = simple.decide(question, now, random);
      if (question.id === 'turn' && question.for === 'brana') decided.push(choice);
      return choice;
    },
  };
  const answers = new SampleAnswers<Fight, Facts>(stream('dice'), stream('minds'), () => spy);
  system.step(new Table(system, system.copy(fight), answers, null));
  expect(decided[0]).toMatchObject({ option: 'attack', target: 'ogre' });
});
