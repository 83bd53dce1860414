import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUser } from './watch-user.ts';

const items = new Map<string, string>();
const page = new EventTarget();
const user = (username: string) => JSON.stringify({ name: username, username, is_demo_user: false });

beforeEach(() => {
  items.clear();
  items.set('userinfo', user('asmita.deo'));
  items.set('l_id', '7');
  vi.stubGlobal('localStorage', { getItem: (key: string) => items.get(key) ?? null });
});
afterEach(() => vi.unstubAllGlobals());

function tell(key: string | null): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

function watch(): { changed: ReturnType<typeof vi.fn>; stop: () => void } {
  const changed = vi.fn<() => void>();
  // as: of a window only its events are used
  return { changed, stop: watchUser(page as unknown as Window, changed) };
}

test.each([
  ['another user name', () => items.set('userinfo', user('sameer.k')), 'userinfo'],
  ['the user removed', () => items.delete('userinfo'), 'userinfo'],
  ['everything cleared', () => items.clear(), null],
  ['another lab', () => items.set('l_id', '8'), 'l_id'],
])('%s in another tab is heard', (_, change, key) => {
  const { changed, stop } = watch();
  change();
  tell(key);
  expect(changed).toHaveBeenCalledOnce();
  stop();
});

test('the same user name, and other items, are not', () => {
  const { changed, stop } = watch();
  items.set('userinfo', JSON.stringify({ name: 'Asmita D.', username: 'asmita.deo', is_demo_user: false }));
  tell('userinfo');
  tell('online');
  expect(changed).not.toHaveBeenCalled();
  stop();
  items.delete('userinfo');
  tell('userinfo');
  expect(changed).not.toHaveBeenCalled();
});
