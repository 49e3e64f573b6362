import { expect, test } from '@playwright/test';
import type { FightReply } from '../src/protocol/messages.ts';
import { playOnCommandLine, sampleFile, sitDown } from './person/command-line.ts';
import { diceOf } from './person/dice.ts';
import { panel } from './person/look.ts';
import { exportFight, openRecord } from './person/record.ts';
import { fightingStyle, persona, worldShapers, woundSlots } from './person/speech.ts';
import { comeIn } from './person/start.ts';

const fights = [
  ['fighting-style/duel', fightingStyle],
  ['fighting-style/courtyard', fightingStyle],
  ['fighting-style/giants-bridge', fightingStyle],
  ['persona/duel', persona],
  ['wound-slots/duel', woundSlots],
  ['world-shapers/duel', worldShapers],
] as const;

for (const [name, speech] of fights) {
  test(`${name}: a fight played to its end on the command line opens in the browser in the same state`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const table = sitDown();
    const record = await playOnCommandLine(table, sampleFile(name), {
      seed: `cli/${name}`,
      dice: diceOf(5),
      speech,
    });
    const { view } = await table.say<FightReply>({ do: 'view' });
    table.leave();
    expect(view.over).toBeDefined();

    await comeIn(page);
    await openRecord(page, record);
    await expect(panel(page).getByText(`The fight is over: ${view.over?.winner} won.`)).toBeVisible();
    expect((await exportFight(page)).hash).toBe(record.hash);
  });
}
