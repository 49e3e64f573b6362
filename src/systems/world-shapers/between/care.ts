import { whole, z } from '../../../documents/schemas.ts';
import type { Json } from '../../../kernel/json.ts';
import { fieldsOf } from '../../../kernel/json.ts';
import type { Current } from '../current.ts';
import { mostMomentum } from '../derived.ts';
import { statuses as catalogue, statusIds } from '../status/catalogue.ts';
import { deed, isDead, lawOf, left, no, rulingsNeed, standingOf } from './deed.ts';

/**
 * Care and rewards between fights. The book has no natural healing: the game master enters amounts, and their
 * consequences are worked out here.
 */

const gained = whole(0, 999).default(0);

/** WS-VIT-7, WS-R77: restores Vitality and WP. */
export const recover = deed(
  { id: 'recover', label: 'Vitality and WP come back', clause: 'WS-VIT-7' },
  z.strictObject({ vitality: gained, wp: gained, rulings: rulingsNeed }),
  ({ written, sheet, needs }) => {
    const law = lawOf(needs.rulings);
    const now = standingOf(sheet, law);
    if (isDead(sheet, law, now)) return no('dead', `${sheet.name} is dead`, 'WS-VIT-6');
    if (needs.vitality + needs.wp === 0) return no('nothing', 'nothing is said to come back', 'WS-VIT-7');
    const vitality = Math.min(sheet.vitality, now.vitality + needs.vitality);
    const wp = Math.min(sheet.wp, now.wp + needs.wp);
    const stops = needs.vitality > 0 && vitality >= 1 && law.healing === 'endsDownAndBleeding';
    const statuses = stops ? now.statuses.filter(({ id }) => id !== 'bleeding') : now.statuses;
    const told = `${sheet.name} has ${vitality} of ${sheet.vitality} Vitality and ${wp} of ${sheet.wp} WP.`;
    return left(written, { vitality, wp, statuses } as Current, told);
  },
);

/** WS-CIN-2, WS-R47: awards Narrative Momentum. */
export const award = deed(
  { id: 'award', label: 'Narrative Momentum', clause: 'WS-CIN-2' },
  z.strictObject({ momentum: whole(1, mostMomentum), rulings: rulingsNeed }),
  ({ written, sheet, needs }) => {
    const now = standingOf(sheet, lawOf(needs.rulings)).momentum;
    if (now >= mostMomentum) {
      return no(
        'full',
        `${sheet.name} has ${mostMomentum} Momentum, the most there is`,
        'WS-CIN-2',
        'momentum',
      );
    }
    const momentum = Math.min(mostMomentum, now + needs.momentum);
    return left(written, { momentum }, `${sheet.name} has ${momentum} Narrative Momentum.`);
  },
);

/** WS-STA-1: ends a Status Effect by care. */
export const endStatus = deed(
  { id: 'end-status', label: 'A Status Effect ends', clause: 'WS-STA-1' },
  z.strictObject({ status: z.enum(statusIds), rulings: rulingsNeed }),
  ({ written, sheet, needs }) => {
    const { statuses } = standingOf(sheet, lawOf(needs.rulings));
    const { name } = catalogue[needs.status];
    const kept = statuses.filter(({ id }) => id !== needs.status);
    return kept.length === statuses.length
      ? no('nothing', `${sheet.name} is not ${name}`, 'WS-STA-1', 'status')
      : left(written, { statuses: kept } as Current, `${sheet.name} is not ${name} any more.`);
  },
);

/** WS-STA-5: revives the dead, with all Status Effects that still last. */
export const revive = deed(
  { id: 'revive', label: 'Back from death', clause: 'WS-STA-5' },
  z.strictObject({ vitality: whole(1, 500).default(1), rulings: rulingsNeed }),
  ({ written, sheet, needs }) => {
    const law = lawOf(needs.rulings);
    const now = standingOf(sheet, law);
    if (!isDead(sheet, law, now)) return no('alive', `${sheet.name} is not dead`, 'WS-STA-5');
    const vitality = Math.min(sheet.vitality, needs.vitality);
    const still = now.statuses.map(({ id }) => catalogue[id].name).join(', ');
    const told = `${sheet.name} lives again with ${vitality} Vitality.${still === '' ? '' : ` Still there: ${still}.`}`;
    const { dead: _, ...current } = fieldsOf(written.current);
    return left({ ...written, current }, { vitality }, told);
  },
);

/** Restores everything. */
export const ready = deed(
  { id: 'ready', label: 'Whole again', clause: 'WS-VIT-1', together: true },
  z.strictObject({}),
  ({ written, sheet }) => {
    const { current: _, ...others } = written;
    return {
      sheet: others as Json,
      told: `${sheet.name} is whole again: Vitality ${sheet.vitality}, WP ${sheet.wp}.`,
    };
  },
);
