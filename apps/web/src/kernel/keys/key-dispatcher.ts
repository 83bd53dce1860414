import { currentPreferences } from '../store/preferences.ts';
import { activeShortcuts, type HeardShortcut, isHeard } from './active-shortcuts.ts';
import { comboOf, isCharacterCombo, isTypingCombo, type Stroke } from './combo.ts';
import { dropWaiting, letWait, settleWaiting } from './waiting-key.ts';

const SEQUENCE_PAUSE = 1_000;

/** The first stroke of a sequence; `isDone` when it did something by itself, so that the next one need not go on with it. */
let prefix: { readonly combo: string; readonly until: number; readonly isDone: boolean } | null = null;

/** Drops a character shortcut that waits: the stroke belonged to a scan. */
export function cancelPendingKey(): void {
  dropWaiting();
  prefix = null;
}

/** Listens for shortcuts on the whole page; the returned function stops it. */
export function startKeys(page: Window): () => void {
  /** Where the focus was before a shortcut that waited was done; null when none was. */
  let left: Element | null = null;
  const settle = (event: KeyboardEvent | PointerEvent): void => {
    const before = page.document.activeElement;
    left = settleWaiting(event) ? before : null;
  };
  const hear = (event: KeyboardEvent): void => {
    // A stroke is for where the one before has put the focus.
    const { activeElement } = page.document;
    runShortcut(event, left === null || left === activeElement ? event.target : activeElement);
  };
  page.addEventListener('keydown', settle, true);
  page.addEventListener('pointerdown', settle, true);
  page.addEventListener('keydown', hear);
  return () => {
    page.removeEventListener('keydown', settle, true);
    page.removeEventListener('pointerdown', settle, true);
    page.removeEventListener('keydown', hear);
    dropWaiting();
  };
}

function runShortcut(event: KeyboardEvent, target: EventTarget | null): void {
  if (event.defaultPrevented || event.isComposing) return;
  const hit = pickShortcut({ stroke: event, target, at: event.timeStamp });
  if (!hit) return;
  event.preventDefault();
  if (event.repeat && !hit.shortcut.repeats) return;
  dropWaiting();
  if (!isCharacterCombo(comboOf(event)) || event.repeat) hit.run();
  else letWait(hit.run);
}

/**
 * The shortcut that a stroke means where it was made, or null. Keeps the first stroke of a sequence in mind, also of one that
 * means something by itself: `G` may do something and `G P` still open a screen.
 */
export function pickShortcut(input: {
  readonly stroke: Stroke;
  readonly target: EventTarget | null;
  readonly at: number;
}): HeardShortcut | null {
  const combo = comboOf(input.stroke);
  if (isTypingCombo(combo) && isTextField(input.target)) return null;
  if (isCharacterCombo(combo) && !currentPreferences().singleKeys) return null;
  if ((combo === 'Enter' || combo === 'Space') && isPressable(input.target)) return null;
  const before = prefix !== null && input.at < prefix.until ? prefix : null;
  const wanted = before === null ? [combo] : [`${before.combo} ${combo}`, ...(before.isDone ? [combo] : [])];
  prefix = null;
  const usable = activeShortcuts()
    .filter(isHeard)
    .filter(
      ({ shortcut }) => shortcut.inFields || !isTextField(input.target) || isEmptyScanField(input.target),
    );
  const hit = wanted
    .map((keys) => usable.find(({ shortcut }) => shortcut.keys.includes(keys)))
    .find((one) => one !== undefined);
  if (usable.some(({ shortcut }) => shortcut.keys.some((key) => key.startsWith(`${combo} `)))) {
    prefix = { combo, until: input.at + SEQUENCE_PAUSE, isDone: hit !== undefined };
  }
  return hit ?? null;
}

const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file']);

/** True for an element that takes typed characters. */
export function isTextField(target: EventTarget | null): boolean {
  if (target === null || !('tagName' in target)) return false;
  // as: only elements have a tag name
  const element = target as HTMLElement;
  if (element.tagName === 'INPUT') return !NO_TEXT.has(element.getAttribute('type') ?? 'text');
  return element.tagName === 'TEXTAREA' || element.tagName === 'SELECT' || element.isContentEditable;
}

/** A field that waits for a scan holds no text of its own to take back or mark. */
function isEmptyScanField(target: EventTarget | null): boolean {
  if (target === null || !('dataset' in target)) return false;
  // as: only elements have a data set, and only a field is marked for scans
  const field = target as HTMLInputElement;
  return 'scan' in field.dataset && field.value === '';
}

function isPressable(target: EventTarget | null): boolean {
  if (target === null || !('tagName' in target)) return false;
  // as: only elements have a tag name
  return ['BUTTON', 'A', 'SUMMARY'].includes((target as HTMLElement).tagName);
}
