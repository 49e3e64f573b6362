import type { Run } from '../engine/run.ts';
import { addedIn } from '../engine/tape.ts';
import type { Wave } from '../engine/waves.ts';
import type { Id } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import type { View } from '../kernel/view.ts';
import { writtenId } from '../kernel/written.ts';
import type { FightReply, WaveView } from '../protocol/messages.ts';
import { handsNow } from './preferences.ts';
import { promptOf } from './prompt.ts';
import { viewOf } from './view.ts';

/** By fights on tables: their beginning stays the same. */
const beginnings = new WeakMap<Run<unknown, Fact>, View['began']>();

/** Everybody with whom a fight began. */
function beganWith(run: Run<unknown, Fact>): NonNullable<View['began']> {
  const known = beginnings.get(run);
  if (known) return known;
  const [first] = run.moments();
  const { combatants } = run.system.view(first ? first.base : run.fight());
  const began = Object.values(combatants).map(({ id, name }) => ({ id, name }));
  beginnings.set(run, began);
  return began;
}

/** The ids of everybody who was ever in the fight, or comes with a wave, and is not in the view. */
function takenBesides(run: Run<unknown, Fact>, { combatants }: View): readonly Id[] {
  const brought = addedIn(run.start().tape).flatMap((one) => writtenId(one) ?? []);
  const began = beganWith(run).map(({ id }) => id);
  const late = run.waves().flatMap(({ people }) => people.map(({ id }) => id));
  return [...new Set([...began, ...brought, ...late])].filter((id) => !Object.hasOwn(combatants, id));
}

const shownWave = ({ id, name, round, held, people }: Wave & { readonly held: boolean }): WaveView => ({
  id,
  name,
  round,
  held,
  people: people.map(({ name, side }) => ({ name, side })),
});

/**
 * The reply about a fight: its current state and the facts and log lines since the last call, which are consumed.
 * `whole`: with all log lines. `promptId`: the number of the pending prompt. Throws, and consumes nothing, where the
 * rules cannot show the fight.
 */
export function fightReplyOf(
  run: Run<unknown, Fact>,
  promptId: number,
  extra: { readonly warning?: string; readonly whole?: boolean } = {},
): FightReply {
  const fight = run.fight();
  const over = run.awaited() ? null : run.system.over(fight);
  const waves = run.waves();
  const view = viewOf(run.system, fight);
  const taken = takenBesides(run, view);
  const { preferences } = run.start();
  const hands = handsNow(run.system, preferences, view);
  const since = run.since((who) => who in hands);
  const prompt = promptOf(run.system, fight, run.awaited(), promptId);
  // Only once nothing can fail any more: news is taken once.
  const news = run.log.takeNews();
  return {
    ok: true,
    prompt,
    view: { ...view, began: beganWith(run), ...(over && { over }) },
    facts: news.facts as unknown as FightReply['facts'],
    lines: extra.whole ? run.log.lines() : news.lines,
    struck: extra.whole ? [] : news.struck,
    ...(since !== null && { since }),
    hash: run.hash(),
    can: { undo: run.canUndo(), redo: run.canRedo() },
    stands: run.stands(),
    preferences,
    ...(waves.length > 0 && { waves: waves.map(shownWave) }),
    ...(taken.length > 0 && { taken }),
    ...(Object.keys(hands).length > 0 && { hands }),
    ...(extra.warning !== undefined && { warning: extra.warning }),
  };
}
