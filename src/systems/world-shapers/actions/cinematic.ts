import type { Id } from '../../../kernel/json.ts';
import { asJson } from '../../../kernel/json.ts';
import type { Choice, Option, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Part } from '../cinematic/cost.ts';
import { judgeBurst, priceOf, wayOf } from '../cinematic/cost.ts';
import type { Called, Deed } from '../cinematic/deed.ts';
import { carryThrough, payOthers } from '../cinematic/deed.ts';
import type { Participant } from '../cinematic/join.ts';
import { firstOf, gather, invitable, isRaised, readInvited } from '../cinematic/join.ts';
import { termsQuestion } from '../cinematic/terms.ts';
import { judgeAble, judgePoints, judgePrice, judgeReaction } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action, HeldForm, Price } from './action.ts';
import { costOf, greyed } from './action.ts';

/**
 * Cinematic deeds (section CIN): the player says what is attempted, the game master decides whether and how it may be
 * tried (WS-CIN-3), and only then it is paid for. If an effect prevents paying the AP or RP, it is a Burst (WS-CIN-12);
 * plain and Burst exclude each other, so one option serves for both.
 */

const clause = 'WS-CIN-2';
const longest = 200;

type Own = 'action' | 'reaction' | 'together';
const ids = { action: 'cinematic', reaction: 'cinematic-reaction', together: 'cinematic-together' } as const;
const labels = {
  action: { plain: 'Cinematic Action', burst: 'Cinematic Burst' },
  reaction: { plain: 'Cinematic Reaction', burst: 'Cinematic Burst as a reaction' },
  together: { plain: 'Cooperative Cinematic Action', burst: 'Cooperative Cinematic Action as a Burst' },
} as const;

/** What was agreed on before payment. Answers cannot contain it, because parsing drops unknown fields. */
interface Agreed {
  readonly parts: readonly (Participant | Called)[];
  readonly raised: boolean;
  readonly refused: boolean;
}

const agreedOf = ({ agreed }: Choice): Agreed | null =>
  typeof agreed === 'object' && agreed !== null ? (agreed as unknown as Agreed) : null;

function price(fight: Fight, who: Combatant, part: Part, choice: Choice | null): Price {
  if (isPrepaid(choice)) return priceOf(fight, who, part, 'plain');
  const agreed = choice && agreedOf(choice);
  if (!agreed) return priceOf(fight, who, part, wayOf(fight, who, part));
  return priceOf(fight, who, part, agreed.parts[0]?.way ?? 'plain', agreed.raised);
}

/**
 * WS-INI-11, WS-R24: whether it is a held deed, whose AP are already paid. What is still due is judged with the price.
 */
const isPrepaid = (choice: Choice | null): boolean => choice?.prepaid === true;

/** WS-CIN-13: the refusal for too few points, with the reason why a Burst is not possible either. */
function judgePoor(fight: Fight, who: Combatant, part: Own, choice: Choice | null): Refusal | null {
  if (isPrepaid(choice)) return null;
  const cost = price(fight, who, part, null);
  const poor = judgePrice(fight, who, cost);
  if (!poor) return null;
  const { ap = 0, rp = 0 } = cost;
  const short =
    ap > 0 ? judgePoints(fight, who, 'ap', ap) : rp > 0 ? judgePoints(fight, who, 'rp', rp) : null;
  const burst = short && judgeBurst(fight, who, part);
  return short && burst ? { ...short, because: `${short.because}; and no Burst: ${burst.because}` } : poor;
}

function judge(fight: Fight, who: Combatant, part: Own, choice: Choice | null = null): Refusal | null {
  if (isObject(who)) return refuse('wrongTarget', 'objects do no great deeds', 'WS-CIN-1');
  const unable = judgeAble(who) ?? (part === 'reaction' ? judgeReaction(fight, who, {}) : null);
  if (unable) return unable;
  const poor = judgePoor(fight, who, part, choice);
  if (poor) return poor;
  return part === 'together' && invitable(fight, who).length === 0
    ? refuse('notAlly', 'no ally could take part', 'WS-CIN-8', 'with')
    : null;
}

/** WS-CIN-2: the reason why it cannot make a Cinematic Reaction now, or `null`. */
export const judgeGreatReaction = (fight: Fight, who: Combatant): Refusal | null =>
  judge(fight, who, 'reaction');

function readWhat({ what }: Choice): string | Refusal {
  const said = typeof what === 'string' ? what.trim() : '';
  return said !== '' && said.length <= longest
    ? said
    : refuse('noSuchThing', `it must be said what is attempted, in ${longest} letters`, 'WS-CIN-3', 'what');
}

function read(fight: Fight, who: Combatant, part: Own, choice: Choice): Choice | Refusal {
  const refused = judge(fight, who, part, choice);
  if (refused) return refused;
  const what = readWhat(choice);
  if (typeof what !== 'string') return what;
  if (part !== 'together') {
    return { option: ids[part], what, ...(isPrepaid(choice) ? { prepaid: true } : {}) };
  }
  const invited = readInvited(fight, who, choice.with);
  return isRefusal(invited)
    ? (invited as Refusal)
    : { option: ids[part], what, with: invited as readonly Id[] };
}

/** WS-CIN-8, WS-CIN-3: asks who takes part, and for the game master's decision. Nothing is paid yet. */
function agree(table: Table, id: Id, part: Own, choice: Choice): Choice | null {
  const { fight } = table;
  const what = String(choice.what);
  const parts = partsOf(table, id, part, choice);
  if (part === 'together' && parts.length < 2) {
    const because = 'nobody takes part';
    table.tell({ fact: 'came-to-nothing', who: id, what, because, clause: 'WS-CIN-8' });
    return null;
  }
  const idea = { who: id, what, parts: parts.map(({ who }) => who) };
  const raised = isRaised(fight, parts);
  const called: Called[] = [];
  for (const participant of parts) {
    const terms = table.ask(termsQuestion(fight, idea, participant.who));
    if (terms.option === 'refuse') {
      // WS-R48: otherwise it is paid for first.
      if (fight.rulings.cinematicRefusedCost === 'full') {
        return withAgreed(choice, { parts, raised, refused: true });
      }
      table.tell({ fact: 'cinematic-refused', who: id, what, paid: false });
      return null;
    }
    called.push({ ...participant, skill: terms.skill ?? 'rawForce', difficulty: terms.difficulty ?? 0 });
  }
  return withAgreed(choice, { parts: called, raised, refused: false });
}

const withAgreed = (choice: Choice, agreed: Agreed): Choice => ({
  ...choice,
  agreed: asJson(agreed),
});

function partsOf(table: Table, id: Id, part: Own, choice: Choice): readonly Participant[] {
  const who = one(table.fight, id);
  if (isPrepaid(choice)) return [{ who: id, way: 'plain' }];
  if (part !== 'together') return [{ who: id, way: wayOf(table.fight, who, part) }];
  const invited = Array.isArray(choice.with) ? (choice.with as readonly Id[]) : [];
  return gather(table, id, String(choice.what), invited);
}

function perform(table: Table, id: Id, choice: Choice): void {
  const agreed = agreedOf(choice);
  if (!agreed) return;
  const { parts, raised, refused } = agreed;
  const what = String(choice.what);
  if (refused) {
    payOthers(table, { parts, raised });
    table.tell({ fact: 'cinematic-refused', who: id, what, paid: true });
  } else carryThrough(table, { who: id, what, parts, raised } as Deed);
}

const withNeed = (fight: Fight, who: Combatant) => {
  const all = invitable(fight, who);
  const so = [firstOf(fight, who)];
  return {
    kind: 'some',
    label: 'With whom',
    oneOf: all.map((other) => {
      const way = wayOf(fight, other, 'join');
      const { momentum = 0 } = priceOf(
        fight,
        other,
        'join',
        way,
        isRaised(fight, [...so, { who: other.id, way }]),
      );
      const note = way === 'burst' ? `a Burst, ${momentum} Momentum` : `2 RP, ${momentum} Momentum`;
      return { id: other.id, label: other.sheet.name, note };
    }),
    min: 1,
    max: Math.max(1, all.length),
  } as const;
};

/**
 * WS-INI-11: what is attempted is said when it is held; when it fires, the game master decides (WS-CIN-3) and Momentum
 * is paid (WS-R24). A held deed cannot be a Burst, which is for those without AP to spend (WS-CIN-12).
 */
const held: HeldForm = {
  target: false,
  needs: () => ({ what: { kind: 'text', label: 'What is attempted', longest } }),
  unsaid: { option: ids.action, prepaid: true },
  read(_fight, _who, choice) {
    const what = readWhat(choice);
    return typeof what === 'string' ? { option: ids.action, what, prepaid: true } : what;
  },
};

const cinematicOf = (part: Own): Action => ({
  id: ids[part],
  clause,
  kind: 'deed',
  failsDown: true,
  ...(part === 'action' ? { held } : {}),
  ...(part === 'reaction' ? { anytime: (_fight: Fight, who: Combatant) => !isObject(who) } : {}),
  offer(fight, who): Option | null {
    if (isObject(who)) return null;
    if (part === 'together' && !fight.listing.some((id) => isFriend(fight, who, id))) return null;
    const way = wayOf(fight, who, part);
    return {
      id: ids[part],
      label: labels[part][way],
      clause: part === 'together' ? 'WS-CIN-8' : way === 'burst' ? 'WS-CIN-12' : clause,
      group: 'cinematic',
      cost: costOf(price(fight, who, part, null)),
      ...greyed(judge(fight, who, part)),
    };
  },
  needs: (fight, who) => ({
    what: { kind: 'text', label: 'What is attempted', longest },
    ...(part === 'together' ? { with: withNeed(fight, who) } : {}),
  }),
  read: (fight, who, choice) => read(fight, who, part, choice),
  price: (fight, who, choice) => price(fight, who, part, choice),
  agree: (table, id, choice) => agree(table, id, part, choice),
  perform: (table, id, choice) => perform(table, id, choice),
});

const isFriend = (fight: Fight, who: Combatant, id: Id): boolean => {
  const other = one(fight, id);
  return other !== who && other.side === who.side && !isObject(other);
};

/** WS-CIN-2: alone, in the own turn. */
export const cinematicAction = cinematicOf('action');
/** WS-CIN-8: with others, in the own turn. */
export const cinematicTogether = cinematicOf('together');
/** WS-CIN-2: at any moment. */
export const cinematicReaction = cinematicOf('reaction');
