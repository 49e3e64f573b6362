import type { Awaited } from '../engine/live.ts';
import type { System } from '../engine/system.ts';
import { isSettled } from '../kernel/distribution.ts';
import type { Fact } from '../kernel/port.ts';
import type { Prompt } from '../protocol/messages.ts';

/** The prompt for what a fight waits for; `null` when it waits for nothing. */
export function promptOf<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  awaited: Awaited | null,
  id: number,
): Prompt | null {
  if (!awaited) return null;
  if (awaited.kind === 'choose') {
    const { question } = awaited;
    const also = question.also?.() ?? [];
    return {
      id,
      kind: 'choose',
      for: question.for,
      ...(question.acts !== undefined && { acts: question.acts }),
      ask: question.id,
      question: system.title(fight, question),
      clause: question.clause,
      ...(question.about && { about: question.about }),
      ...(question.reaction !== undefined && { reaction: question.reaction }),
      ...(also.length > 0 && { also }),
      options: question.options(),
    };
  }
  const { why, pool, reading } = awaited;
  const wins = why.wins?.() ?? null;
  return {
    id,
    kind: 'roll',
    for: why.for,
    purpose: why.purpose,
    ...(why.against !== undefined && { against: why.against }),
    question: system.rollTitle(fight, why),
    clause: why.clause,
    dice: pool.dice,
    ...(why.target !== undefined && { target: why.target }),
    ...(why.total && { total: why.total, ...(system.adds && { adds: system.adds }) }),
    ...(why.over && { over: why.over }),
    ...(wins !== null && { wins }),
    ...(why.edge && { edge: why.edge }),
    ...(why.edge && system.edgeLabel !== undefined && { edgeLabel: system.edgeLabel }),
    ...(why.counts && pool.dice.length > 1 && { counts: why.counts }),
    ...(why.ladder && { ladder: why.ladder }),
    ...(isSettled(pool, reading) && { settled: true as const }),
  };
}
