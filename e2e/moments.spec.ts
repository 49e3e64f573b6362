import { expect } from '@playwright/test';
import { letItPass, undo } from './person/answer.ts';
import { act, answer, endTurnOf } from './person/deed.ts';
import { enterFaces } from './person/dice.ts';
import { bar, panel } from './person/look.ts';
import { fromItsMiddle } from './person/middle.ts';
import { press } from './person/press.ts';
import { openRecord } from './person/record.ts';
import { comeIn, openSample } from './person/start.ts';
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

test.describe('a question on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('declining stands beside Undo, away from Commit, while the only other answer is in the hand', async ({
    page,
  }) => {
    await comeIn(page);
    const edda = { cell: { x: 3, y: 5 }, now: { conditions: [{ id: 'prone' }] } };
    const brute = { cell: { x: 4, y: 5 } };
    const initiative = { edda: 9, brute: 4 };
    const at = { active: 'edda', initiative, with: { edda, brute }, dice: 'manual' } as const;
    await openRecord(page, await fromItsMiddle('fighting-style', at));
    const buttons = bar(page);
    await press(page.getByRole('button', { name: /^Stand up\b/ }));
    // In a turn the choice is put back first.
    await expect(buttons.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(buttons.getByRole('button', { name: 'End turn' })).toBeHidden();
    await press(buttons.getByTestId('commit'));

    await expect(page.getByRole('region', { name: 'Question' })).toContainText('Does Brute strike?');
    const decline = buttons.getByRole('button', { name: 'Let it pass' });
    const commit = buttons.getByRole('button', { name: /^Opportunity Attack/ });
    await expect(decline).toBeInViewport({ ratio: 1 });
    await expect(commit).toBeInViewport({ ratio: 1 });
    const gap = async (): Promise<number> => {
      const [pass, answer] = [await decline.boundingBox(), await commit.boundingBox()];
      return pass && answer ? answer.x - pass.x - pass.width : 0;
    };
    expect(await gap()).toBeGreaterThanOrEqual(16);
    await letItPass(page, 'Let it pass');
    await expect(page.getByRole('heading', { name: 'What does Edda do?' })).toBeVisible();
  });
});
