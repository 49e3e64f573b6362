import { z } from 'zod';
import type { Problem } from '../engine/system.ts';
import { faultInWords } from '../kernel/faults.ts';
import { hazardIn, mostInWave, placeOf } from '../kernel/outside.ts';
import { diceModes, handSpans, reactionModes } from '../kernel/preferences.ts';
import type { ErrorReply, Request } from './messages.ts';
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
    level: z.number().optional(),
    other: id.optional(),
  }),
  z.object({ change: z.literal('position'), who: id, cell }),
  z.object({ change: z.literal('initiative'), who: id, value: z.number() }),
  z.object({ change: z.literal('side'), who: id, side: id }),
  z.object({
    change: z.literal('add'),
    combatant: json,
    along: z.array(json).max(mostInWave).optional(),
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
  z.object({ do: z.literal('start'), encounter: json, seed: seed.optional(), dice: diceMode.optional() }),
  z.object({
    do: z.literal('answer'),
    prompt,
    choice,
    also: z.array(z.string().max(200)).max(500).optional(),
  }),
  z.object({ do: z.literal('roll'), prompt, faces: faces.optional() }),
  z.object({
    do: z.literal('override'),
    changes: z.array(change).min(1).max(200),
    reason: z.string().max(500),
  }),
  z.object({
    do: z.literal('prefer'),
    defaultDice: diceMode.optional(),
    dice: z.record(id, diceMode.nullable()).optional(),
    reactions: reactions.optional(),
    hands: z.record(id, z.object(handed).nullable()).optional(),
    sides: z.record(id, id.nullable()).optional(),
  }),
  z.object({ do: z.literal('advise'), tactic: id.optional() }),
  z.object({ do: z.literal('undo') }),
  z.object({ do: z.literal('redo') }),
  z.object({ do: z.literal('seek'), at: z.number().int().min(0) }),
  z.object({ do: z.literal('view') }),
  z.object({ do: z.literal('save') }),
  z.object({ do: z.literal('aftermath') }),
  z.object({ do: z.literal('load'), record: json }),
  z.object({ do: z.literal('follow'), record: json }),
  z.object({ do: z.literal('odds'), choice, quick: z.boolean().optional() }),
  z.object({ do: z.literal('answers'), choice }),
  z.object({ do: z.literal('preview'), choice }),
  z.object({
    do: z.literal('forecast'),
    fights: z.number().int().min(1).max(1_000_000).optional(),
    from: z.number().int().min(0).optional(),
    seed: seed.optional(),
    tactics: z.record(id, id).optional(),
  }),
  z.object({
    do: z.literal('watch'),
    index: z.number().int().min(0),
    seed: seed.optional(),
    tactics: z.record(id, id).optional(),
  }),
  z.object({ do: z.literal('wave'), wave: id, does: z.enum(waveDeeds) }),
  z.object({ do: z.literal('settle'), encounter: json, rulings }),
  z.object({ do: z.literal('sketch'), encounter: json }),
  z.object({ do: z.literal('variations'), encounter: json, tough: z.boolean().optional() }),
  z.object({ do: z.literal('vary'), encounter: json, changes: z.array(variation).max(20) }),
  z.object({ do: z.literal('account') }),
  z.object({ do: z.literal('luck'), step: z.number().int().min(0) }),
  z.object({ do: z.literal('timeline') }),
  z.object({ do: z.literal('systems') }),
  z.object({ do: z.literal('catalogue'), system: id, rulings: rulings.optional() }),
  z.object({ do: z.literal('folk'), system: id, rulings: rulings.optional() }),
  z.object({
    do: z.literal('people'),
    system: id,
    sheets: z.array(json).max(mostSheets),
    rulings: rulings.optional(),
  }),
  z.object({ do: z.literal('form'), system: id }),
  z.object({ do: z.literal('judge'), system: id, sheet: json, rulings: rulings.optional() }),
  z.object({
    do: z.literal('quick'),
    system: id,
    ground: z.object({
      sample: id,
      open: z
        .object({ width: z.number().int().min(6).max(60), height: z.number().int().min(4).max(60) })
        .optional(),
    }),
    sides: z.array(z.array(json).min(1).max(30)).length(2),
    rulings: rulings.optional(),
  }),
  z.object({ do: z.literal('between'), system: id, deed: id, sheet: json, needs: json }),
]);

const tapeEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('draw'),
    key: z.string().max(500),
    faces: z.array(z.union([z.number(), z.array(z.number()).max(100)])).max(200),
    hand: z.array(z.number().int()).optional(),
    auto: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('ask'),
    key: z.string().max(500),
    choice,
    also: z.array(z.string().max(200)).max(500).optional(),
    auto: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('override'),
    changes: z.array(change),
    reason: z.string(),
    step: z.number().int().min(0).optional(),
    told: z.number().int().min(0).optional(),
    takes: z.array(z.string().max(200)).min(1).max(500).optional(),
    fell: z.number().int().min(1).optional(),
    wave: z.object({ id, now: z.enum(['due', 'held', 'in']) }).optional(),
    auto: z.literal(true).optional(),
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
    hands: z.record(id, z.object({ ...handed, round: z.number().int().optional() })).optional(),
    sides: z.record(id, id).optional(),
  }),
  hash: z.string().max(64),
});

/** The issues of a failed check as problems with paths and messages. */
export function problemsOf(error: z.ZodError): readonly Problem[] {
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
  if (read.success) return { ok: true, request: message as Request };
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

/** All violations of the schema of fight records in a document. */
export function problemsOfRecord(document: unknown): readonly Problem[] {
  const read = record.safeParse(document);
  return read.success ? [] : problemsOf(read.error);
}
