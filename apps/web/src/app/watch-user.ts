import { STORED_KEYS, storedItems } from '../kernel/store/stored-items.ts';

/**
 * Calls `onChange` when the stored user's name changes in another tab, or is removed (spec §2), and when another lab is
 * picked there: this tab would go on asking for the former one.
 */
export function watchUser(page: Window, onChange: () => void): () => void {
  const known = { username: storedItems.userInfo()?.username, labId: storedItems.labId() };
  const listen = (event: StorageEvent): void => {
    const concerns: readonly (string | null)[] = [STORED_KEYS.userInfo, STORED_KEYS.labId, null];
    if (!concerns.includes(event.key)) return;
    if (storedItems.userInfo()?.username !== known.username || storedItems.labId() !== known.labId)
      onChange();
  };
  page.addEventListener('storage', listen);
  return () => page.removeEventListener('storage', listen);
}
