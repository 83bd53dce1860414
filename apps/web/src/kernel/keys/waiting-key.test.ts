import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadedTexts } from '../text/define-texts.ts';
import { mountShortcuts } from './active-shortcuts.ts';
import { defineShortcuts } from './define-shortcuts.ts';
import { startKeys } from './key-dispatcher.ts';

const texts = loadedTexts({ title: 'Waiting', key: 'key' }, {});
const set = defineShortcuts(
  { group: 'test-waiting', title: 'title', texts },
  {
    filter: { keys: '/', label: 'key' },
    next: { keys: 'J', label: 'key' },
    open: { keys: 'Enter', label: 'key' },
    leave: { keys: 'Escape', label: 'key' },
  },
);

const field = { tagName: 'INPUT', getAttribute: () => 'text', isContentEditable: false };
const body = { tagName: 'BODY', getAttribute: () => null, isContentEditable: false };

let focus: typeof body | typeof field;
let done: string[];
let stop: () => void;
let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  focus = body;
  done = [];
  page = Object.assign(new EventTarget(), {
    document: {
      get activeElement() {
        return focus;
      },
    },
  });
  // as: the dispatcher listens and asks for the focus, no more
  const stopKeys = startKeys(page as Window);
  const mount = mountShortcuts(set);
  mount.update({
    filter: () => {
      focus = field;
      done.push('filter');
    },
    next: () => done.push('next'),
    open: () => done.push('open'),
    leave: () => done.push('leave'),
  });
  stop = () => {
    mount.remove();
    stopKeys();
  };
});
let begins = 0;
afterEach(() => {
  stop();
  // The clock of the events goes on from test to test.
  begins += 60_000;
  vi.useRealTimers();
});

/** Presses a key at a time of the page's clock, whenever the page comes to hear of it; true where it is left to the field. */
function press(key: string, at: number): boolean {
  const event = new Event('keydown', { cancelable: true });
  const stroke = { key, code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
  for (const [name, value] of Object.entries({ ...stroke, timeStamp: begins + at }))
    Object.defineProperty(event, name, { value });
  Object.defineProperty(event, 'target', { value: focus });
  return page.dispatchEvent(event);
}

test('a character shortcut is done after a pause in which a scan would go on', () => {
  press('j', 0);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(done).toEqual(['next']);
});

test('characters at the pace of a scanner do nothing, and neither does the Enter of a short code', () => {
  for (const [at, key] of ['j', '1', 'j'].entries()) press(key, at * 10);
  press('Enter', 30);
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual(['open']);
});

test('two strokes of a person that a slow page hears of at once are both done', () => {
  press('j', 0);
  press('j', 150);
  vi.advanceTimersByTime(40);
  expect(done).toEqual(['next', 'next']);
});

test('what is typed after the key of a field is for the field, though the page heard of the key late', () => {
  press('/', 0);
  expect(press('j', 150)).toBe(true);
  vi.advanceTimersByTime(40);
  expect(done).toEqual(['filter']);
});

test('a key that no scanner sends comes after the one that was pressed before it', () => {
  press('j', 0);
  press('Escape', 10);
  expect(done).toEqual(['next', 'leave']);
});

test('a single character and Enter are of a person, and done in their order', () => {
  press('j', 0);
  press('Enter', 10);
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual(['next', 'open']);
});

test('Shift before a capital of a scan leaves the character before it waiting', () => {
  press('j', 0);
  press('Shift', 10);
  press('K', 12);
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual([]);
});

test('a press of the mouse comes after the key that was pressed before it', () => {
  press('/', 0);
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'timeStamp', { value: begins + 10 });
  page.dispatchEvent(event);
  expect(done).toEqual(['filter']);
});
