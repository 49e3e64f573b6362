import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import type { FightReply } from '../src/protocol/messages.ts';
import { playOnCommandLine, sampleFile, sitDown } from './person/command-line.ts';
import { diceOf } from './person/dice.ts';
import { panel } from './person/look.ts';
import { exportFight, fromMenu, openRecord } from './person/record.ts';
import { actionDice, fightingStyle, persona, worldShapers, woundSlots } from './person/speech.ts';
import { comeIn } from './person/start.ts';
import { test } from './person/test.ts';

const fights = [
  ['fighting-style/duel', fightingStyle],
  ['fighting-style/courtyard', fightingStyle],
  ['fighting-style/giants-bridge', fightingStyle],
  ['persona/duel', persona],
  ['wound-slots/duel', woundSlots],
  ['world-shapers/duel', worldShapers],
  ['action-dice/duel', actionDice],
] as const;

test('fights finished on the command line open in the browser with the same winner and hash', async ({
  page,
}) => {
  test.setTimeout(fights.length * 120_000);
  await comeIn(page);
  const table = sitDown();
  for (const [name, speech] of fights) {
    await test.step(name, async () => {
      const record = await playOnCommandLine(table, sampleFile(name), {
        seed: `cli/${name}`,
        dice: diceOf(5),
        speech,
      });
      const { view } = await table.say<FightReply>({ do: 'view' });
      expect(view.over).toBeDefined();

      await openRecord(page, record);
      await expect(panel(page).getByText(`The fight is over: ${view.over?.winner} won.`)).toBeVisible();
      expect((await exportFight(page)).hash).toBe(record.hash);
      await fromMenu(page, 'All fights');
    });
  }
});

test('a program whose reader has had enough, as of “… | head”, ends without an error', () => {
  const messages = [
    { do: 'start', encounter: sampleFile('fighting-style/courtyard'), seed: 'x', dice: 'manual' },
    ...Array.from({ length: 30 }, () => ({ do: 'view' })),
  ];
  const { stdout, stderr, status } = spawnSync('sh', ['-c', 'node scripts/run.mjs table | head -c 10'], {
    input: messages.map((message) => `${JSON.stringify(message)}\n`).join(''),
    encoding: 'utf8',
  });
  expect({ stdout, stderr, status }).toEqual({ stdout: '{"ok":true', stderr: '', status: 0 });
});
