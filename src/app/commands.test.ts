import { expect, test, vi } from 'vitest';
import type { KeyPress } from '../ui/kit/undoKey.ts';
import type { FightHand } from './commands.ts';
import { commandFor, fightCommands } from './commands.ts';

const press = (key: string, part: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...part,
});

const hand = (part: Partial<FightHand> = {}): FightHand => ({
  idle: null,
  can: { undo: true, redo: false },
  actions: [],
  commit: { label: 'Strike Ogre · 1 AP', enabled: true },
  armed: false,
  end: null,
  undo: vi.fn(),
  redo: vi.fn(),
  send: vi.fn(),
  cancel: vi.fn(),
  help: vi.fn(),
  ...part,
});

test('keys find undo, redo, the choice, help, the end of the turn and actions; other keys find nothing', () => {
  const end = vi.fn();
  const walk = vi.fn();
  const commands = fightCommands(
    hand({ end: { label: 'End turn', run: end }, actions: [{ label: 'Walk', run: walk }] }),
  );
  expect(commandFor(commands, press('z'))?.id).toBe('undo');
  expect(commandFor(commands, press('Z', { shiftKey: true }))?.id).toBe('redo');
  expect(commandFor(commands, press('z', { ctrlKey: true }))?.id).toBe('undo');
  expect(commandFor(commands, press('Z', { metaKey: true, shiftKey: true }))?.id).toBe('redo');
  expect(commandFor(commands, press('y', { ctrlKey: true }))?.id).toBe('redo');
  expect(commandFor(commands, press('y'))).toBeNull();
  expect(commandFor(commands, press('Enter'))?.label).toBe('Strike Ogre · 1 AP');
  expect(commandFor(commands, press('?', { shiftKey: true }))?.id).toBe('help');
  expect(commandFor(commands, press('q'))).toBeNull();
  expect(commandFor(commands, press('n', { ctrlKey: true }))).toBeNull();
  commandFor(commands, press('n'))?.run();
  commandFor(commands, press('1'))?.run();
  expect(end).toHaveBeenCalledOnce();
  expect(walk).toHaveBeenCalledOnce();
});

test('redo, cancel and end of turn say why they cannot be used', () => {
  const commands = fightCommands(hand());
  expect(commandFor(commands, press('Z', { shiftKey: true }))?.enabled).toBe('Nothing was taken back.');
  expect(commandFor(commands, press('Escape'))?.enabled).toBe('Nothing is chosen.');
  expect(commandFor(commands, press('n'))?.enabled).toMatch(/nothing to end/);
});

test('in an idle tab only help can be used, and undo says why not', () => {
  const commands = fightCommands(hand({ idle: 'The engine stopped.' }));
  expect(commandFor(commands, press('z'))?.enabled).toBe('The engine stopped.');
  const open = commands.filter((command) => command.enabled === true).map((command) => command.id);
  expect(open).toEqual(['help']);
});

test('no two commands have the same id or key', () => {
  const actions = Array.from({ length: 12 }, (_, i) => ({ label: `${i}`, run: vi.fn() }));
  const commands = fightCommands(hand({ actions }));
  expect(new Set(commands.map((command) => command.id)).size).toBe(commands.length);
  expect(new Set(commands.map((command) => command.key)).size).toBe(commands.length);
});
