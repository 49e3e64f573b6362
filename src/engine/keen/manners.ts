import type { Fact } from '../../kernel/port.ts';
import type { Tactic } from '../system.ts';
import type { Foresight, Manner } from './tactic.ts';
import { foreseeing } from './tactic.ts';

/** The tactics that look ahead, which differ in their temper only. */
const manners: readonly Manner[] = [
  {
    id: 'keen',
    label: 'Keen',
    about: 'Plays what it could do a few times in its head and takes what leaves its side best off.',
    temper: { harm: 1, care: 1, thrift: 0.1 },
  },
  {
    id: 'cautious',
    label: 'Cautious',
    about: 'Looks ahead like Keen, but would rather spare its own side and its means than hurt the others.',
    temper: { harm: 0.6, care: 1.6, thrift: 0.3 },
  },
  {
    id: 'reckless',
    label: 'Reckless',
    about: 'Looks ahead like Keen, but hurts the others whatever it costs its own side.',
    temper: { harm: 1.6, care: 0.4, thrift: 0 },
  },
];

/** The tactics that look ahead, by id. */
export const foreseeingTactics = <S, F extends Fact>(
  foresight: Foresight<S, F>,
): { readonly [id: string]: Tactic<S> } =>
  Object.fromEntries(manners.map((manner) => [manner.id, foreseeing(foresight, manner)]));
