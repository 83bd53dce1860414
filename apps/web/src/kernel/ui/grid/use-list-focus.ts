import { type RefObject, useEffect } from 'react';

const FIRST = 'tbody [tabindex="0"]';

/** Puts the focus on the row of a list that has its place in the order of Tab. */
export function focusList(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>(FIRST)?.focus();
}

/** Whether the person is at something: typing anywhere, or at a part of the page. What led to the page, such as a link of the rail, is done with. */
function isAtSomething(): boolean {
  const at = document.activeElement;
  if (at === null || at === document.body) return false;
  return at.matches('input, select, textarea, [contenteditable]') || at.closest('main, dialog') !== null;
}

/** Gives the keys of a screen to its list once its rows are there, unless the person is at something by then. */
export function useListFocus(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (isReady && !isAtSomething()) focusList(list.current);
  }, [list, isReady]);
}
