// Runs in a page, as the browser's own script: see in-page.ts.

const LONGEST = 20_000;

/** The task after the frame in which what stands now is painted. */
function painted() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function until(isReady, began) {
  while (!isReady()) {
    if (performance.now() - began > LONGEST) throw new Error(`not ready after ${LONGEST} ms`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await painted();
  return performance.now() - began;
}

/** Ms from the start of the navigation to the frame that shows what stands now. */
export async function sinceNavigation() {
  await painted();
  return performance.now();
}

/** Opens a screen of the running app: ms from the change of the address to the frame that shows it ready. */
export function timeTab({ tab, title, ready }) {
  const began = performance.now();
  location.hash = `#/${tab}`;
  const isReady = () =>
    document.querySelector('main h1')?.textContent?.trim() === title &&
    document.querySelector(ready) !== null;
  return until(isReady, began);
}

/** From now on waits for a key: see keyTimed. */
export function timeNextKey({ ready }) {
  window.timedKey = new Promise((resolve, reject) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        until(() => document.querySelector(ready) !== null, timeStamp).then(resolve, reject);
      },
      { capture: true, once: true },
    );
  });
}

/** Ms from the key that was waited for to the frame in which `ready` is found. */
export function keyTimed() {
  return window.timedKey;
}

/** From now on keeps the ms from each key to the frame after it. */
export function watchKeys() {
  window.keyTimes = [];
  addEventListener(
    'keydown',
    async ({ timeStamp }) => {
      await painted();
      window.keyTimes.push(performance.now() - timeStamp);
    },
    { capture: true },
  );
}

export function watchedKeys() {
  return window.keyTimes;
}
