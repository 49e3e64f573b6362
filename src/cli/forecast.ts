import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ForecastReply } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';

const usage =
  'npm run --silent forecast -- encounter.json [--fights 1000] [--seed 1] [--tactics side=tactic,…] [--json]';

/** Plays an encounter, or a saved fight from where it stands, to its end many times and prints what came of it. */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      fights: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      tactics: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const file = positionals[0];
  if (file === undefined) {
    process.stderr.write(`${usage}\n`);
    return 1;
  }
  const document = JSON.parse(await readFile(file, 'utf8'));
  const host = openHost({ systems, newSeed: () => values.seed });
  const opened = host.handle(
    document.woundtrack === 'fight'
      ? { do: 'load', record: document }
      : { do: 'start', encounter: document, seed: values.seed, dice: 'manual' },
  );
  const tactics = Object.fromEntries((values.tactics?.split(',') ?? []).map((pair) => pair.split('=')));
  const reply = opened.ok
    ? host.handle({ do: 'forecast', fights: Number(values.fights), seed: values.seed, tactics })
    : opened;
  if (!reply.ok) {
    process.stderr.write(`${reply.error.path ?? file}: ${reply.error.message}\n`);
    for (const { path, message } of reply.error.problems ?? [])
      process.stderr.write(`  ${path}: ${message}\n`);
    return 1;
  }
  process.stdout.write(values.json ? `${JSON.stringify(reply)}\n` : words(reply as ForecastReply));
  return 0;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function words({ fights, wins, falls, rounds }: ForecastReply): string {
  const line = (name: string, share: { n: number; low: number; high: number }): string =>
    `  ${name.padEnd(24)} ${percent(share.n / fights).padStart(8)}   (${percent(share.low)} to ${percent(share.high)})\n`;
  const list = (shares: ForecastReply['wins']): string =>
    Object.entries(shares)
      .map(([name, share]) => line(name === '' ? 'nobody' : name, share))
      .join('');
  return `${fights} fights, ${rounds.p50} rounds (${rounds.p10} to ${rounds.p90})\nwins\n${list(wins)}out at the end\n${list(falls)}`;
}
