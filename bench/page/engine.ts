import type { System } from '../../src/engine/system.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { Choice, Option } from '../../src/kernel/port.ts';
import type { ChoosePrompt, FightReply, Reply, Request } from '../../src/protocol/messages.ts';
import { choiceOf, draftOf, nextField, picksOf, withField } from '../../src/store/draft.ts';
import { systems } from '../../src/systems/registry.ts';
import { openHost } from '../../src/table/host.ts';

/** Milliseconds of processor time that the engine takes for what a tap causes, one entry per repetition. */
export interface EngineCost {
  readonly preview: readonly number[];
  readonly walk: readonly number[];
  readonly end: readonly number[];
}

/**
 * Does the same deeds as the benchmark on the screen, but without a page: the worker's share of the cost, except disk.
 */
export function engineCost(system: System, encounter: Json, times: number): EngineCost {
  const host = openHost({ systems, newSeed: () => 'bench' });
  const told = (request: Request): FightReply => fightOf(system, host.handle(request));
  const walk = toTurn(told, told({ do: 'start', encounter, seed: 'bench', dice: 'seeded' }));
  const [field, need] = Object.entries(walk.option.needs ?? {}).find(isPlace) as [string, Place];
  const cost = { preview: [] as number[], walk: [] as number[], end: [] as number[] };
  for (let n = 0; n < times; n++) {
    const { x, y } = need.cells[Math.floor((n * need.cells.length) / times)] as { x: number; y: number };
    const choice = choiceOf(withField(draftOf(walk.prompt.id, walk.option), field, { x, y })) as Choice;
    cost.preview.push(timed(() => host.handle({ do: 'preview', choice })));
    const now = told({ do: 'view' }).prompt as ChoosePrompt;
    cost.walk.push(timed(() => told({ do: 'answer', prompt: now.id, choice })));
    const again = told({ do: 'undo' }).prompt as ChoosePrompt;
    const end = again.options.find(({ group, refused, needs }) => group === 'end' && !refused && !needs);
    if (!end) continue;
    cost.end.push(timed(() => told({ do: 'answer', prompt: again.id, choice: { option: end.id } })));
    told({ do: 'undo' });
  }
  return cost;
}

type Place = { readonly kind: 'path' | 'cell'; readonly cells: readonly { x: number; y: number }[] };
const isPlace = (entry: readonly [string, { readonly kind: string }]): boolean =>
  entry[1].kind === 'path' || entry[1].kind === 'cell';

function fightOf(system: System, reply: Reply): FightReply {
  if (reply.ok && 'view' in reply) return reply;
  throw new Error(`${system.id}: ${reply.ok ? 'no fight came back' : reply.error.message}`);
}

/** Answers each prompt with its first possible answer until a combatant is offered a walk. Throws when none is. */
function toTurn(
  told: (request: Request) => FightReply,
  first: FightReply,
): { readonly prompt: ChoosePrompt; readonly option: Option } {
  let { prompt } = first;
  for (let deed = 0; deed < 80 && prompt !== null; deed++) {
    if (prompt.kind === 'roll') {
      prompt = told({ do: 'roll', prompt: prompt.id }).prompt;
      continue;
    }
    const option = prompt.options.find(
      (one) =>
        one.group === 'move' && !one.refused && !one.by && Object.entries(one.needs ?? {}).some(isPlace),
    );
    if (option) return { prompt, option };
    const open = prompt.options.filter(({ refused }) => !refused);
    const choice = open.map((one) => filled(prompt?.id ?? 0, one)).find((one) => one !== null);
    if (!choice) break;
    prompt = told({ do: 'answer', prompt: prompt.id, choice }).prompt;
  }
  throw new Error('nobody comes to walk');
}

/** The choice of an option with the first possible value in every field; `null` where that does not complete it. */
function filled(prompt: number, option: Option): Choice | null {
  let draft = draftOf(prompt, option);
  for (let field = nextField(draft); field !== null; field = nextField(draft)) {
    const [pick] = picksOf(draft, field).filter(({ refused }) => !refused);
    if (!pick) return null;
    const many = option.needs?.[field]?.kind === 'some';
    const next = withField(draft, field, many ? [pick.id] : pick.id);
    if (nextField(next) === field) return null;
    draft = next;
  }
  return choiceOf(draft);
}

function timed(deed: () => unknown): number {
  const before = process.cpuUsage();
  deed();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
