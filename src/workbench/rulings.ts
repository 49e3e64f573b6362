import { writeFile } from 'node:fs/promises';
import { commandLineOf, noWords } from '../cli/command-line.ts';
import type { System } from '../engine/system.ts';
import { systems } from '../systems/registry.ts';

export const commandLine = commandLineOf('rulings', noWords, {});

/** Writes docs/rulings.md: what each system plays where its source is silent. `npm run rulings`. */
export async function main(): Promise<void> {
  await writeFile('docs/rulings.md', rulingsPage(Object.values(systems)));
}

/** The text of docs/rulings.md, made from the rulebooks; a test compares the committed page with it. */
export function rulingsPage(all: readonly System[]): string {
  return [
    '# Rulings',
    '',
    'Where a rulebook is silent or says two things, a ruling of ours fills in. Each has a name and a default. Those with',
    'more than one value are switched in the compendium, under Rulings, for all that is begun on the device, or stated by an',
    'encounter (`"rulings": { "testDice": "d100under" }`), which then wins; the others are constants.',
    'A line of the log that a ruling decided carries its number. This page is written by `npm run rulings`.',
    ...all.flatMap(({ id, name, rulebook }) => [
      '',
      `## ${name} (\`${id}\`)`,
      '',
      '| ruling | key | clause | question | values, the default first |',
      '|---|---|---|---|---|',
      ...rulebook.rulings.map((ruling) => {
        const others = ruling.options.filter((option) => option.id !== ruling.default);
        const usual = ruling.options.filter((option) => option.id === ruling.default);
        const values = [...usual, ...others].map((option) => `\`${option.id}\` (${option.label})`);
        if (ruling.range) {
          values.push(`\`${ruling.range.min}\` to \`${ruling.range.max}\` (${ruling.range.label})`);
        }
        return `| ${ruling.id} | \`${ruling.key}\` | ${ruling.clause} | ${cell(ruling.question)} | ${cell(values.join('; '))} |`;
      }),
    ]),
    '',
  ].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
