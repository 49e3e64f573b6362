import type { Cell, Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { Said } from '../cover/cover.ts';
import { coverAgainst } from '../cover/cover.ts';
import { governorOf } from '../derived.ts';
import { giftTerms, stanceOf, sufferings } from '../effects/effects.ts';
import { shieldsOf } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Skill, Stat } from '../stats.ts';
import type { Edge } from './edge.ts';
import { advantage, disadvantage } from './edge.ts';

/**
 * What a situation does to a Skill Check or Defense Roll besides its own numbers: a function for each cause, listed in
 * `influencers`.
 */

/** A roll to be made. */
type Rolling =
  | { readonly roll: 'check'; readonly skill: Skill; readonly against: Id | null }
  | {
      readonly roll: 'defense';
      readonly dr: Stat;
      readonly by: Id;
      /** The origin of the effect (WS-COV-1). */
      readonly from: Cell | null;
      /** WS-R89 `gmDecides`: the game master's answer about cover. */
      readonly says?: Said | undefined;
    };

interface Influence {
  readonly terms?: readonly Term[];
  readonly edges?: readonly Edge[];
}

type Influencer = (fight: Fight, who: Combatant, rolling: Rolling) => Influence;

const nothing: Influence = {};

/** WS-STA-6: disadvantage by Status Effects. */
function bySufferings(fight: Fight, who: Combatant, rolling: Rolling): Influence {
  const edges: Edge[] = [];
  for (const { kind } of sufferings(fight, who)) {
    const stat = rolling.roll === 'check' ? governorOf(fight, rolling.skill) : rolling.dr;
    const hit: readonly string[] | 'all' | undefined = rolling.roll === 'check' ? kind.checks : kind.defends;
    if (hit === 'all' || hit?.includes(stat)) edges.push(disadvantage(kind.name, 'WS-STA-6'));
  }
  return edges.length > 0 ? { edges } : nothing;
}

/** WS-ARM-10: armour and shields with disadvantage on Stealth. */
const byArmor: Influencer = (_fight, who, rolling) => {
  if (rolling.roll !== 'check' || rolling.skill !== 'stealth') return nothing;
  const worn = who.sheet.armor ? [who.sheet.armor] : [];
  const loud = [...worn, ...shieldsOf(who)].filter(({ stealth }) => stealth === 'disadvantage');
  return { edges: loud.map(({ id, name }) => disadvantage(name, 'WS-ARM-10', id)) };
};

/** WS-BAS-4: Defend gives advantage on every Defense Roll. */
const byDefending: Influencer = (_fight, who, { roll }) =>
  roll === 'defense' && stanceOf(who, 'defending') !== null
    ? { edges: [advantage('Defend', 'WS-BAS-4')] }
    : nothing;

/** WS-ABL-1: Buffs and Debuffs. */
const byGifts: Influencer = (_fight, who, { roll }) => {
  const terms = giftTerms(who, roll === 'check' ? 'check' : 'dr');
  return terms.length > 0 ? { terms } : nothing;
};

/** WS-COV-1, WS-BAS-14: cover against effects from that side. */
const byCover: Influencer = (fight, who, rolling) => {
  if (rolling.roll !== 'defense') return nothing;
  const terms = coverAgainst(fight, who, rolling.by, rolling.from, rolling.says);
  return terms.length > 0 ? { terms } : nothing;
};

const influencers: readonly Influencer[] = [bySufferings, byArmor, byDefending, byGifts, byCover];

/** Everything that the situation does to this roll. */
export function influenceOn(fight: Fight, who: Combatant, rolling: Rolling): Required<Influence> {
  const terms: Term[] = [];
  const edges: Edge[] = [];
  for (const influencer of influencers) {
    const found = influencer(fight, who, rolling);
    if (found.terms) terms.push(...found.terms);
    if (found.edges) edges.push(...found.edges);
  }
  return { terms, edges };
}
