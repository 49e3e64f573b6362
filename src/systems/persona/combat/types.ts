import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { Hand, Location } from '../body.ts';
import type { Element } from '../elements.ts';
import type { Inflicts, Weapon } from '../gear.ts';
import type { Power } from '../powers.ts';
import type { Item } from '../state.ts';
import type { Result } from '../test/roll.ts';
import type { AttackManner } from './manner.ts';

/** What an attack is made with: a weapon in hand, the body's own, or a Power (PE-ATK-1). */
export interface Means {
  /** An item's id, the id of a body's weapon, or a Power's; `power:weapon` for a Power that needs a weapon. */
  readonly id: string;
  readonly label: string;
  readonly manner: AttackManner;
  readonly element: Element;
  /** `null` for magic. */
  readonly weapon: Weapon | null;
  readonly item: Item | null;
  /** The hand it is in; `both` for two hands, `null` for magic and the body's own. */
  readonly hand: Hand | 'both' | null;
  readonly power: Power | null;
  /** Metres: reach of melee, range of everything else. */
  readonly metres: number;
  /**
   * Its Damage before anything is added, wear and Power included, with their terms. Strength or Magic Bonus, the
   * surplus of Advantages and the degrees come on top when it lands (PE-ATK-6).
   */
  readonly damage: readonly Term[];
  /** A die up to this is a Critical Hit (PE-CRIT-1, PE-CRIT-5). */
  readonly critical: number;
  /** Radius in metres of what it strikes; `null`: one target (PE-ATK-8). */
  readonly area: number | null;
  readonly mental: boolean;
  readonly tier: number;
  readonly inflicts: Inflicts | null;
}

/** Attack tests that deal no Damage (PE-ACT-10, PE-ACT-26, PE-ACT-29). */
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

/** An attack as declared: legality settled, the Action paid. Rounds and pools are spent as it is resolved. */
export interface Attack {
  readonly who: Id;
  readonly form: AttackForm;
  readonly means: Means;
  /** The chosen target first; several for an area (PE-ATK-8). */
  readonly targets: readonly Id[];
  readonly at: CalledAt | null;
  /** PE-ACT-18: this Called Attack leaves protectors aside. */
  readonly pastProtector: boolean;
  /** What form and occasion add: Charge, Focused, Called, off-hand, a flight (+1 and -1 each). */
  readonly edge: readonly Term[];
  /** Points of Fate declared with it. */
  readonly fate: number;
  /** PE-ONE-1, PE-CHA-10, PE-R77: whether a Stagger by it earns a One More. */
  readonly earns: boolean;
  /** PE-R115: nobody opposes it (one strikes oneself). */
  readonly unopposed: boolean;
}

/** Whether nobody but the one it is aimed at is met with its die. */
export const onlyOne = ({ targets, form }: Attack): boolean => targets.length === 1 && form !== 'burst';

/** An attack that got through: what follows is harm (PE-ATK-4 to PE-ATK-7). */
export interface Hit {
  readonly attack: Attack;
  readonly target: Id;
  /** The attack's test; its degrees add to the Damage, its surplus of Advantages too. */
  readonly roll: Result;
  /** The Degrees of Success that count: 0 for a failed test against somebody helpless (PE-R124). */
  readonly degrees: number;
  /** What the target's evasion takes off: its own Degrees of Success if it passed, else 0. */
  readonly evaded: number;
  readonly critical: boolean;
  /** PE-ACT-11: extra normal wounds bought with the shots of a Burst. */
  readonly extraWounds: number;
  /** PE-ACT-17: the one it was meant for, when the target stepped in. */
  readonly insteadOf: Id | null;
}

/** What harm came to, for whoever resolves the whole action (PE-ONE-1). */
export interface Landed {
  /** The target was Staggered by this hit. */
  readonly staggered: boolean;
  /** The target lost at least one wound (PE-R106). */
  readonly lostWound: boolean;
  /**
   * Whoever must stay awake after it (PE-FTG-3): the target, or an attacker whose attack was thrown back. The test is
   * `stayAwake`, made by whoever resolves the whole attack when everything else of it is done (PE-TEST-7).
   */
  readonly faints: readonly Id[];
}
