const WORKER = '/push-worker.js';

/** Whether this browser can tell its person something while the product is closed. */
export type PushSupport = 'unsupported' | 'blocked' | 'possible';

/** What this browser can do; it needs a safe connection, and on an iPhone the product on the home screen. */
export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** How this browser lets itself be told something. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

function isSameKey(known: ArrayBuffer | null, key: Uint8Array): boolean {
  return known !== null && new Uint8Array(known).join() === key.join();
}

function asSent(subscription: PushSubscription): BrowserSubscription {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person and the browser; null when the person says no. A subscription for other keys is given up first: a browser takes one sender. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  if (before !== null && isSameKey(before.options.applicationServerKey, key)) return asSent(before);
  await before?.unsubscribe();
  return asSent(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** Lets this browser be told nothing any more. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

/** SHA-256 of the address of this browser in hexadecimal, as the server knows it; null while it lets itself be told nothing. */
export async function ownFingerprint(): Promise<string | null> {
  if (pushSupport() === 'unsupported') return null;
  const subscription = await ownSubscription();
  if (subscription === null) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
