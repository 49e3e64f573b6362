import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { FightRecord, FightReply, RecordReply, Request } from '../../src/protocol/messages.ts';
import type { Dice } from './dice.ts';
import { nameOfCell, stepsBetween } from './map.ts';
import type { Speech } from './speech.ts';
import { fightingStyle } from './speech.ts';

/** A running `npm run table`. `say` sends one message and resolves with its reply. */
export interface CommandLine {
  readonly say: <Answer>(message: Request | object) => Promise<Answer>;
}

function begin(): CommandLine {
  const program = spawn(process.execPath, ['scripts/run.mjs', 'table'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    async say<Answer>(message: Request | object): Promise<Answer> {
      program.stdin.write(`${JSON.stringify(message)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('the command line left the table without an answer');
      return JSON.parse(value) as Answer;
    },
  };
}

let table: CommandLine | null = null;

/**
 * The table on the command line, started when first needed. Starting takes as long as a short test, so the tests of one
 * worker share a table, each with a `start` or a `load` of its own.
 */
export function sitDown(): CommandLine {
  table ??= begin();
  return table;
}

/** The document of a sample encounter by system and name: `fighting-style/duel`. */
export function sampleFile(path: string): object {
  const [system, name] = path.split('/');
  return JSON.parse(readFileSync(`src/systems/${system}/pack/encounters/${name}.json`, 'utf8')) as object;
}

type Asked = Extract<NonNullable<FightReply['prompt']>, { kind: 'choose' }>;

/** The face of a die; for a die that bursts, the chain of its faces. */
function facesOf(
  { sides, burst }: { readonly sides: number; readonly burst?: true },
  dice: Dice,
): number | number[] {
  if (!burst) return dice(sides);
  const chain = [dice(sides)];
  while (chain.at(-1) === sides) chain.push(dice(sides));
  return chain;
}

/** The choices to try, in this order: attack a standing foe, come nearer, end the turn, whatever else is offered. */
function wishes(
  prompt: Asked,
  view: FightReply['view'],
  been: Map<string, number>,
  { attack, move, things }: Speech,
): readonly object[] {
  const open = prompt.options.filter((option) => !option.refused && option.by === undefined);
  const need = (option: string, field: string) => open.find(({ id }) => id === option)?.needs?.[field];
  const wished: object[] = [];
  const me = view.combatants[prompt.for];
  const foes = Object.values(view.combatants).filter(
    (one) => one.side !== me?.side && one.out === null && !things?.test(one.name),
  );
  const targets = need(attack.option, 'target');
  if (targets?.kind === 'one') {
    for (const { id, refused } of targets.oneOf) {
      if (!refused && foes.some((foe) => foe.id === id)) wished.push({ option: attack.option, target: id });
    }
  }
  const where = need(move.option, 'to');
  if (me && where?.kind === 'path' && foes.every((foe) => stepsBetween(me.cell, foe.cell) > 1)) {
    const visits = (cell: { x: number; y: number }): number => been.get(`${me.id} ${nameOfCell(cell)}`) ?? 0;
    const far = (cell: { x: number; y: number }): number =>
      Math.min(...foes.map((foe) => stepsBetween(foe.cell, cell))) + 3 * visits(cell);
    const [best] = [...where.cells].sort((a, b) => far(a) - far(b) || (a.cost ?? 0) - (b.cost ?? 0));
    if (best) {
      been.set(`${me.id} ${nameOfCell(best)}`, visits(best) + 1);
      wished.push({ option: move.option, to: { x: best.x, y: best.y } });
    }
  }
  wished.push({ option: 'end-turn' }, { option: 'end' });
  return [...wished, ...open.map(({ id }) => ({ option: id }))];
}

/** Plays an encounter to its end with manual dice and returns its record. Throws after 3,000 inputs. */
export async function playOnCommandLine(
  table: CommandLine,
  encounter: object,
  {
    seed,
    dice,
    speech = fightingStyle,
  }: { readonly seed: string; readonly dice: Dice; readonly speech?: Speech },
): Promise<FightRecord> {
  const been = new Map<string, number>();
  let now = await table.say<FightReply>({ do: 'start', encounter, seed, dice: 'manual' });
  for (let input = 0; now.prompt; input++) {
    if (input > 3000) throw new Error('the fight on the command line does not end');
    const { prompt, view } = now;
    if (prompt.kind === 'roll') {
      const faces = prompt.dice.map((die) => facesOf(die, dice));
      now = await table.say<FightReply>({ do: 'roll', prompt: prompt.id, faces });
      continue;
    }
    let answered: FightReply | null = null;
    for (const choice of wishes(prompt, view, been, speech)) {
      const reply = await table.say<FightReply>({ do: 'answer', prompt: prompt.id, choice });
      if (!reply.ok) continue;
      answered = reply;
      break;
    }
    if (answered === null) throw new Error(`no answer to "${prompt.question}" was taken`);
    now = answered;
  }
  return (await table.say<RecordReply>({ do: 'save' })).record;
}
