import { setFlagsFromString } from 'node:v8';
import type { ErrorReply } from '../protocol/messages.ts';
import type { ForecastSoFar } from '../workers/client-forecast.ts';
import { connectForecast } from '../workers/client-forecast.ts';
import type { ValuesOf } from './command-line.ts';
import { forecastLine } from './forecast-arguments.ts';
import { subjectOf, warningOf } from './forecast-subject.ts';
import { printBalanced, printVaried } from './forecast-vary.ts';
import { forecastInWords } from './forecast-words.ts';
import { spawnThread } from './forecast-workers.ts';
import { openStopping } from './stopping.ts';

/**
 * A V8 flag that limits inlining. In a forecast of a thousand fights half of the time goes into compiling, as each
 * thread compiles the rules for itself; with less inlining compiling is much faster, and the code hardly slower.
 */
const compiler = '--max-inlined-bytecode-size-cumulative=100';

export const commandLine = forecastLine;

/**
 * Plays an encounter, or a saved fight from where it stands, to its end many times and prints the forecast. Returns the
 * exit code: 0, 1 for a failure, or that of a signal.
 */
export async function main({
  file,
  fights,
  seed,
  workers,
  tactics,
  vary: counts,
  balance: target,
  json,
}: ValuesOf<typeof commandLine>): Promise<number> {
  setFlagsFromString(compiler);
  const subject = await subjectOf(file);
  if (typeof subject === 'string') {
    process.stderr.write(`${subject}\n`);
    return 1;
  }
  const stop = openStopping();
  const client = connectForecast(spawnThread, Math.min(workers, fights));
  if (counts.length > 0 || target !== null) {
    if (!('encounter' in subject)) {
      process.stderr.write(`${file}: a fight in its middle is not varied, only an encounter\n`);
      return 1;
    }
    const question = { encounter: subject.encounter, seed, tactics, fights };
    const bar = progressBar(target === null ? fights * counts.length : null);
    const how = { json, signal: stop.signal, played: bar };
    const told =
      target === null
        ? await printVaried(client, question, counts, how)
        : await printBalanced(client, { ...question, target }, how);
    client.rest();
    bar(null);
    const code = tell(told, file);
    return code === 0 ? stop.code : code;
  }
  const warning = 'record' in subject ? warningOf(subject.record) : null;
  if (warning !== null) process.stderr.write(`${file}: ${warning}\n`);
  const bar = progressBar(fights);
  let foreseen: ForecastSoFar | null = null;
  const failed = await client.run(
    { subject, seed, tactics, fights, all: true },
    (now) => {
      foreseen = now;
      bar(now.forecast.fights);
    },
    stop.signal,
  );
  client.rest();
  bar(null);
  if (failed) return tell(failed, file);
  if (foreseen) process.stdout.write(json ? asJson(foreseen) : forecastInWords(foreseen));
  return stop.code;
}

/** Prints a result on standard output, or an error on standard error. Returns the exit code. */
function tell(told: string | ErrorReply['error'], file: string): number {
  if (typeof told === 'string') {
    process.stdout.write(told);
    return 0;
  }
  const { path, message, problems = [] } = told;
  if (problems.length === 0)
    process.stderr.write(`${file}: ${path === undefined ? '' : `${path}: `}${message}\n`);
  else
    process.stderr.write(
      `${file}: ${problems.length} ${problems.length === 1 ? 'thing is' : 'things are'} wrong in it\n`,
    );
  for (const one of problems) process.stderr.write(`  ${one.path}: ${one.message}\n`);
  return 1;
}

/**
 * A progress bar on standard error if that is a terminal; a plain count when the total `fights` is unknown (`null`).
 * Calling the returned function with `null` removes it.
 */
function progressBar(fights: number | null): (played: number | null) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  const width = 40;
  return (played) => {
    if (played === null) stderr.write('\r\u001b[K');
    else if (fights === null) stderr.write(`\r${played} fights`);
    else {
      const full = Math.round((width * played) / fights);
      stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${played} of ${fights}`);
    }
  };
}

const asJson = ({ cast, forecast }: ForecastSoFar): string =>
  `${JSON.stringify({ ok: true, ...forecast, cast })}\n`;
