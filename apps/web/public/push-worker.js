// Shows notices while the product is closed. What arrives is { title, text, path } and says nothing of what the notice is about.
const TAG = 'notices';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, text, path } = event.data.json();
  // One stands for all: what comes later takes the place of what was shown before.
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag: TAG,
      renotify: true,
      icon: '/favicon.svg',
      data: { path },
    }),
  );
});

async function open(path) {
  const url = new URL(path, self.location.origin);
  // A click leads nowhere else.
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).origin === url.origin);
  if (page === undefined) {
    await self.clients.openWindow(url.href);
    return;
  }
  await page.focus();
  await page.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
