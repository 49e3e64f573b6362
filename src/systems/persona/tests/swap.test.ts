import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../kernel/sentence.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { attack, choice, decline, duel, endTurn, hasAction, hasMove, move, persona } from './line-up.ts';

/** Swapping Personas (PE-ACT-38). Kai has Iron Carp (4 wounds) and Moon Moth (3). */

const swap = (to: string) => choice('swap-persona', { persona: to });
const kai = (rulings = {}, now = {}): Scenario => duel({ kai: { now }, ogre: {} }, { rulings });

describe('[PE-ACT-38] swapping the Persona', () => {
  test('takes the Action, and the wounds of the other stand before one’s own', () => {
    const table = kai();
    expect(persona(table, 'kai')).toBe(4);
    table.does(swap('moon-moth'));
    expect([persona(table, 'kai'), hasAction(table, 'kai'), hasMove(table, 'kai')]).toEqual([3, false, true]);
    table.refuses(swap('iron-carp'), 'noAction', 'PE-TIME-3');
  });

  test('the button says for which one', () => {
    const option = kai().option('swap-persona');
    const words = sentenceOf(option, { persona: 'moon-moth' }, undefined);
    expect(words).toBe('Swap Persona for Moon Moth · 1 action');
  });

  test('its Powers come with it', () => {
    const table = kai({ personaSwapCost: 'free' }, { light: 1, ailments: [{ id: 'dizzy' }] });
    table.refuses(choice('power', { with: 'clear', target: 'kai' }), 'noSuchThing', 'PE-ACT-37');
    table.does(swap('moon-moth')).does(choice('power', { with: 'clear', target: 'kai' }));
    expect(table.facts('ailment-ended')).toMatchObject([{ ailment: 'dizzy', why: 'cured' }]);
    // It is a line of the log proper, not a detail.
    expect(table.lines().filter(({ text }) => text.includes('is no longer'))).toMatchObject([
      { level: 'deed', who: 'kai', text: expect.stringMatching(/is no longer dizzy: cured$/i) },
    ]);
  });

  test('only for a living one of one’s own', () => {
    const table = kai({}, { personas: { 'moon-moth': 0 } });
    table.refuses(swap('moon-moth'), 'noPersona', 'PE-ACT-38');
    kai().refuses(swap('iron-carp'), 'noPersona', 'PE-ACT-38');
    kai().refuses(swap('lantern-hart'), 'noPersona', 'PE-ACT-38');
  });

  test('[PE-PER-4, PE-FATE-8] ruling personaTrack threeTracks: one without Light Wounds is alive', () => {
    const table = kai({ personaTrack: 'threeTracks' }, { fate: 1, personas: { 'moon-moth': 0 } });
    table.refuses(swap('moon-moth'), 'noPersona', 'PE-ACT-38');
    // It returns with 1 wound, its Deadly one.
    table.does(choice('fate-revive')).does(swap('moon-moth'));
    expect(table.facts('equipped')).toMatchObject([{ who: 'kai', persona: 'moon-moth' }]);
  });

  test('[PE-PER-1] ruling personaTrack threeTracks: menu, panel and log tell all three', () => {
    const now = { personas: { 'moon-moth': 0 }, personaTracks: { 'moon-moth': { heavy: 1, deadly: 1 } } };
    const table = kai({ personaTrack: 'threeTracks', personaSwapCost: 'free' }, now);
    const stands = 'Light 0/3, Heavy 1/1, Deadly 1/1';
    const { persona: pick } = table.option('swap-persona').needs ?? {};
    expect(pick).toMatchObject({ oneOf: [{ id: 'moon-moth', note: stands }] });
    const panel = table.who('kai').notes.find(({ label }) => label === 'Moon Moth');
    expect(panel?.value).toContain(stands);
    // Claws 3 and Strength Bonus 4: the next wound is a Heavy one.
    table.does(swap('moon-moth')).does(endTurn);
    table
      .answers('ogre', attack('kai', { with: 'claws' }))
      .rolls('attack', 40)
      .answers('kai', decline);
    table.rolls('location', 80);
    const words = table.lines().map(({ text }) => text);
    expect(words.join('\n')).toContain('Moon Moth takes 1 wound, 0 Light, 0 Heavy, 1 Deadly left');
  });

  test('for nothing, as often as one likes', () => {
    const table = kai({ personaSwapCost: 'free' });
    table.does(swap('moon-moth')).does(swap('iron-carp'));
    expect([hasAction(table, 'kai'), persona(table, 'kai')]).toEqual([true, 4]);
  });

  test('for nothing, once a turn', () => {
    const table = kai({ personaSwapCost: 'oncePerTurnFree' });
    table.does(swap('moon-moth')).refuses(swap('iron-carp'), 'noAction', 'PE-ACT-38');
    table.does(endTurn).does(endTurn).does(swap('iron-carp'));
    expect([hasAction(table, 'kai'), persona(table, 'kai')]).toEqual([true, 4]);
  });

  test('for the Move, if it is still whole', () => {
    const table = kai({ personaSwapCost: 'move' });
    table.does(swap('moon-moth'));
    expect([hasAction(table, 'kai'), hasMove(table, 'kai')]).toEqual([true, false]);
    const walked = kai({ personaSwapCost: 'move' }).does(move(5, 4));
    walked.refuses(swap('moon-moth'), 'noMove', 'PE-TIME-3');
  });
});
