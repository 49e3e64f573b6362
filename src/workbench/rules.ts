import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ValuesOf } from '../cli/command-line.ts';
import { commandLineOf } from '../cli/command-line.ts';
import { clausesOf, isSwitchable } from '../kernel/rulebook.ts';
import { someSystems } from './options.ts';

export const commandLine = commandLineOf('rules', someSystems, {});

/**
 * Prints the coverage of each rulebook: which clauses the code cites and which the tests quote (by naming them in
 * square brackets in their titles). Returns exit code 1 when a clause has no test, a cited or quoted clause is not in
 * the rulebook, or a ruling that can be switched is read nowhere.
 */
export async function main({ chosen }: ValuesOf<typeof commandLine>): Promise<number> {
  let missing = 0;
  for (const system of chosen) {
    const folder = join('src', 'systems', system.id);
    const files = await sources(folder);
    const journeys = await sources('e2e');
    const quoted = new Map<string, number>();
    const cited = new Set<string>();
    const words = new Set<string>();
    const anyClause = new RegExp(`${system.rulebook.prefix}-[A-Z]+-\\d+`, 'g');
    for (const { path, text } of [...files, ...journeys]) {
      if (/\.(test|spec)\.tsx?$/.test(path)) {
        for (const id of quotedIn(text, anyClause)) quoted.set(id, (quoted.get(id) ?? 0) + 1);
      } else if (!/[/\\]rulebook([/\\.]|$)|[/\\]rulings\.ts$/.test(path)) {
        for (const [id] of text.matchAll(anyClause)) cited.add(id);
        if (path.endsWith('.ts') && !/[/\\]rulings[/\\]/.test(path)) {
          for (const [word] of text.matchAll(/\w+/g)) words.add(word);
        }
      }
    }
    const ids = clausesOf(system.rulebook).map((clause) => clause.id);
    const untested = ids.filter((id) => !quoted.has(id));
    const uncited = ids.filter((id) => !cited.has(id));
    const unknown = [...quoted.keys(), ...cited].filter((id) => !ids.includes(id));
    const unread = system.rulebook.rulings.filter((ruling) => isSwitchable(ruling) && !words.has(ruling.key));
    missing += untested.length + unknown.length + unread.length;
    console.log(
      [
        `${system.name} (${system.id}): ${ids.length} clauses, ${system.rulebook.rulings.length} rulings`,
        `  quoted by tests  ${ids.length - untested.length}`,
        `  cited by code    ${ids.length - uncited.length}`,
        `  no test          ${untested.length === 0 ? 'none' : untested.join(' ')}`,
        `  not in code      ${uncited.length === 0 ? 'none' : uncited.join(' ')}`,
        ...(unread.length > 0
          ? [`  rulings that no rule reads  ${unread.map(({ id }) => id).join(' ')}`]
          : []),
        ...(unknown.length > 0 ? [`  not in the rulebook  ${[...new Set(unknown)].join(' ')}`] : []),
      ].join('\n'),
    );
  }
  return missing > 0 ? 1 : 0;
}

/** The clauses named in brackets in the titles of tests. */
function quotedIn(text: string, anyClause: RegExp): string[] {
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
