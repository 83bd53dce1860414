import { storedItems } from './stored-items.ts';

/** Version of the local database (spec §9). */
const VERSION = 1;
const NAME = 'nidan';
const STORE = 'items';

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('local database')));
  });
  return opening;
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = work(database.transaction(STORE, mode).objectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('local database')));
  });
}

/** Key in the local database: every key starts with the lab id (spec §3), 0 before one was picked. */
export function localKey(kind: string, name: string): string {
  const user = storedItems.userInfo()?.username ?? '';
  return `${storedItems.labId() ?? 0}:${kind}:${user}:${name}`;
}

/** Reads one value; null when it is absent or the browser has no local database (private windows). */
export async function readLocal(key: string): Promise<unknown> {
  try {
    return (await run('readonly', (store) => store.get(key))) ?? null;
  } catch {
    return null;
  }
}

/** Reads one value and removes it in one step, so that of two tabs only one gets it; null when it is gone. */
export async function takeLocal(key: string): Promise<unknown> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const store = transaction.objectStore(STORE);
      const request = store.get(key);
      request.addEventListener('success', () => store.delete(key));
      transaction.addEventListener('complete', () => resolve(request.result ?? null));
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('local database')));
    });
  } catch {
    return null;
  }
}

/** Keeps one value; answers false when the browser cannot. */
export async function writeLocal(key: string, value: unknown): Promise<boolean> {
  try {
    await run('readwrite', (store) => store.put(value, key));
    return true;
  } catch {
    return false;
  }
}

export async function removeLocal(key: string): Promise<void> {
  try {
    await run('readwrite', (store) => store.delete(key));
  } catch {
    // Nothing was kept, so there is nothing to remove.
  }
}

/** Keys that start with `prefix`. */
export async function localKeys(prefix: string): Promise<string[]> {
  try {
    const keys = await run('readonly', (store) =>
      store.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
    );
    return keys.map(String);
  } catch {
    return [];
  }
}
