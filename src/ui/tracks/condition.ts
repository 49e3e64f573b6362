import type { ConditionView } from '../../kernel/view.ts';

/** The name of a condition with its grade or level: "Fatigue (severe)", "Slowed 2". */
export const conditionName = ({ label, level, grade }: ConditionView): string => {
  if (grade !== undefined) return `${label} (${grade})`;
  return level === undefined ? label : `${label} ${level}`;
};

/** How long a condition lasts: "2 turns", "until it stands up". */
export const lasting = (until: string): string => (/^\d/.test(until) ? until : `until ${until}`);

/** A condition in words: "Slowed 2, until the end of its turn; exploited by fire, ice". */
export const conditionSentence = (one: ConditionView): string =>
  [
    one.until === undefined ? conditionName(one) : `${conditionName(one)}, ${lasting(one.until)}`,
    ...(one.tags ? [`exploited by ${one.tags.join(', ')}`] : []),
  ].join('; ');
