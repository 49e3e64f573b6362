import { expect, test } from 'vitest';
import type { AccountReply } from '../../protocol/courses.ts';
import { choice, fight, move } from '../../systems/world-shapers/tests/line-up.ts';
import type { Scenario } from '../../table/testing/scenario.ts';

/** Deeds of one combatant in the middle of the turn of another. */

const person = (table: Scenario, id: string) =>
  (table.send({ do: 'account' }) as AccountReply).people.find((one) => one.id === id);

const light = (by: string) => choice('cinematic-reaction', { what: 'calls down the light', by });

const scene = () =>
  fight({
    heroes: { brana: { at: [5, 5] }, maela: { at: [5, 9] } },
    foes: { bandit: { at: [6, 5] }, ogre: { at: [12, 5] } },
  });

test('[WS-CIN-2] [WS-RND-7] a Cinematic Reaction on the turn of another is told of the one who dares it', () => {
  const table = scene().does(move(5, 4));
  const { label } = table.option('cinematic-reaction', 'maela');
  table
    .does(light('maela'))
    .does(choice('allow', { skill: 'perseverance', difficulty: 9 }))
    .rolls('cinematic', 5)
    .does(choice('done'));
  expect(person(table, 'brana')).toMatchObject({ deeds: [{ label: 'Walk', n: 1 }], reactions: [] });
  expect(person(table, 'maela')).toMatchObject({ deeds: [], reactions: [{ label, n: 1 }] });
});

test('[WS-CIN-2] [WS-R15] on one’s own turn it is a deed like any other', () => {
  const table = scene();
  const { label } = table.option('cinematic-reaction');
  table
    .does(light('brana'))
    .does(choice('allow', { skill: 'rawForce', difficulty: 8 }))
    .rolls('cinematic', 1)
    .does(choice('done'));
  expect(person(table, 'brana')).toMatchObject({ deeds: [{ label, n: 1 }], reactions: [] });
});
