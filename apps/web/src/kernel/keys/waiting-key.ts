/** A scanner types faster than this, in milliseconds; a character shortcut waits as long before it acts. */
const SCAN_PACE = 40;

interface WaitingKey {
  readonly run: () => void;
  /** No character came right before it, so no scanner sent it when the next stroke is an Enter. */
  readonly isAlone: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}

let waiting: WaitingKey | null = null;
let lastCharacterAt = Number.NEGATIVE_INFINITY;
let isAlone = true;

/** Lets a character shortcut wait whether a scan goes on with it; call `settleWaiting` with its stroke before. */
export function letWait(run: () => void): void {
  dropWaiting();
  waiting = { run, isAlone, timer: setTimeout(runWaiting, SCAN_PACE) };
}

/** The shortcut that waits is not done: its stroke belonged to a scan. */
export function dropWaiting(): void {
  clearTimeout(waiting?.timer);
  waiting = null;
}

/**
 * To be told of every stroke and press before it is heard. One that a scan goes on with drops the shortcut that waits; any
 * other one does it now and answers true: what was pressed first is done first, though a slow computer hears of both at once.
 */
export function settleWaiting(event: KeyboardEvent | PointerEvent): boolean {
  const before = waiting;
  const part = partOfScan(event);
  // By the clock of the events, not by when they are heard of.
  const isFast = event.timeStamp - lastCharacterAt < SCAN_PACE;
  if (part === 'character') {
    lastCharacterAt = event.timeStamp;
    isAlone = !isFast;
  }
  if (before === null) return false;
  if (isFast && part === 'character') dropWaiting();
  if (isFast && (part === 'end' ? !before.isAlone : part !== null)) return false;
  runWaiting();
  return true;
}

function runWaiting(): void {
  const run = waiting?.run;
  dropWaiting();
  run?.();
}

/** A scanner sends characters, Shift before a capital, and Enter or Tab at its end. */
function partOfScan(event: KeyboardEvent | PointerEvent): 'character' | 'shift' | 'end' | null {
  if (!('key' in event) || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key.length === 1) return 'character';
  if (event.key === 'Shift') return 'shift';
  return event.key === 'Enter' || event.key === 'Tab' ? 'end' : null;
}
