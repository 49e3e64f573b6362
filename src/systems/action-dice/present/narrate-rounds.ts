import type { Narrated } from '../../../kernel/narrated.ts';
import type { RoundFact } from '../facts/rounds.ts';
import type { Fight } from '../state.ts';
import { lineOf } from './line.ts';
import { nameOf, namesOf } from './words.ts';

/** The encounter, ambush, Over Watch, Initiative and rounds in words. */
export function narrateRound(fight: Fight, fact: RoundFact): Narrated | null {
  switch (fact.fact) {
    case 'encounter-began':
      return { level: 'heading', text: 'The encounter begins', clause: 'AD-ENC-1' };
    case 'no-encounter':
      return { level: 'heading', text: 'It does not come to violence', clause: 'AD-ENC-1' };
    case 'ambush':
      return ambushLine(fight, fact);
    case 'watched':
      return watchedLine(fight, fact);
    case 'wishes':
      return lineOf(fight, fact.who, fact.acts ? 'wishes to act' : 'stands aside', 'AD-INI-3', 'detail');
    case 'initiative':
      return initiativeLine(fight, fact);
    case 'round-began':
      return { level: 'heading', text: `Round ${fact.round}`, clause: 'AD-ENC-2' };
    case 'tie-broken':
      return {
        level: 'detail',
        text: `Equal at Initiative, now apart: ${tieWords(fight, fact.by)}`,
        clause: 'AD-INI-2',
      };
    case 'order': {
      const words = fact.places.map(({ id, initiative }) => `${nameOf(fight, id)} ${initiative}`);
      return { level: 'detail', text: `Initiative: ${words.join(', ')}`, clause: 'AD-INI-2' };
    }
    case 'order-changed':
      return fact.why === 'hand'
        ? { level: 'hand', text: 'The order of this round is changed', clause: 'AD-DIE-18' }
        : { level: 'detail', text: 'Somebody new acts in this round still', clause: 'AD-INI-3' };
    case 'recovery-began':
      return { level: 'heading', text: `Recovery Phase of round ${fact.round}`, clause: 'AD-REC-5' };
    case 'fight-goes-on':
      return { level: 'deed', text: 'The encounter goes on', clause: 'AD-ENC-9' };
    case 'over': {
      const won = fact.winner === null ? '' : `, won by ${fact.winner}`;
      return { level: 'heading', text: `The encounter is over${won}`, clause: 'AD-ENC-9' };
    }
    case 'joining-done':
    case 'initiative-done':
    case 'round-ended':
      return null;
  }
}

type Ambush = Extract<RoundFact, { readonly fact: 'ambush' }>;

function ambushLine(fight: Fight, { ambushed, ambushers }: Ambush): Narrated | null {
  if (ambushed.length === 0 && ambushers.length === 0) return null;
  // AD-R26: one that is both counts as neither, or as ambushed.
  const both = ambushed.filter((id) => ambushers.includes(id));
  const wins = fight.rulings.ambushBoth === 'ambushedWins';
  const caught = ambushed.filter((id) => wins || !both.includes(id));
  const waiting = ambushers.filter((id) => !both.includes(id));
  const are = (who: readonly string[], what: string): string =>
    who.length > 0 ? `${namesOf(fight, who)} ${isOne(who) ? 'is' : 'are'} ${what}` : '';
  const parts = [
    are(caught, 'ambushed (1 action in round 1)'),
    are(waiting, 'lying in wait (1 action more)'),
    wins ? '' : are(both, 'both (actions as always)'),
  ].filter(Boolean);
  return { level: 'deed', text: `Ambush: ${parts.join('; ')}`, clause: 'AD-INI-4' };
}

type Watched = Extract<RoundFact, { readonly fact: 'watched' }>;

function watchedLine(fight: Fight, { expected, fooled, attackers }: Watched): Narrated | null {
  if (expected.length === 0 && fooled.length === 0) return null;
  const parts = [
    expected.length > 0 ? `it comes from where ${namesOf(fight, expected)} watched (1 Bonus die more)` : '',
    fooled.length > 0
      ? `${namesOf(fight, fooled)} watched the wrong side and ${isOne(fooled) ? 'counts' : 'count'} as ambushed`
      : '',
    attackers.length > 0
      ? `${namesOf(fight, attackers)} ${isOne(attackers) ? 'counts as an ambusher' : 'count as ambushers'}`
      : '',
  ].filter(Boolean);
  const clause = fooled.length > 0 ? 'AD-INI-8' : 'AD-INI-7';
  return { level: 'deed', text: `Over Watch: ${parts.join('; ')}`, clause };
}

const isOne = ({ length }: readonly string[]): boolean => length === 1;

type Initiative = Extract<RoundFact, { readonly fact: 'initiative' }>;

/** AD-R23: told only if the die of Over Watch counts for the first round alone; otherwise the roll has told it. */
function initiativeLine(fight: Fight, { who, first, later }: Initiative): Narrated | null {
  if (later === first) return null;
  return lineOf(fight, who, `has Initiative ${first}, and ${later} from round 2 on`, 'AD-INI-7', 'detail');
}

const tieWords = (fight: Fight, by: { readonly [id: string]: number }): string =>
  Object.entries(by)
    .sort(([, a], [, b]) => b - a)
    .map(([id, n]) => `${nameOf(fight, id)} ${n}`)
    .join(', ');
