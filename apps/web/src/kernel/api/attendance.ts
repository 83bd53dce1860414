const SIGNS = ['keydown', 'pointerdown', 'wheel'] as const;
const ABSENT_AFTER = 60_000;

let lastSign = Date.now();

/** Whether nobody has touched the page for a minute: what it asks for then, it asks for of itself. */
export function isUnattended(now = Date.now()): boolean {
  return now - lastSign > ABSENT_AFTER;
}

function note(): void {
  lastSign = Date.now();
}

/** Watches the page for signs of somebody being at it. */
export function watchAttendance(page: Window): () => void {
  note();
  for (const sign of SIGNS) page.addEventListener(sign, note, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS) page.removeEventListener(sign, note, { capture: true });
  };
}
