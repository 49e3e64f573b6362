import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { act, answer, endTurnOf, openTab, roll } from './person/deed.ts';
import { enterFaces } from './person/dice.ts';
import { journey } from './person/journey.ts';
import { panel } from './person/look.ts';
import { approachByList, playOn } from './person/play.ts';
import { isTheSameOnTheCommandLine } from './person/replay.ts';
import { woundSlots } from './person/speech.ts';
import { openSample } from './person/start.ts';
import { systems } from './person/systems.ts';

const order = (page: Page) => page.getByRole('toolbar', { name: /^Order of turns/ });
const chip = (page: Page, name: string) => order(page).getByRole('button', { name: new RegExp(`^${name},`) });
const card = (page: Page) => panel(page).getByRole('region', { name: 'Question' });

/** The die of everybody's initiative, one after the other on one screen. */
async function initiative(
  page: Page,
  faces: readonly (readonly [who: string, face: number])[],
): Promise<void> {
  for (const [who, face] of faces) {
    await expect(panel(page).getByText(`Initiative of ${who}`, { exact: true })).toBeVisible();
    await enterFaces(page, [face]);
  }
}

const title = 'the broken bridge, from the first roll to the last blow, with real dice and by touch alone';
journey(systems.woundSlots, title, async (page) => {
  await openSample(page, systems.woundSlots.signature, { dice: 'real' });
  await answer(page, 'Who is surprised?', 'Begin the fight');

  // Pell is the quickest by far; a rider goes when the slower of rider and mount does.
  await initiative(page, [
    ['Brannoch', 10],
    ['War horse', 9],
    ['Wenna', 9],
    ['Nerit', 7],
    ['Pell', 10],
    ['Torvin', 10],
    ['Ogre', 1],
    ['Raider', 2],
    ['Riding horse', 1],
    ['Bog hag', 4],
    ['Goblin', 3],
    ['Second goblin', 4],
    ['Wolf', 4],
    ['Bandit archer', 1],
  ]);
  await expect(chip(page, 'Pell')).toHaveAccessibleName(/has the turn.*22|22.*has the turn/);

  // Everybody waits, and what is not spent stays: 8 AP of the round and 8 of the turn's end.
  await endTurnOf(page, 'Pell');
  for (const who of ['Torvin', 'Brannoch', 'Wenna', 'Nerit', 'Wolf']) await endTurnOf(page, who);

  // The hag begins a spell. Pell stands higher and spoils it: the arrow kills, the spell never happens.
  await act(page, 'Cast a Spell', { Which: 'Binding Roots', 'On whom': 'Wenna' });
  await expect(card(page)).toContainText('Bog hag declares Binding Roots on Wenna. Does Pell interrupt?');
  await answer(page, 'Does Pell interrupt?', 'Standard Attack', { Whom: 'Bog hag' });
  await roll(page, 'Pell attacks Bog hag with bow', 8, 8);
  await expect(chip(page, 'Pell')).toHaveAccessibleName(/\b20\b/);
  await expect(chip(page, 'Bog hag')).toHaveAccessibleName(/, out, |dead/);

  await openTab(page, 'Log');
  await expect(panel(page)).toContainText('comes to nothing and costs nothing');
  await openTab(page, 'Act');

  // From here on everybody fights as it comes, every die at its best.
  const kinds = new Set<string>();
  const { winner } = await playOn(page, {
    speech: woundSlots,
    dice: (sides) => sides,
    approach: approachByList(),
    before: async (_page, moment) => {
      if (moment === 'question') kinds.add((await card(page).textContent()) ?? '');
    },
  });
  expect(['Heroes', 'Raiders']).toContain(winner);
  const wasAsked = (words: string): boolean => [...kinds].some((one) => one.includes(words));
  expect(wasAsked('comes closer than'), 'a Rebuff').toBe(true);

  await isTheSameOnTheCommandLine(page, winner);
});
