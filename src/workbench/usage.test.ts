import { expect, test } from 'vitest';
import { insteadOf } from '../../scripts/usage.mjs';

const usage = 'npm run soak -- [system] [--fights 50000] [--no-journeys]';

test('with --help or -h a program prints its usage and does nothing else', () => {
  expect(insteadOf(usage, ['--help'])).toEqual({ text: `Usage: ${usage}`, code: 0 });
  expect(insteadOf(usage, ['persona', '-h'])?.code).toBe(0);
});

test('an unknown option is reported with the usage, and nothing is run', () => {
  const said = insteadOf(usage, ['persona', '--fight', '20']);
  expect(said?.code).toBe(2);
  expect(said?.text).toContain('There is no --fight.');
  expect(said?.text).toContain(usage);
});

test('options named in the usage are accepted, and so are values between them', () => {
  expect(insteadOf(usage, ['persona', '--fights', '-3', '--no-journeys'])).toBe(null);
});
