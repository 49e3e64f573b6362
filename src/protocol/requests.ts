import { z } from 'zod';
import type { Problem } from '../engine/system.ts';
import { faultInWords } from '../kernel/faults.ts';
import { hazardIn, mostInWave, placeOf } from '../kernel/outside.ts';
import { diceModes, handSpans, reactionModes } from '../kernel/preferences.ts';
import type { ErrorReply, FightRecord, Request } from './messages.ts';
import { mostSheets, waveDeeds } from './messages.ts';

/** Schemas of untrusted messages and fight records, which are checked before anything else reads them. */

// Compiled validators would need `eval`, which the content security policy forbids.
z.config({ jitless: true, customError: faultInWords });

const json = z.json();
const id = z.string().max(200);
const choice = z.record(z.string(), json).and(z.object({ option: id }));
const seed = z.union([z.string().max(200), z.number()]);
const faces = z.array(z.union([z.number(), z.array(z.number()).max(100), z.null()])).max(200);
const cell = z.object({ x: z.number().int(), y: z.number().int() });
const diceMode = z.enum(diceModes);
const reactions = z.record(id, z.record(id, z.enum(reactionModes)));
const rulings = z.record(id, z.union([z.string().max(200), z.number(), z.boolean()]));
const handed = { tactic: id, lasts: z.enum(handSpans) };

const change = z.discriminatedUnion('change', [
  z.object({ change: z.literal('track'), who: id, track: id, left: z.number() }),
  z.object({ change: z.literal('pool'), who: id, pool: id, value: z.number() }),
  z.object({
    change: z.literal('condition'),
    who: id,
    condition: id,
    on: z.boolean(),
    level: z.number().exactOptional(),
    other: id.exactOptional(),
  }),
  z.object({ change: z.literal('position'), who: id, cell }),
  z.object({ change: z.literal('initiative'), who: id, value: z.number() }),
  z.object({ change: z.literal('side'), who: id, side: id }),
  z.object({
    change: z.literal('add'),
    combatant: json,
    along: z.array(json).max(mostInWave).exactOptional(),
  }),
  z.object({ change: z.literal('remove'), who: id }),
  z.object({ change: z.literal('out'), who: id, out: z.enum(['dead', 'unconscious', 'fled']).nullable() }),
  z.object({
    change: z.literal('item'),
    who: id,
    item: id,
    to: z.enum(['hand', 'carried', 'floor', 'gone']),
  }),
  z.object({ change: z.literal('door'), door: id, open: z.boolean() }),
  z.object({ change: z.literal('active'), who: id }),
  z.object({ change: z.literal('end'), winner: id.nullable() }),
  z.object({ change: z.literal('note'), text: z.string().max(2000) }),
]);

const variation = z.discriminatedUnion('vary', [
  z.object({ vary: z.literal('count'), who: id, count: z.number().int().min(0).max(30) }),
  z.object({ vary: z.literal('kind'), who: id, use: id }),
  z.object({ vary: z.literal('number'), who: id, path: id, value: z.number() }),
]);

const prompt = z.number().int();

const request = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('start'),
    encounter: json,
    seed: seed.exactOptional(),
    dice: diceMode.exactOptional(),
  }),
  z.object({
    do: z.literal('answer'),
    prompt,
    choice,
    also: z.array(z.string().max(200)).max(500).exactOptional(),
  }),
  z.object({ do: z.literal('roll'), prompt, faces: faces.exactOptional() }),
  z.object({
    do: z.literal('override'),
    changes: z.array(change).min(1).max(200),
    reason: z.string().max(500),
  }),
  z.object({
    do: z.literal('prefer'),
    defaultDice: diceMode.exactOptional(),
    dice: z.record(id, diceMode.nullable()).exactOptional(),
    reactions: reactions.exactOptional(),
    hands: z.record(id, z.object(handed).nullable()).exactOptional(),
    sides: z.record(id, id.nullable()).exactOptional(),
  }),
  z.object({ do: z.literal('advise'), tactic: id.exactOptional() }),
  z.object({ do: z.literal('undo') }),
  z.object({ do: z.literal('redo') }),
  z.object({ do: z.literal('seek'), at: z.number().int().min(0) }),
  z.object({ do: z.literal('view') }),
  z.object({ do: z.literal('save') }),
  z.object({ do: z.literal('aftermath') }),
  z.object({ do: z.literal('load'), record: json }),
  z.object({ do: z.literal('follow'), record: json }),
  z.object({ do: z.literal('odds'), choice, quick: z.boolean().exactOptional() }),
  z.object({ do: z.literal('answers'), choice }),
  z.object({ do: z.literal('preview'), choice }),
  z.object({
    do: z.literal('forecast'),
    fights: z.number().int().min(1).max(1_000_000).exactOptional(),
    from: z.number().int().min(0).exactOptional(),
    seed: seed.exactOptional(),
    tactics: z.record(id, id).exactOptional(),
  }),
  z.object({
    do: z.literal('watch'),
    index: z.number().int().min(0),
    seed: seed.exactOptional(),
    tactics: z.record(id, id).exactOptional(),
  }),
  z.object({ do: z.literal('wave'), wave: id, does: z.enum(waveDeeds) }),
  z.object({ do: z.literal('settle'), encounter: json, rulings }),
  z.object({ do: z.literal('sketch'), encounter: json }),
  z.object({ do: z.literal('variations'), encounter: json, tough: z.boolean().exactOptional() }),
  z.object({ do: z.literal('vary'), encounter: json, changes: z.array(variation).max(20) }),
  z.object({ do: z.literal('account') }),
  z.object({ do: z.literal('luck'), step: z.number().int().min(0) }),
  z.object({ do: z.literal('timeline') }),
  z.object({ do: z.literal('systems') }),
  z.object({ do: z.literal('catalogue'), system: id, rulings: rulings.exactOptional() }),
  z.object({ do: z.literal('folk'), system: id, rulings: rulings.exactOptional() }),
  z.object({
    do: z.literal('people'),
    system: id,
    sheets: z.array(json).max(mostSheets),
    rulings: rulings.exactOptional(),
  }),
  z.object({ do: z.literal('form'), system: id }),
  z.object({ do: z.literal('judge'), system: id, sheet: json, rulings: rulings.exactOptional() }),
  z.object({
    do: z.literal('quick'),
    system: id,
    ground: z.object({
      sample: id,
      open: z
        .object({ width: z.number().int().min(6).max(60), height: z.number().int().min(4).max(60) })
        .exactOptional(),
    }),
    sides: z.array(z.array(json).min(1).max(30)).length(2),
    rulings: rulings.exactOptional(),
  }),
  z.object({ do: z.literal('between'), system: id, deed: id, sheet: json, needs: json }),
]) satisfies z.ZodType<Request>;

const tapeEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('draw'),
    key: z.string().max(500),
    faces: z.array(z.union([z.number(), z.array(z.number()).max(100)])).max(200),
    hand: z.array(z.number().int()).exactOptional(),
    auto: z.literal(true).exactOptional(),
  }),
  z.object({
    kind: z.literal('ask'),
    key: z.string().max(500),
    choice,
    also: z.array(z.string().max(200)).max(500).exactOptional(),
    auto: z.literal(true).exactOptional(),
  }),
  z.object({
    kind: z.literal('override'),
    changes: z.array(change),
    reason: z.string(),
    step: z.number().int().min(0).exactOptional(),
    told: z.number().int().min(0).exactOptional(),
    takes: z.array(z.string().max(200)).min(1).max(500).exactOptional(),
    fell: z.number().int().min(1).exactOptional(),
    wave: z.object({ id, now: z.enum(['due', 'held', 'in']) }).exactOptional(),
    auto: z.literal(true).exactOptional(),
  }),
]);

const record = z.object({
  woundtrack: z.literal('fight'),
  schema: z.number().int().min(1),
  system: id,
  version: z.number().int().min(1),
  encounter: json,
  seed: z.string().max(200),
  tape: z.array(tapeEntry).max(200_000),
  redo: z.array(z.array(tapeEntry)).max(200_000),
  preferences: z.object({
    defaultDice: diceMode,
    dice: z.record(id, diceMode),
    reactions,
    hands: z.record(id, z.object({ ...handed, round: z.number().int().exactOptional() })).exactOptional(),
    sides: z.record(id, id).exactOptional(),
  }),
  hash: z.string().max(64),
}) satisfies z.ZodType<FightRecord>;

/** The issues of a failed check as problems with paths and messages. */
function problemsOf(error: z.ZodError): readonly Problem[] {
  return error.issues.map((issue) => ({ path: placeOf(issue.path), message: issue.message }));
}

const verbs = request.options.map((option) => option.shape.do.value);

/** Checks an untrusted message: the request, or an error reply that says what is wrong with it. */
export function readRequest(message: unknown): { readonly ok: true; readonly request: Request } | ErrorReply {
  const hazard = hazardIn(message);
  if (hazard) return refused(hazard.code, hazard.message, hazard.path);
  const verb = message !== null && typeof message === 'object' && 'do' in message ? message.do : undefined;
  if (!verbs.some((known) => known === verb)) {
    return refused('unknown-request', `"do" must be one of ${verbs.join(', ')}`, 'do');
  }
  const read = request.safeParse(message);
  if (read.success) return { ok: true, request: read.data };
  const problems = problemsOf(read.error);
  return {
    ok: false,
    error: {
      code: 'bad-request',
      message: problems[0]?.message ?? 'malformed',
      path: problems[0]?.path ?? '',
      problems,
    },
  };
}

const refused = (code: string, message: string, path: string): ErrorReply => ({
  ok: false,
  error: { code, message, path },
});

/** Checks an untrusted fight record: the record, or everything in which it violates the schema. */
export function parseRecord(
  document: unknown,
):
  | { readonly ok: true; readonly record: FightRecord }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const read = record.safeParse(document);
  return read.success ? { ok: true, record: read.data } : { ok: false, problems: problemsOf(read.error) };
}
