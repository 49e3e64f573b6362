import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { MiniMap } from './MiniMap.tsx';

test('the small map shows water that blocks the way, too', () => {
  const terrain = [{ id: 'river', label: 'River', blocksMove: true }];
  const board = boardOf({ width: 2, height: 1, terrain, cells: [{ x: 0, y: 0, terrain: 'river' }] });
  const drawn = createElement(MiniMap, { board, tokens: [], lens: { current: null }, onShow: () => {} });
  expect(renderToStaticMarkup(drawn)).toContain(`<path d="${board.ground.deep.fill}" fill="var(--wt-water)"`);
});
