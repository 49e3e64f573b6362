import {
  cellSchema,
  combatantId,
  encountersOf,
  mostCombatants,
  squaresOutline,
  startAtFields,
} from '../../documents/encounters.ts';
import type { Frozen } from '../../documents/schemas.ts';
import { id, name, text, whole, z } from '../../documents/schemas.ts';
import { awaitedFeet, awaitedKinds, awaitedLetters } from './acts/act.ts';
import { middle } from './beginning.ts';
import { conditionIds } from './conditions/catalogue.ts';
import { pushKinds, scopes } from './dice/pushes.ts';
import { systemId } from './preface.ts';
import { rulings } from './rulings.ts';
import { abilities } from './stats.ts';
import { visibilityGrades } from './visibility/grades.ts';

/** The version of encounter documents that this system writes. */
export const encounterVersion = 1;

/** Conditions without a number that a combatant may begin with. */
const startingConditions = ['prone', 'winded', 'stabilised', 'ambushed', 'ambusher', 'dead', 'fled'] as const;

/** The number of rounds from the beginning; without it, until something ends it. */
const rounds = whole(1, 100).exactOptional();

/** The state of a combatant when the fight begins. Fields left out are as at the usual start of a fight. */
const nowSchema = z.strictObject({
  vigor: whole(0, 99).exactOptional(),
  mana: whole(0, 99).exactOptional(),
  durability: whole(0, 999).exactOptional(),
  health: whole(0, 999).exactOptional(),
  /** AD-SHK-4: the rounds left on the clock of Shock; without it, the whole score of Stamina. */
  shock: whole(1, 99).exactOptional(),
  /** AD-R77 `healthFull`: it was wounded, and Health has not been full since. */
  scarred: z.literal(true).exactOptional(),
  /** AD-R80: Durability that armour and shields have lost, by item. */
  wear: z.record(id, whole(0, 500)).exactOptional(),
  /** Actions left in this turn; all of them if left out. For those who are not active, those kept (AD-R14). */
  actions: whole(0, 12).exactOptional(),
  lessActions: whole(0, 5).default(0),
  /** AD-INI-1: Bonus dice that the situation adds to Initiative. */
  initiativeDice: whole(0, 10).default(0),
  /** AD-ACT-7. */
  defending: whole(0, 5).default(0),
  /** Whether it had its turn in this round; if left out, it had if its place is before that of the active one. */
  hadTurn: z.boolean().exactOptional(),
  conditions: z.array(z.enum(startingConditions)).max(7).default([]),
  /** AD-SHK-1, AD-TYP-2. `resist` and `vs`: how one gets free of a condition that holds one (AD-RES-2, AD-RES-4). */
  effects: z
    .array(
      z.strictObject({
        condition: z.enum(conditionIds),
        by: combatantId.exactOptional(),
        rounds,
        resist: z.array(z.enum(abilities)).min(1).max(2).exactOptional(),
        vs: whole(5, 60).exactOptional(),
      }),
    )
    .max(10)
    .default([]),
  /** AD-DIE-15. */
  pushes: z
    .array(
      z.strictObject({
        kind: z.enum(pushKinds),
        count: whole(1, 10).default(1),
        scope: z.enum(scopes).default('plain'),
        roll: z.enum(['any', 'attack']).default('any'),
        against: combatantId.exactOptional(),
        label: name.default('by hand'),
      }),
    )
    .max(10)
    .default([]),
  /** AD-ACT-11: readied acts, in the fields of Ready; `what` is the id of the action. */
  readied: z
    .array(
      z.strictObject({
        what: id,
        when: z.enum(awaitedKinds),
        whom: combatantId.exactOptional(),
        feet: whole(awaitedFeet.min, awaitedFeet.max).exactOptional(),
        words: text(awaitedLetters).exactOptional(),
      }),
    )
    .max(5)
    .default([]),
  /** AD-POS-7. */
  unaware: z.array(combatantId).max(mostCombatants).default([]),
  /** Items in hand in place of what the sheet says, the main hand first; all others are put away. */
  inHand: z.array(id).max(2).exactOptional(),
});

const ids = z.array(combatantId).max(mostCombatants).default([]);

/** AD-VIS-6, AD-R103: an area of poor visibility. The radius is in feet. */
const zoneSchema = z.strictObject({
  cell: cellSchema,
  radius: whole(0, 1000),
  visibility: z.enum(visibilityGrades),
  rounds,
});

/** The schemas of encounter documents of this system. */
export const { combatantSchema, encounterParts, encounterJson } = encountersOf({
  systemId,
  version: encounterVersion,
  rulings,
  now: nowSchema,
  who: {
    /** AD-INI-3. */
    wishes: z.enum(['yes', 'no', 'ask']).default('yes'),
  },
  more: {
    /** AD-ENC-1. `agreed`: the game master is not asked whether it comes to violence. */
    opening: z.enum(['ask', 'agreed']).default('ask'),
    /** AD-INI-4. `ask`: the game master is asked when the fight begins. */
    ambush: z.union([z.literal('ask'), z.strictObject({ ambushed: ids, ambushers: ids })]).prefault({}),
    /** AD-INI-7: answers for those who watch; for the others the game master is asked, or AD-R24 decides. */
    overWatch: z.record(combatantId, z.enum(['expected', 'elsewhere'])).default({}),
    /** AD-R24: who attacks first. */
    attacker: combatantId.exactOptional(),
    /** AD-VIS-1. */
    visibility: z.enum(visibilityGrades).default('normal'),
    zones: z.array(zoneSchema).max(40).default([]),
    /** AD-TYP-10. */
    vacuum: z.boolean().default(false),
  },
  /** The fight begins in its middle: no questions about the beginning, and this round uses these Initiative values. */
  startAt: z.strictObject(startAtFields(middle.least, middle.most)),
});

/** The outline of its battlefield, for the JSON schema (AD-POS-2). */
export const fieldOutline = squaresOutline;

export type Now = Frozen<z.infer<typeof nowSchema>>;
export type CombatantOutline = Frozen<z.infer<typeof combatantSchema>>;
export type ZoneDocument = Frozen<z.infer<typeof zoneSchema>>;
export type AmbushDocument = Frozen<z.infer<(typeof encounterParts)['ambush']>>;
export type StartAt = Frozen<NonNullable<z.infer<(typeof encounterParts)['startAt']>>>;
