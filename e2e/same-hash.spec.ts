import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import type { FightReply, RecordReply } from '../src/protocol/messages.ts';
import { approachByList, playOn } from './person/play.ts';
import { exportFight, openRecord } from './person/record.ts';
import { comeIn, fixChance, openSample } from './person/start.ts';

/** A table of the command line: one message in, one reply out. */
function commandLine() {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'table'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async say<Answer>(message: unknown): Promise<Answer> {
      child.stdin.write(`${JSON.stringify(message)}\n`);
      const { value } = await lines.next();
      return JSON.parse(String(value)) as Answer;
    },
    close: () => child.stdin.end(),
  };
}

test('a fight played in the browser replays on the command line to the same state', async ({ page }) => {
  test.setTimeout(180_000);
  await fixChance(page, 5);
  await openSample(page, 'The knight and the brute');
  await playOn(page, { approach: approachByList() });
  const record = await exportFight(page);
  const table = commandLine();
  const loaded = await table.say<FightReply>({ do: 'load', record });
  expect(loaded.warning).toBeUndefined();
  expect(loaded.hash).toBe(record.hash);
  expect(loaded.view.over).toBeDefined();
  table.close();
});

for (const sample of ['duel']) {
  test(`${sample}: a fight played to its end on the command line opens in the browser in the same state`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const encounter = JSON.parse(
      readFileSync(`src/systems/fighting-style/pack/encounters/${sample}.json`, 'utf8'),
    );
    const table = commandLine();
    let now = await table.say<FightReply>({ do: 'start', encounter, seed: `cli/${sample}`, dice: 'manual' });
    const been = new Map<string, number>();
    const walked = new Set<string>();
    let face = 7;
    for (let input = 0; now.prompt && input < 3000; input++) {
      const { prompt, view } = now;
      if (prompt.kind === 'roll') {
        const faces = prompt.dice.map(({ sides }) => {
          face = (face * 31 + 11) % 9973;
          return 1 + (face % sides);
        });
        now = await table.say<FightReply>({ do: 'roll', prompt: prompt.id, faces });
        expect(now.ok).toBe(true);
        continue;
      }
      const open = prompt.options.filter((option) => !option.refused && option.by === undefined);
      const option = (id: string) => open.find((one) => one.id === id);
      const choices: object[] = [];
      const targets = option('strike')?.needs?.target;
      if (targets?.kind === 'one') {
        for (const { id, refused } of targets.oneOf)
          if (!refused) choices.push({ option: 'strike', target: id });
      }
      const where = option('move')?.needs?.to;
      if (where?.kind === 'path' && where.cells.length > 0) {
        const me = view.combatants[prompt.for];
        const foes = Object.values(view.combatants).filter(
          (one) => one.side !== me?.side && one.out === null,
        );
        const far = (cell: { x: number; y: number }): number =>
          Math.min(
            ...foes.map((foe) => Math.max(Math.abs(foe.cell.x - cell.x), Math.abs(foe.cell.y - cell.y))),
          );
        // Cells where one has been count as farther, so that nobody runs against the same wall for ever.
        const price = (cell: { x: number; y: number }): number =>
          far(cell) + 3 * (been.get(`${prompt.for} ${cell.x} ${cell.y}`) ?? 0);
        const best = [...where.cells].sort((one, other) => price(one) - price(other))[0];
        const turn = `${prompt.for} ${view.round}`;
        if (me && best && far(me.cell) > 1 && !walked.has(turn)) {
          walked.add(turn);
          const key = `${prompt.for} ${best.x} ${best.y}`;
          been.set(key, (been.get(key) ?? 0) + 1);
          choices.push({ option: 'move', to: { x: best.x, y: best.y } });
        }
      }
      const door = option('door')?.needs?.door;
      if (door?.kind === 'one') {
        const shut = door.oneOf.find(({ note }) => note === 'closed');
        if (shut) choices.push({ option: 'door', door: shut.id });
      }
      choices.push({ option: 'end-turn' }, { option: 'dodge' }, { option: 'end' });
      choices.push(...open.map(({ id }) => ({ option: id })));
      let answered: FightReply | null = null;
      for (const choice of choices) {
        const reply = await table.say<FightReply>({ do: 'answer', prompt: prompt.id, choice });
        if (!reply.ok) continue;
        answered = reply;
        break;
      }
      if (!answered) throw new Error(`no answer to ${prompt.question}`);
      now = answered;
    }
    expect(now.view.over, 'the fight has ended').toBeDefined();
    const { record } = await table.say<RecordReply>({ do: 'save' });
    table.close();
    await comeIn(page);
    await openRecord(page, record);
    expect((await exportFight(page)).hash).toBe(record.hash);
  });
}
