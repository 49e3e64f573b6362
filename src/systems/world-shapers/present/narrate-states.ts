import type { Narrated } from '../../../kernel/narrated.ts';
import type { Effect } from '../effects/effect.ts';
import { statusEffects, suffers } from '../effects/effects.ts';
import type { StateFact } from '../facts/states.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { statuses } from '../status/catalogue.ts';
import { lineOf, lineTo } from './line.ts';
import { untilWords } from './until.ts';
import { nameOf, namesOf } from './words.ts';

/** Status Effects, Buffs, stances, grabs and hiding in words. */

const stances = {
  defending: 'defends',
  'taking-cover': 'takes cover',
  commanding: 'commands its summons',
} as const;
const begun: { readonly [status: string]: string } = {
  bleeding: 'is Bleeding',
  prone: 'is Prone',
};

/** WS-STA-6: of the Frightened it matters whom they fear. */
const fearing = (fight: Fight, { status, by }: Extract<Effect, { readonly kind: 'status' }>): string =>
  statuses[status].attacks === 'source' && by !== null ? ` of ${nameOf(fight, by)}` : '';

/** The words for an effect that begins. */
function beginsWords(fight: Fight, effect: Effect): string {
  switch (effect.kind) {
    case 'status':
      return begun[effect.status] ?? `is ${statuses[effect.status].name}${fearing(fight, effect)}`;
    case 'stance':
      return stances[effect.stance];
    case 'leaning':
      return 'leans out';
    case 'buff':
    case 'debuff': {
      const more = freerUpcast(effect);
      return more === null ? `is under ${effect.label}` : `can put ${more} WP more into upcasting`;
    }
  }
}

/** WS-CIN-18: the number of WP by which a cinematic deed raises the upcast limit; `null` for other effects. */
function freerUpcast({ ability, gifts }: Extract<Effect, { readonly gifts: unknown }>): number | null {
  const [gift] = gifts;
  return ability === 'cinematic' && gift?.of === 'upcastLimit' ? gift.value : null;
}

const apart = {
  escaped: 'breaks free from',
  released: 'is let go by',
  apart: 'is out of the grasp of',
  out: 'is let go by',
  hand: 'is no longer held by',
} as const;

export function narrateState(fight: Fight, fact: StateFact): Narrated | null {
  switch (fact.fact) {
    case 'effect-began': {
      const { effect, who, clause } = fact;
      const until = untilWords(fight, who, effect.until);
      const level = clause === 'WS-GEN-12' ? 'hand' : 'deed';
      const text = `${beginsWords(fight, effect)}${until === undefined ? '' : ` until ${until}`}`;
      return lineTo(fight, who, effect.by ?? who, text, clause, level);
    }
    case 'effect-ended':
      return endedLine(fight, fact);
    case 'grabbed':
      return lineTo(fight, fact.who, fact.by, `is Grabbed by ${nameOf(fight, fact.by)}`, 'WS-ADV-11');
    case 'grab-ended':
      return lineTo(fight, fact.who, fact.by, `${apart[fact.why]} ${nameOf(fight, fact.by)}`, 'WS-ADV-11');
    case 'hidden':
      return lineOf(fight, fact.who, `is hidden from ${namesOf(fight, fact.from)}`, fact.clause);
    case 'given-away':
      return lineOf(
        fight,
        fact.who,
        `has given itself away to ${namesOf(fight, fact.to)}: hidden until its turn ends`,
        'WS-ADV-14',
        'detail',
      );
    case 'revealed':
      return lineOf(fight, fact.who, `is no longer hidden from ${namesOf(fight, fact.to)}`, fact.clause);
  }
}

type Ended = Extract<StateFact, { readonly fact: 'effect-ended' }>;

/**
 * Narrated after the fact was applied, so the ended effect is taken from the fact. `null` where nothing is over for its
 * bearer: it lasts longer now, or it suffers from the same by another cause.
 */
function endedLine(fight: Fight, { who, why, was }: Ended): Narrated | null {
  if (why === 'replaced') return null;
  const words = was ? endsFor(fight, one(fight, who), was) : 'is rid of something';
  if (words === null) return null;
  const level = why === 'hand' ? 'hand' : 'detail';
  const clause = why === 'over' ? 'WS-RND-8' : was?.kind === 'leaning' ? 'WS-COV-5' : 'WS-STA-1';
  return lineOf(fight, who, words, clause, level);
}

/** The words for the end of an effect. WS-STA-1: a Status Effect counts once, whatever it comes from. */
function endsFor(fight: Fight, who: Combatant, was: Effect): string | null {
  if (was.kind !== 'status' || !suffers(fight, who, was.status)) return endsWords(was);
  const feared = statusEffects(who).filter(({ status }) => status === was.status);
  const of = fearing(fight, was);
  if (of === '' || feared.some(({ by }) => by === was.by)) return null;
  return `is no longer ${statuses[was.status].name}${of}`;
}

const stanceEnds = {
  defending: 'defends no longer',
  'taking-cover': 'takes cover no longer',
  commanding: 'commands no longer',
} as const;

function endsWords(was: Effect): string {
  switch (was.kind) {
    case 'status':
      return `is no longer ${statuses[was.status].name}`;
    case 'stance':
      return stanceEnds[was.stance];
    case 'leaning':
      return 'leans out no longer';
    case 'buff':
    case 'debuff':
      return freerUpcast(was) === null
        ? `is no longer under ${was.label}`
        : 'puts no more into upcasting than before';
  }
}
