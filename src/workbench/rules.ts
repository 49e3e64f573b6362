import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ValuesOf } from '../cli/command-line.ts';
import { commandLineOf } from '../cli/command-line.ts';
import type { System } from '../engine/system.ts';
import { clausesOf, isSwitchable } from '../kernel/rulebook.ts';
import { someSystems } from './options.ts';

export const commandLine = commandLineOf('rules', someSystems, {});

/** What tests and code say of the rules of a system, by the ids of clauses and rulings. */
interface Coverage {
  readonly clauses: number;
  /** Clauses that no test quotes, and that no code cites. */
  readonly untested: readonly string[];
  readonly uncited: readonly string[];
  /** What is quoted or cited and not in the rulebook. */
  readonly unknown: readonly string[];
  /** Rulings that can be switched and that no rule reads. */
  readonly unread: readonly string[];
}

/**
 * The coverage of a rulebook: which clauses the code of its folder cites and which its tests, and the browser tests, quote
 * (by naming them in square brackets in their titles).
 */
export async function coverageOf({ id: system, rulebook }: System): Promise<Coverage> {
  const files = await sources(join('src', 'systems', system));
  const journeys = await sources('e2e');
  const quoted = new Set<string>();
  const cited = new Set<string>();
  const words = new Set<string>();
  const anyClause = new RegExp(`${rulebook.prefix}-[A-Z]+-\\d+`, 'g');
  for (const { path, text } of [...files, ...journeys]) {
    if (/\.(test|spec)\.tsx?$/.test(path)) {
      for (const id of quotedIn(text, anyClause)) quoted.add(id);
    } else if (!/[/\\]rulebook([/\\.]|$)|[/\\]rulings\.ts$/.test(path)) {
      for (const [id] of text.matchAll(anyClause)) cited.add(id);
      // A ruling that is only shown as a badge is not read.
      if (path.endsWith('.ts') && !/[/\\]rulings[/\\]|[/\\]badges\.ts$/.test(path)) {
        for (const [word] of text.replaceAll(/rulingIds\.\w+/g, '').matchAll(/\w+/g)) words.add(word);
      }
    }
  }
  const ids = clausesOf(rulebook).map((clause) => clause.id);
  return {
    clauses: ids.length,
    untested: ids.filter((id) => !quoted.has(id)),
    uncited: ids.filter((id) => !cited.has(id)),
    unknown: [...new Set([...quoted, ...cited])].filter((id) => !ids.includes(id)),
    unread: rulebook.rulings.flatMap((ruling) =>
      isSwitchable(ruling) && !words.has(ruling.key) ? [ruling.id] : [],
    ),
  };
}

/**
 * Prints the coverage of each rulebook. Returns exit code 1 when a clause has no test, a cited or quoted clause is not in
 * the rulebook, or a ruling that can be switched is read nowhere.
 */
export async function main({ chosen }: ValuesOf<typeof commandLine>): Promise<number> {
  let missing = 0;
  for (const system of chosen) {
    const { clauses, untested, uncited, unknown, unread } = await coverageOf(system);
    missing += untested.length + unknown.length + unread.length;
    const listed = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(' '));
    console.log(
      [
        `${system.name} (${system.id}): ${clauses} clauses, ${system.rulebook.rulings.length} rulings`,
        `  quoted by tests  ${clauses - untested.length}`,
        `  cited by code    ${clauses - uncited.length}`,
        `  no test          ${listed(untested)}`,
        `  not in code      ${listed(uncited)}`,
        ...(unread.length > 0 ? [`  rulings that no rule reads  ${unread.join(' ')}`] : []),
        ...(unknown.length > 0 ? [`  not in the rulebook  ${unknown.join(' ')}`] : []),
      ].join('\n'),
    );
  }
  return missing > 0 ? 1 : 0;
}

/** The clauses named in brackets in the titles of tests. */
export function quotedIn(text: string, anyClause: RegExp): string[] {
  const titles = text.matchAll(
    /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
  );
  return [...titles].flatMap(([, , title = '']) =>
    [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) =>
      [...inside.matchAll(anyClause)].map(([id]) => id),
    ),
  );
}

async function sources(folder: string): Promise<{ path: string; text: string }[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const paths = names.filter((name) => /\.(tsx?|json)$/.test(name)).map((name) => join(folder, name));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
}
