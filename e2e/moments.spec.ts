import { expect } from '@playwright/test';
import { undo } from './person/answer.ts';
import { act, answer, endTurnOf } from './person/deed.ts';
import { enterFaces } from './person/dice.ts';
import { panel } from './person/look.ts';
import { press } from './person/press.ts';
import { openSample } from './person/start.ts';
import { tablets } from './person/systems.ts';
import { test } from './person/test.ts';

test.describe('reactions of several combatants to one deed', () => {
  test.use({ viewport: tablets.lying, hasTouch: true });

  test('one answer lets a moment pass for all five who may interrupt, and one undo takes it back', async ({
    page,
  }) => {
    await openSample(page, 'Riders at the broken bridge', { dice: 'real' });
    await answer(page, 'Who is surprised?', 'Begin the fight');
    // Brannoch, his horse, Wenna, Nerit, Pell and Torvin are quicker than the hag.
    for (const face of [10, 9, 9, 7, 10, 10, 1, 2, 1, 4, 3, 4, 4, 1]) await enterFaces(page, [face]);
    for (const who of ['Pell', 'Torvin', 'Brannoch', 'Wenna', 'Nerit', 'Wolf']) await endTurnOf(page, who);

    await act(page, 'Cast a Spell', { Which: 'Binding Roots', 'On whom': 'Wenna' });
    const card = panel(page).getByRole('region', { name: 'Question' });
    await expect(card).toContainText('Does Pell interrupt?');
    await expect(card).toContainText('Asked after this: Torvin, Brannoch, Wenna, Nerit');
    await press(card.getByRole('button', { name: 'Let it pass for all 5' }));

    // Nobody else is asked: the dice fall.
    const dice = panel(page).getByRole('region', { name: 'Roll', exact: true });
    await expect(dice).toContainText('Bog hag attacks Wenna with Binding Roots');
    await undo(page);
    await expect(card).toContainText('Does Pell interrupt?');
  });
});
