import { cancelPendingKey } from '../keys/key-dispatcher.ts';
import { createBurstReader } from './burst-reader.ts';

/** Answers true when it took the code; otherwise the one mounted before it is asked. */
export type ScanTaker = (code: string) => boolean;

const takers: ScanTaker[] = [];

/** Mounts a taker of scans above the present ones; the returned function removes it. */
export function mountScanTaker(taker: ScanTaker): () => void {
  takers.push(taker);
  return () => {
    takers.splice(takers.indexOf(taker), 1);
  };
}

/** Hands a code to the takers, the latest mounted first, as if it had been scanned: typing and camera use it too. */
export function routeScan(code: string): boolean {
  return takers.toReversed().some((taker) => taker(code));
}

/** Fired on the document when a scan landed in a field that does not want it, so that an open editor closes. */
export const SCAN_TAKEN = 'nidan:scan';

/**
 * Listens for a scanner on the whole page. A scan that lands in a field is taken out of it again and routed, unless the
 * field is marked `data-scan` because it is the place to scan into, or asks for a phone number and gets one.
 */
export function startScan(page: Window): () => void {
  const reader = createBurstReader();
  let field: { readonly element: HTMLInputElement; readonly before: string } | null = null;
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (reader.take(event.key, event.timeStamp) !== null) return;
    if (reader.length === 1) field = fieldOf(event.target);
  };
  const end = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Tab') return listen(event);
    const code = reader.take(event.key, event.timeStamp);
    if (code === null || wantsScans(event.target) || isPhoneInField(event.target, code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancelPendingKey();
    if (field) restore(field.element, field.before);
    page.document.dispatchEvent(new Event(SCAN_TAKEN));
    routeScan(code);
  };
  page.addEventListener('keydown', end, true);
  return () => page.removeEventListener('keydown', end, true);
}

function fieldOf(target: EventTarget | null): { element: HTMLInputElement; before: string } | null {
  return target instanceof HTMLInputElement ? { element: target, before: target.value } : null;
}

function wantsScans(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-scan]') !== null;
}

/** Fast digits in the field of a phone number are a number from a card, a screen or a phone: they are the field's. */
function isPhoneInField(target: EventTarget | null, code: string): boolean {
  return target instanceof HTMLInputElement && target.inputMode === 'tel' && /^\+?\d{10,13}$/u.test(code);
}

function restore(element: HTMLInputElement, before: string): void {
  // React listens to the native setter of the prototype, not to the one it puts on the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, before);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
