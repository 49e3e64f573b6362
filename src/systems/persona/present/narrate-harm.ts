import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { counted, listed, possessive } from '../../../kernel/phrases.ts';
import { rulingsIn } from '../../../kernel/terms.ts';
import type { Line } from '../../../kernel/view.ts';
import { locationNames } from '../body.ts';
import type { HarmFact } from '../facts/harm.ts';
import { scoreNames } from '../scores.ts';
import type { Fight } from '../state.ts';
import { injuryNames } from './injuries.ts';
import { lineOf } from './line.ts';
import { nameOf } from './words.ts';

/** Wounds, Stress, injuries in words. */

const severityWords = [
  ['light', 'Light Wound'],
  ['heavy', 'Heavy Wound'],
  ['deadly', 'Deadly Wound'],
] as const;

export function narrateHarm(fight: Fight, fact: HarmFact): Narrated | null {
  const name = nameOf(fight, fact.who);
  const line = (said: string | Words, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, said, clause, level);
  /** "Rin's Lantern Hart …". */
  const own = (says: string, clause: string): Narrated => ({
    ...line(says, clause),
    text: { subject: possessive(name), says },
  });
  const persona = (id: string): string =>
    fight.combatants[fact.who]?.personas.find(({ sheet }) => sheet.id === id)?.sheet.name ?? id;
  switch (fact.fact) {
    case 'wounds': {
      const lost = severityWords.flatMap(([severity, words]) =>
        fact.lost[severity] > 0 ? [counted(fact.lost[severity], words)] : [],
      );
      const rib = fact.rib === undefined ? '' : `, ${fact.rib} of them for the Bruised Rib`;
      const savage = fact.savage === undefined ? '' : `, ${fact.savage} of them Savage`;
      const loses = `loses ${listed(lost)}`;
      const more = `${rib}${savage}`;
      // A row has said where.
      const said = {
        says: `${loses} (${locationNames[fact.location]})${more}`,
        inRow: `${loses}${more}`,
      };
      return { ...line(said, 'PE-WND-1'), wound: true };
    }
    case 'persona-wounds':
      return {
        ...own(
          `${persona(fact.persona)} takes ${counted(fact.lost, 'wound')}, ${
            fact.heavy === undefined || fact.deadly === undefined
              ? fact.left
              : `${fact.left} Light, ${fact.heavy} Heavy, ${fact.deadly} Deadly`
          } left`,
          'PE-PER-1',
        ),
        wound: true,
      };
    case 'persona-broken':
      return { ...own(`${persona(fact.persona)} breaks`, 'PE-PER-3'), wound: true };
    case 'healed':
      return line(
        `regains ${counted(fact.amount, severityWords.find(([severity]) => severity === fact.track)?.[1] ?? 'Wound')}`,
        'PE-WND-1',
      );
    case 'persona-healed':
      return own(`${persona(fact.persona)} regains ${counted(fact.amount, 'wound')}`, 'PE-PER-1');
    case 'track-set':
      return fact.shrunk
        ? line(`has no room for more than ${counted(fact.left, `${fact.track} wound`)} now`, 'PE-WND-1')
        : { ...line(`has ${counted(fact.left, `${fact.track} wound`)} left`, 'PE-WND-1'), level: 'hand' };
    case 'personas-set':
      return { ...line('has other Personas now', 'PE-PER-1'), level: 'hand' };
    case 'stress':
      return fact.amount >= 0
        ? line(`gains ${fact.amount} Stress: ${fact.left} now (${fact.why})`, fact.clause, 'detail')
        : line(`loses ${-fact.amount} Stress: ${fact.left} now (${fact.why})`, fact.clause, 'detail');
    case 'injury':
      return {
        ...line(
          {
            says: `is injured at the ${locationNames[fact.location]}`,
            result: injuryNames(fact.location, fact.row),
          },
          'PE-INJ-2',
        ),
        wound: true,
      };
    case 'injury-ended':
      return line(`is rid of the injury of the ${locationNames[fact.location]}`, 'PE-INJ-5');
    case 'injury-ignored':
      return fact.until > 0
        ? line(`ignores the injury of the ${locationNames[fact.location]}`, 'PE-FATE-10')
        : null;
    case 'decay':
      return own(`${scoreNames[fact.score]} has decayed by ${fact.points}`, fact.clause);
    case 'bleeding':
      return line(fact.on ? 'bleeds' : 'bleeds no more', fact.clause);
    case 'knocked-out':
      return { ...line({ says: 'is out of the fight', result: fact.why }, fact.clause), wound: true };
    case 'died':
      return { ...line('dies', fact.clause ?? 'PE-WND-4'), wound: true };
    case 'left':
      return {
        ...line(fact.out === 'fled' ? 'has fled' : `is out: ${fact.out}`, 'PE-TIME-12'),
        level: 'hand',
      };
    case 'back':
      return line('is back in the fight', 'PE-TIME-12');
    case 'removed':
      return { ...line('is taken out of the fight', 'PE-TIME-12'), level: 'hand' };
    case 'harm': {
      const rulings = rulingsIn(fact.damage, fact.defense, fact.wounds, fact.savage);
      const savage = fact.savage.value > 0 ? ` and ${fact.savage.value} Savage` : '';
      return {
        ...line(
          `takes Damage ${fact.damage.value} at the ${locationNames[fact.location]}, Defense ${fact.defense.value}: ${counted(fact.wounds.value, 'wound')}${savage}`,
          'PE-ATK-7',
        ),
        ...(fact.wounds.value > 0 || fact.savage.value > 0 ? { wound: true } : {}),
        totals: [
          { label: 'Damage', total: fact.damage },
          { label: 'Defense', total: fact.defense },
          { label: 'Wounds', total: fact.wounds },
          ...(fact.savage.terms.length > 0 ? [{ label: 'Savage', total: fact.savage }] : []),
        ],
        ...(rulings.length > 0 ? { rulings } : {}),
      };
    }
  }
}
