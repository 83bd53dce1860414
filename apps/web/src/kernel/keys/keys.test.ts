import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadedTexts } from '../text/define-texts.ts';
import { activeShortcuts, type Handlers, mountShortcuts, openLayer } from './active-shortcuts.ts';
import { comboOf, isCharacterCombo, isTypingCombo } from './combo.ts';
import { allShortcutSets, defineShortcuts } from './define-shortcuts.ts';
import { pickShortcut } from './key-dispatcher.ts';

const stroke = (key: string, more: Partial<Parameters<typeof comboOf>[0]> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test.each([
  [stroke('j'), 'J'],
  [stroke('J', { shiftKey: true }), 'Shift+J'],
  [stroke('?', { shiftKey: true }), '?'],
  [stroke('k', { ctrlKey: true }), 'Ctrl+K'],
  [stroke('k', { metaKey: true }), 'Ctrl+K'],
  [stroke('Enter', { ctrlKey: true }), 'Ctrl+Enter'],
  [stroke('Enter', { shiftKey: true }), 'Shift+Enter'],
  [stroke('F4'), 'F4'],
  [stroke(' '), 'Space'],
  [stroke('ñ', { altKey: true, code: 'KeyN' }), 'Alt+N'],
  [stroke('प', { code: 'KeyH' }), 'H'],
])('%o is %s', (given, combo) => {
  expect(comboOf(given)).toBe(combo);
});

test('typing strokes are told from commands', () => {
  expect(['J', '/', 'Enter', 'Shift+Enter', 'ArrowDown'].every(isTypingCombo)).toBe(true);
  expect(['Ctrl+K', 'Alt+N', 'F4', 'Shift+F6'].some(isTypingCombo)).toBe(false);
  expect(['J', 'Shift+X', '1', '?'].every(isCharacterCombo)).toBe(true);
  expect(['F4', 'Enter', 'Ctrl+K'].some(isCharacterCombo)).toBe(false);
});

const texts = loadedTexts({ title: 'List', next: 'next', open: 'open', undo: 'undo', go: 'go' }, {});
const listSet = defineShortcuts(
  { group: 'test-list', title: 'title', texts },
  {
    next: { keys: ['J', 'ArrowDown'], label: 'next', bar: 'J K' },
    open: { keys: 'Enter', label: 'open' },
    undo: { keys: 'Ctrl+Z', label: 'undo', inFields: false },
    go: { keys: 'G P', label: 'go' },
  },
);
const other = defineShortcuts(
  { group: 'test-other', title: 'title', texts },
  { next: { keys: 'J', label: 'next' } },
);

const goSet = defineShortcuts(
  { group: 'test-go', title: 'title', texts },
  { bad: { keys: 'G', label: 'next' }, edit: { keys: 'F2', label: 'open' } },
);

const field = { tagName: 'INPUT', getAttribute: () => 'text', isContentEditable: false };
const scans = (value: string) => ({ ...field, dataset: { scan: '' }, value });
const button = { tagName: 'BUTTON', getAttribute: () => null, isContentEditable: false };
const box = { tagName: 'INPUT', getAttribute: () => 'checkbox', isContentEditable: false };

let mounted: (() => void)[] = [];
function mount(set: typeof listSet | typeof other | typeof goSet, handlers: Handlers): void {
  const entry = mountShortcuts(set);
  entry.update(handlers);
  mounted.push(entry.remove);
}
afterEach(() => {
  for (const remove of mounted) remove();
  mounted = [];
});

function run(key: ReturnType<typeof stroke>, target: object | null = null, at = 0): string | null {
  // as: the dispatcher reads the tag name, the type and whether it is editable, no more
  const hit = pickShortcut({ stroke: key, target: target as EventTarget | null, at });
  hit?.run();
  return hit?.shortcut.id ?? null;
}

describe('a stroke', () => {
  test('runs the handler of its shortcut', () => {
    const next = vi.fn<() => void>();
    mount(listSet, { next });
    expect(run(stroke('j'))).toBe('test-list.next');
    expect(run(stroke('ArrowDown'))).toBe('test-list.next');
    expect(next).toHaveBeenCalledTimes(2);
  });

  test('means nothing without a handler', () => {
    mount(listSet, { next: undefined });
    expect(run(stroke('j'))).toBeNull();
  });

  test('belongs to the field that is typed in, unless it is a command', () => {
    mount(listSet, { next: () => undefined, undo: () => undefined, open: () => undefined });
    expect(run(stroke('j'), field)).toBeNull();
    expect(run(stroke('Enter'), field)).toBeNull();
    expect(run(stroke('z', { ctrlKey: true }), field)).toBeNull();
    expect(run(stroke('z', { ctrlKey: true }))).toBe('test-list.undo');
    expect(run(stroke('j'), box)).toBe('test-list.next');
  });

  test('belongs to the screen in a field for scans that is empty, when it takes something back', () => {
    mount(listSet, { next: () => undefined, undo: () => undefined });
    expect(run(stroke('z', { ctrlKey: true }), scans(''))).toBe('test-list.undo');
    expect(run(stroke('z', { ctrlKey: true }), scans('KT'))).toBeNull();
    expect(run(stroke('j'), scans(''))).toBeNull();
  });

  test('Enter on a button presses the button', () => {
    mount(listSet, { open: () => undefined });
    expect(run(stroke('Enter'), button)).toBeNull();
    expect(run(stroke('Enter'))).toBe('test-list.open');
  });

  test('is heard by what was mounted last', () => {
    mount(listSet, { next: () => undefined });
    mount(other, { next: () => undefined });
    expect(run(stroke('j'))).toBe('test-other.next');
  });

  test('rests under a dialog', () => {
    mount(listSet, { next: () => undefined });
    const close = openLayer();
    expect(run(stroke('j'))).toBeNull();
    close();
    expect(run(stroke('j'))).toBe('test-list.next');
  });

  test('may start a sequence, for one second', () => {
    mount(listSet, { go: () => undefined });
    expect(run(stroke('g'), null, 0)).toBeNull();
    expect(run(stroke('p'), null, 900)).toBe('test-list.go');
    expect(run(stroke('p'), null, 950)).toBeNull();
    run(stroke('g'), null, 2_000);
    expect(run(stroke('p'), null, 3_001)).toBeNull();
  });

  test('may mean something by itself and start a sequence too', () => {
    const bad = vi.fn<() => void>();
    mount(listSet, { go: () => undefined, next: () => undefined });
    mount(goSet, { bad });
    expect(run(stroke('g'), null, 5_000)).toBe('test-go.bad');
    expect(run(stroke('p'), null, 5_500)).toBe('test-list.go');
    expect(bad).toHaveBeenCalledOnce();
    run(stroke('g'), null, 6_000);
    expect(run(stroke('j'), null, 6_100)).toBe('test-list.next');
  });

  test('that the part with the focus hears is shown and left to it', () => {
    mount(goSet, { edit: 'focus' });
    expect(activeShortcuts().map(({ shortcut }) => shortcut.id)).toEqual(['test-go.edit']);
    expect(run(stroke('F2'))).toBeNull();
  });
});

test('a set is data for the key bar and the key map', () => {
  expect(allShortcutSets()).toContain(listSet);
  expect(listSet.shortcuts.next).toMatchObject({ bar: 'J K', keys: ['J', 'ArrowDown'] });
  expect(listSet.shortcuts.undo.bar).toBe('Ctrl Z');
  expect(listSet.shortcuts.undo.label()).toBe('undo');
});

test('a key cannot have two meanings in one set', () => {
  expect(() =>
    defineShortcuts(
      { group: 'twice', title: 'title', texts },
      { a: { keys: 'J', label: 'next' }, b: { keys: 'J', label: 'open' } },
    ),
  ).toThrow('twice gives J two meanings');
});
