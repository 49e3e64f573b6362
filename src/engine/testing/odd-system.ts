import { dice, faceValue, pool } from '../../kernel/dice.ts';
import type { Id, Json } from '../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../kernel/port.ts';
import type { Reading } from '../../kernel/readings.ts';
import { sum } from '../../kernel/readings.ts';
import { fold } from '../../kernel/terms.ts';
import type { CombatantStatus } from '../../kernel/view.ts';
import type { Problem, Reaction, System, Tactic } from '../system.ts';

/**
 * Masquerade: a rule system made up for the tests, as unlike a usual fight as possible, so that the engine assumes
 * nothing. Nobody has hit points, nobody takes turns: all declare at once, dancers roll pools and count successes,
 * and who loses both masks leaves the ball. A bursting die saves a mask now and then.
 */
export interface Ball {
  round: number;
  declared: { [who: Id]: string };
  dancers: { [who: Id]: Dancer };
}

/** How many dice show a five or a six. */
const fivesAndSixes: Reading<number> = {
  id: 'fives and sixes',
  of: (faces) => faces.filter((face) => faceValue(face) >= 5).length,
  key: (successes) => successes,
};

interface Dancer {
  masks: number;
  grace: number;
  side: string;
}

export type BallFact =
  | { readonly fact: 'round'; readonly round: number }
  | { readonly fact: 'declared'; readonly who: Id; readonly against: Id }
  | { readonly fact: 'mask-lost'; readonly who: Id; readonly masks: number }
  | { readonly fact: 'grace-spent'; readonly who: Id }
  | { readonly fact: 'set'; readonly who: Id; readonly masks: number };

const standing = (ball: Ball): Id[] => Object.keys(ball.dancers).filter((who) => dancer(ball, who).masks > 0);
const dancer = (ball: Ball, who: Id): Dancer => ball.dancers[who] as Dancer;

const refuse = (code: string, because: string, clause: string, field: string): Refusal => ({
  code,
  because,
  clause,
  field,
});

/** [MQ-1] Everybody names whom to expose; nobody sees the others' choice. */
function declaration(ball: Ball, who: Id): Question {
  const rivals = standing(ball).filter((other) => dancer(ball, other).side !== dancer(ball, who).side);
  return {
    id: 'declare',
    clause: 'MQ-1',
    for: who,
    options: (): readonly Option[] => [
      {
        id: 'expose',
        label: 'Expose',
        clause: 'MQ-1',
        group: 'primary',
        needs: {
          target: { kind: 'one', label: 'whom', oneOf: rivals.map((id) => ({ id, label: id })) },
        },
      },
      { id: 'wait', label: 'Wait', clause: 'MQ-1', group: 'end' },
    ],
    read: (choice) => {
      if (choice.option === 'wait') return { option: 'wait' };
      if (choice.option !== 'expose')
        return refuse('unknownOption', 'there is no such thing to do', 'MQ-1', 'option');
      if (typeof choice.target !== 'string' || !rivals.includes(choice.target)) {
        return refuse('noTarget', 'only a rival who still dances can be exposed', 'MQ-1', 'target');
      }
      return { option: 'expose', target: choice.target };
    },
  };
}

interface Exposure {
  readonly who: Id;
  readonly by: Id;
}

/** [MQ-3] Grace, once: a bursting die of 4 or more keeps the mask. */
const gracefulTurn: Reaction<Ball, BallFact> = {
  id: 'graceful-turn',
  window: 'exposed',
  label: 'Graceful turn',
  clause: 'MQ-3',
  who: (ball, context) => {
    const { who } = context as Exposure;
    return dancer(ball, who).grace > 0 ? [who] : [];
  },
  question: (_ball, _context, who) => ({
    id: 'turn-away',
    clause: 'MQ-3',
    for: who,
    reaction: 'graceful-turn',
    options: () => [
      { id: 'turn', label: 'Turn away', clause: 'MQ-3', group: 'reaction', cost: { grace: 1 } },
      { id: 'decline', label: 'Take it', clause: 'MQ-3', group: 'end' },
    ],
    read: (choice: Choice) =>
      choice.option === 'turn' || choice.option === 'decline'
        ? { option: choice.option }
        : refuse('unknownOption', 'turn away or take it', 'MQ-3', 'option'),
  }),
  perform: (table, context, who) => {
    table.tell({ fact: 'grace-spent', who });
    const saved = table.draw(pool({ sides: 6, burst: true }), savedReading, {
      clause: 'MQ-3',
      for: who,
      purpose: 'grace',
      target: 4,
    });
    if (!saved) return;
    const { who: exposed } = context as Exposure;
    table.tell({ fact: 'set', who: exposed, masks: dancer(table.fight, exposed).masks + 1 });
  },
  goesOn: (ball, context) => dancer(ball, (context as Exposure).who).masks > 0,
};

const statusOf = (ball: Ball): readonly CombatantStatus[] =>
  Object.entries(ball.dancers).map(([id, { masks, grace, side }]) => ({
    id,
    name: id,
    side,
    player: true,
    tracks: { masks: { label: 'Masks', kind: 'boxes', max: 2, left: masks, clause: 'MQ-2' } },
    pools: { grace: { label: 'Grace', value: grace, clause: 'MQ-3', kind: 'pips' } },
    out: masks > 0 ? null : 'fled',
  }));

const savedReading = {
  id: 'saved>=4',
  of: (faces: Parameters<ReturnType<typeof sum>['of']>[0]) => sum().of(faces) >= 4,
  key: (saved: boolean) => (saved ? 1 : 0),
};

const firstRival: Tactic<Ball> = {
  id: 'first-rival',
  label: 'First rival',
  about: 'Exposes the first rival and saves no grace.',
  decide: (question) => {
    const need = question.options()[0]?.needs?.target;
    if (question.id === 'turn-away') return { option: 'turn' };
    return { option: 'expose', target: need?.kind === 'one' ? (need.oneOf[0]?.id ?? '') : '' };
  },
};

export const oddSystem: System<Ball, BallFact> = {
  id: 'masquerade',
  name: 'Masquerade',
  version: 1,
  rulebook: {
    prefix: 'MQ',
    title: 'Masquerade',
    about: 'A ball of the tests.',
    sections: [
      {
        title: 'The ball',
        clauses: [
          { id: 'MQ-1', title: 'Declaring', kind: 'choice', text: 'All declare at once.' },
          {
            id: 'MQ-2',
            title: 'Exposing',
            kind: 'auto',
            text: 'Three dice, each 5 or more a success; more than one takes a mask.',
          },
          {
            id: 'MQ-3',
            title: 'Grace',
            kind: 'choice',
            text: 'Once, a bursting die of 4 or more keeps a mask.',
          },
        ],
      },
    ],
    rulings: [],
  },
  encounters: {
    schema: () => ({ type: 'object' }),
    migrate: (encounter) => encounter,
    begin: (encounter) => {
      const problems: Problem[] = [];
      const ball: Ball = { round: 0, declared: {}, dancers: {} };
      const list = (encounter as { combatants?: Json }).combatants;
      if (!Array.isArray(list)) problems.push({ path: 'combatants', message: 'a ball needs dancers' });
      else {
        for (const one of list as { id: string; side: string; grace?: number }[]) {
          ball.dancers[one.id] = { masks: 2, grace: one.grace ?? 1, side: one.side };
        }
      }
      return problems.length > 0 ? { ok: false, problems } : { ok: true, fight: ball };
    },
    pack: { heroes: [], foes: [], encounters: [] },
  },
  step: (table) => {
    table.tell({ fact: 'round', round: table.fight.round + 1 });
    for (const who of standing(table.fight)) {
      const choice = table.ask(declaration(table.fight, who));
      if (choice.option === 'expose') {
        table.tell({ fact: 'declared', who, against: String(choice.target) });
      }
    }
    // Everybody acts on what was declared, also those who lose their last mask meanwhile: it happens at once.
    for (const [who, against] of Object.entries(table.fight.declared)) {
      const successes = table.draw(dice(3, 6), fivesAndSixes, {
        clause: 'MQ-2',
        for: who,
        purpose: 'expose',
        against,
        total: fold([{ value: 2, op: 'add', label: 'successes needed', clause: 'MQ-2' }]),
      });
      if (successes < 2) continue;
      table.tell({
        fact: 'mask-lost',
        who: against,
        masks: Math.max(0, dancer(table.fight, against).masks - 1),
      });
      table.offer('exposed', { who: against, by: who });
    }
  },
  over: (ball) => {
    const sides = [...new Set(standing(ball).map((who) => dancer(ball, who).side))];
    return sides.length > 1 ? null : { winner: sides[0] ?? null };
  },
  apply: (ball, fact) => {
    switch (fact.fact) {
      case 'round':
        ball.round = fact.round;
        ball.declared = {};
        break;
      case 'declared':
        ball.declared[fact.who] = fact.against;
        break;
      case 'mask-lost':
      case 'set':
        dancer(ball, fact.who).masks = fact.masks;
        break;
      case 'grace-spent':
        dancer(ball, fact.who).grace -= 1;
        break;
    }
  },
  copy: (ball) => structuredCopy(ball),
  reactions: [gracefulTurn],
  override: (ball, change) => {
    if (change.change !== 'track')
      return refuse('unknownChange', 'only masks can be changed', 'MQ-2', 'change');
    if (!ball.dancers[change.who])
      return refuse('nobody', `nobody here is called ${change.who}`, 'MQ-2', 'who');
    return [{ fact: 'set', who: change.who, masks: change.left }];
  },
  status: statusOf,
  view: (ball) => ({
    system: 'masquerade',
    name: 'A ball',
    round: ball.round,
    phase: 'round',
    active: null,
    order: Object.keys(ball.dancers),
    bar: Object.keys(ball.dancers).map((id) => ({ id, initiative: null, state: 'waiting' })),
    combatants: Object.fromEntries(
      statusOf(ball).map((one) => [
        one.id,
        {
          ...one,
          cell: { x: 0, y: 0 },
          size: 1,
          sizeName: 'person',
          conditions: [],
          initiative: null,
          notes: [],
        },
      ]),
    ),
    battlefield: null,
    marks: [],
  }),
  clock: (ball) => ({ round: ball.round, active: null }),
  narrate: (_ball, fact) => {
    switch (fact.fact) {
      case 'mask-lost':
        return {
          level: 'deed',
          text: `${fact.who} loses a mask`,
          clause: 'MQ-2',
          whom: fact.who,
          wound: true,
        };
      case 'by-hand':
        return { level: 'hand', text: fact.reason };
      default:
        return null;
    }
  },
  title: (_ball, question) => `${question.for}: ${question.id}`,
  rollTitle: (_ball, why) => `${why.for}: ${why.purpose}`,
  preview: () => ({}),
  outcome: (facts) =>
    facts.flatMap((fact) => {
      if (fact.fact === 'mask-lost') return [`lost:${fact.who}`];
      return fact.fact === 'set' ? [`saved:${fact.who}`] : [];
    }),
  harming: new Set(),
  invariants: (ball) =>
    Object.entries(ball.dancers).flatMap(([id, { masks }]) =>
      masks < 0 || masks > 2 ? [`${id} has ${masks} masks`] : [],
    ),
  tactics: { 'first-rival': firstRival },
  defaultTactic: 'first-rival',
  left: (ball, who) => ({ masks: ball.dancers[who]?.masks ?? 0 }),
  between: [],
};

function structuredCopy(ball: Ball): Ball {
  const dancers: Ball['dancers'] = {};
  for (const [id, one] of Object.entries(ball.dancers)) dancers[id] = { ...one };
  return { round: ball.round, declared: { ...ball.declared }, dancers };
}

/** A ball that has not begun: Ada for red, Bea and Cleo for blue. */
export function oneAgainstTwo(): Ball {
  const begun = oddSystem.encounters.begin({
    combatants: [
      { id: 'ada', side: 'red' },
      { id: 'bea', side: 'blue' },
      { id: 'cleo', side: 'blue' },
    ],
  });
  if (!begun.ok) throw new Error('no ball');
  return begun.fight;
}
