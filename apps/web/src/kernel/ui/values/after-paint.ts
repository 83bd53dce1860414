/** Calls back when the browser has put on the screen what stands in the page now: the second frame begins after the first is painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
