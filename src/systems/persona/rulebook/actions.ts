import type { Section } from '../../../kernel/rulebook.ts';
import { attackActions } from './attack-actions.ts';
import { otherActions } from './other-actions.ts';

export const actions: Section = { title: 'Actions', clauses: [...attackActions, ...otherActions] };
