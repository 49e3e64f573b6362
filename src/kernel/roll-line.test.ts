import { expect, test } from 'vitest';
import { rollLine } from './roll-line.ts';

test('the line of a roll has one colon, before the result, even where its title has one', () => {
  expect(rollLine('Initiative of Kai', '12')).toBe('Initiative of Kai: 12');
  expect(rollLine('Kai defends against Ogre: Block', '4 + 6 = 10')).toBe(
    'Kai defends against Ogre, Block: 4 + 6 = 10',
  );
});
