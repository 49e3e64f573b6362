import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commit, commitButton, tapAction } from './person/answer.ts';
import { act, answer, decline, endTurnOf, openTab, ready, roll } from './person/deed.ts';
import { journey } from './person/journey.ts';
import { panel } from './person/look.ts';
import { tapCell } from './person/map.ts';
import { winnerOf } from './person/play.ts';
import { press } from './person/press.ts';
import { isTheSameOnTheCommandLine } from './person/replay.ts';
import { openSample } from './person/start.ts';
import { systems } from './person/systems.ts';

const order = (page: Page) => page.getByRole('toolbar', { name: /^Order of turns/ });
const momentum = (page: Page) => page.getByRole('status', { name: 'One More' });
const keep = 'Keep the point';

/** Shows somebody's sheet: a tap on the chip in the bar of turns, then the tab. */
async function lookAt(page: Page, name: string): Promise<void> {
  await press(order(page).getByRole('button', { name: new RegExp(`^${name},`) }));
  await openTab(page, 'Wounds');
  await expect(panel(page).getByRole('heading', { name, exact: true })).toBeVisible();
}

/** A shot of somebody that hits the body and makes the target reel. */
async function shoot(page: Page, who: string, whom: string, face: number): Promise<void> {
  await act(page, 'Attack', { With: 'Pistol', Whom: whom });
  await roll(page, `${who} attacks ${whom} with pistol`, face);
  await decline(page, `How does ${whom} evade?`, 'Do not evade');
}

const title =
  'the hollow court, from its first blow to the All-Out Attack, with real dice and by touch alone';
journey(systems.persona, title, async (page) => {
  await openSample(page, systems.persona.signature, { dice: 'real' });

  // Three of the court are equally fast: they roll it off, and the King goes before both Imps.
  await roll(page, 'Hollow King rolls to break the tie', 5);
  await roll(page, 'Imp rolls to break the tie', 60);
  await roll(page, 'Second Imp rolls to break the tie', 80);

  // The hound comes over the whole court; Rin does not evade, and her Persona, which had one wound left, breaks.
  await expect(order(page).getByRole('button', { name: /^Glass Hound,.* has the turn/ })).toBeVisible();
  await ready(page, 'Charge', { Whom: 'Rin' });
  await tapCell(page, 'F8');
  await commit(page);
  await roll(page, 'Glass Hound attacks Rin with claws', 30);
  await decline(page, 'How does Rin evade?', 'Do not evade');
  await roll(page, 'Where Rin is hit', 45);
  await expect(panel(page).getByRole('button', { name: /Lantern Hart breaks/ })).toBeVisible();
  await endTurnOf(page, 'Glass Hound');

  // The King's curse gets through to herself: a foot breaks.
  await act(page, 'Attack', { With: 'Doom', Whom: 'Rin' });
  await roll(page, 'Hollow King attacks Rin with Doom', 15);
  await decline(page, 'How does Rin evade?', 'Do not evade');
  await roll(page, 'Where Rin is hit', 95);
  await lookAt(page, 'Rin');
  const rin = panel(page).getByRole('region', { name: 'Rin' });
  await expect(rin.getByRole('img', { name: /^Persona · Lantern Hart: 0 of 4/ })).toBeVisible();
  await expect(rin.getByRole('img', { name: /^Heavy Wounds: 1 of 2/ })).toBeVisible();
  await expect(rin.getByRole('button', { name: /Left Leg.*Broken Foot/ })).toBeVisible();
  await openTab(page, 'Act');
  await endTurnOf(page, 'Hollow King');

  // Sora dodges, fails, and has Fate turn it: the gust passes her by. The imp has a point, too, but not a die that would
  // win against that: it is not asked.
  await act(page, 'Attack', { Whom: 'Sora' });
  await roll(page, 'Imp attacks Sora with Gust', 15);
  await answer(page, 'How does Sora evade?', 'Dodge');
  await roll(page, 'Sora tries to evade Imp', 90);
  await answer(page, 'Does Sora spend Fate to roll again?', 'Spend a point');
  await roll(page, 'Sora tries to evade Imp', 5);
  await endTurnOf(page, 'Imp');
  await tapAction(page, 'Move');
  await tapCell(page, 'M10');
  await expect(commitButton(page)).toHaveText('Move to M10');
  await commit(page);
  await endTurnOf(page, 'Second Imp');

  // Jun knows his Arcana: what the King fears is found out. Before, the chart is folded.
  await lookAt(page, 'Hollow King');
  const king = panel(page).getByRole('region', { name: 'Hollow King' });
  await expect(king.getByText('not found out')).toBeVisible();
  await expect(king.getByText('Psy')).toBeHidden();
  await openTab(page, 'Act');
  await act(page, 'Analyse', { Whom: 'Hollow King' });
  await lookAt(page, 'Hollow King');
  const affinities = king.getByRole('region', { name: 'Affinities' });
  await expect(affinities.getByRole('listitem').filter({ hasText: 'Psy' })).toHaveText(/Weak/);
  await openTab(page, 'Act');
  await endTurnOf(page, 'Jun');

  // Sora whispers: the King is weak to it, and reels. She sees the odds first.
  await ready(page, 'Attack', { With: 'Whisper', Whom: 'Hollow King' });
  const odds = panel(page).getByRole('region', { name: 'What this would bring' });
  await expect(odds).toContainText('%', { timeout: 30_000 });
  await expect(commitButton(page)).toHaveText(/^Attack .*Hollow King.*whisper/i);
  await commit(page);
  await roll(page, 'Sora attacks Hollow King with Whisper', 15);
  await decline(page, 'How does Hollow King evade?', 'Do not evade');
  await roll(page, 'Where Hollow King is hit', 45);
  await decline(page, 'Block it with Fate?', keep);
  await expect(momentum(page)).toContainText('Sora');
  await endTurnOf(page, 'Sora');

  // One More: the hound fears bullets. Another: a lucky shot. And another.
  await answer(page, 'Sora has a One More', 'Act once more');
  await shoot(page, 'Sora', 'Glass Hound', 15);
  await roll(page, 'Where Glass Hound is hit', 15);
  for (const imp of ['Imp', 'Second Imp']) {
    await answer(page, 'Sora has a One More', 'Act once more');
    await shoot(page, 'Sora', imp, 10);
    await roll(page, `Where ${imp} is hit`, 45);
    await decline(page, 'Block it with Fate?', keep);
  }

  // The last one goes to Rin, who is Sora's closest: three Advantages.
  await answer(page, 'Sora has a One More', 'Baton Pass', { 'To whom': 'Rin' });
  await expect(momentum(page)).toContainText(/Rin.*\+3/);
  await answer(page, 'Rin has a One More', 'Act once more');
  await shoot(page, 'Rin', 'Mask Choir', 10);
  await roll(page, 'Where Mask Choir is hit', 45);
  await decline(page, 'Block it with Fate?', keep);

  // Everybody of the court reels: all together.
  await answer(page, 'Rin has a One More', 'All-Out Attack');
  for (const name of ['Jun', 'Sora', 'Mei']) await answer(page, `Does ${name} join?`, 'Join');
  for (const name of ['Rin', 'Jun', 'Sora', 'Mei']) await roll(page, name, 1);
  for (let point = 0; point < 3; point++) await decline(page, 'Block it with Fate?', keep);
  await answer(page, 'End the encounter?', 'End the encounter');
  expect(await winnerOf(page)).toBe('Evokers');

  await openTab(page, 'Log');
  await expect(panel(page)).toContainText('All-Out Attack by Rin, Jun, Sora and Mei');
  await isTheSameOnTheCommandLine(page, 'Evokers');
});
