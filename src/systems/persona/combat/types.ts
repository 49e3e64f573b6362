import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { Hand, Location } from '../body.ts';
import type { Element } from '../elements.ts';
import type { Inflicts, Weapon } from '../gear.ts';
import type { Power } from '../powers.ts';
import type { Item } from '../state.ts';
import type { Result } from '../test/roll.ts';
import type { AttackManner } from './manner.ts';

/** What an attack is made with: a weapon in hand, a natural weapon, bare hands, or a Power (PE-ATK-1). */
export interface Means {
  /** The id of an item, a natural weapon or a Power; `power:weapon` for a Power that needs a weapon. */
  readonly id: string;
  readonly label: string;
  readonly manner: AttackManner;
  readonly element: Element;
  /** `null` for magic. */
  readonly weapon: Weapon | null;
  readonly item: Item | null;
  /** The hand that holds it; `both` for two-handed weapons, `null` for magic, natural weapons and bare hands. */
  readonly hand: Hand | 'both' | null;
  readonly power: Power | null;
  /** Metres: reach in melee, otherwise range. */
  readonly metres: number;
  /**
   * Its base Damage: weapon or Power, less wear. The Strength or Magic Bonus, the surplus of Advantages and the degrees
   * are added when it hits (PE-ATK-6).
   */
  readonly damage: readonly Term[];
  /** The highest die that is a Critical Hit (PE-CRIT-1, PE-CRIT-5). */
  readonly critical: number;
  /** The radius of its area in metres; `null` for a single target (PE-ATK-8). */
  readonly area: number | null;
  readonly mental: boolean;
  readonly tier: number;
  readonly inflicts: Inflicts | null;
}

/** Attack forms that deal no Damage (PE-ACT-10, PE-ACT-26, PE-ACT-29). */
const maneuvers = ['grapple', 'push', 'knockdown'] as const;

export const attackForms = [
  'standard',
  'charge',
  'called',
  'focused',
  'burst',
  'all-weapon',
  'chance',
  'forced',
  ...maneuvers,
] as const;
export type AttackForm = (typeof attackForms)[number];

export const isManeuver = (form: AttackForm): form is (typeof maneuvers)[number] =>
  maneuvers.some((each) => each === form);

/** What a Called Attack aims at (PE-ACT-6, PE-ACT-7). */
export type CalledAt =
  | { readonly location: Location }
  | { readonly item: Id }
  | { readonly armorAt: Location };

/** An attack as declared: it is legal and its Action is spent. Ammunition and points are spent when it is resolved. */
export interface Attack {
  readonly who: Id;
  readonly form: AttackForm;
  readonly means: Means;
  /** The chosen target first, then everyone else in the area (PE-ATK-8). */
  readonly targets: readonly Id[];
  readonly at: CalledAt | null;
  /** PE-ACT-18: whether this Called Attack ignores protectors. */
  readonly pastProtector: boolean;
  /**
   * Advantages (+1 each) and Disadvantages (-1 each) of form and occasion: Charge, Focused, Called, off-hand, a fleeing
   * target.
   */
  readonly edge: readonly Term[];
  /** Fate Points declared with it. */
  readonly fate: number;
  /** PE-ONE-1, PE-CHA-10, PE-R77: whether Staggering an enemy with it earns a One More. */
  readonly earns: boolean;
  /** PE-R115: whether the attacker itself does not oppose it (an attack on oneself). Others in its area do (PE-ATK-8). */
  readonly unopposed: boolean;
}

/** Whether the die is rolled against one combatant only. */
export const onlyOne = ({ targets, form }: Attack): boolean => targets.length === 1 && form !== 'burst';

/** An attack that hits, before its harm (PE-ATK-4 to PE-ATK-7). */
export interface Hit {
  readonly attack: Attack;
  readonly target: Id;
  /** The attack's test; its surplus of Advantages adds to the Damage. */
  readonly roll: Result;
  /** The Degrees of Success that count: 0 for a failed test against a Helpless target (PE-R124). */
  readonly degrees: number;
  /** The Degrees of Success of the target's evasion if it passed, otherwise 0; subtracted from the Damage. */
  readonly evaded: number;
  readonly critical: boolean;
  /** PE-ACT-11: extra normal wounds from the extra shots of a Burst. */
  readonly extraWounds: number;
  /** PE-ACT-17: the original target if `target` is its protector, otherwise `null`. */
  readonly insteadOf: Id | null;
  /** PE-R10: whether the evasion has passed with equal degrees. */
  readonly tied: boolean;
  /** PE-R11: whether the attack and the evasion have failed. */
  readonly bothFailed: boolean;
}

/** The result of a hit, for the caller that resolves the whole action (PE-ONE-1). */
export interface Landed {
  /** Whether this hit Staggered the target. */
  readonly staggered: boolean;
  /** Whether the target lost at least one wound (PE-R106). */
  readonly lostWound: boolean;
  /** Whether the target’s Block, Repel or Absorb kept every effect off it (PE-AFF-6 to PE-AFF-8). */
  readonly barred?: true;
  /**
   * Those who must test to stay conscious (PE-FTG-3): the target, or an attacker whose attack was repelled. The caller
   * that resolves the whole attack makes the tests with `stayAwake`, after everything else (PE-TEST-7).
   */
  readonly faints: readonly Id[];
}
