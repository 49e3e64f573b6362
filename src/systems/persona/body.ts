/** PE-ATK-5, PE-INJ-2: the hit locations. Each arm and each leg is a location of its own. */
export const locations = ['head', 'body', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg'] as const;
export type Location = (typeof locations)[number];

/** The four body parts by which armour and injuries are listed. */
export const parts = ['head', 'body', 'arms', 'legs'] as const;
export type Part = (typeof parts)[number];

export const partOf: { readonly [location in Location]: Part } = {
  head: 'head',
  body: 'body',
  rightArm: 'arms',
  leftArm: 'arms',
  rightLeg: 'legs',
  leftLeg: 'legs',
};

export const locationNames: { readonly [location in Location]: string } = {
  head: 'Head',
  body: 'Body',
  rightArm: 'Right Arm',
  leftArm: 'Left Arm',
  rightLeg: 'Right Leg',
  leftLeg: 'Left Leg',
};

/** PE-INJ-2: the id of an injury of the location as a condition that is set by hand. */
export const injuryCondition = (location: Location): string => `injury-${location}`;

/** One row of a hit location table: the numbers from the previous row's `upTo` + 1 to this `upTo`. */
export interface LocationRow {
  readonly upTo: number;
  readonly location: Location;
  /** PE-WND-8: a hit here deals one extra wound. */
  readonly vital?: true;
}

/** PE-R55: the hit location table of humans. */
export const humanoid: readonly LocationRow[] = [
  { upTo: 10, location: 'head', vital: true },
  { upTo: 20, location: 'rightArm' },
  { upTo: 30, location: 'leftArm' },
  { upTo: 70, location: 'body' },
  { upTo: 85, location: 'rightLeg' },
  { upTo: 100, location: 'leftLeg' },
];

export const hands = ['right', 'left'] as const;
export type Hand = (typeof hands)[number];

export const armOf: { readonly [hand in Hand]: Location } = { right: 'rightArm', left: 'leftArm' };
