const AROUND = 10;

/** Rows from `first` up to but not including `end` that are in sight, with some around them so that scrolling shows no gap. */
export function rowWindow(input: {
  readonly top: number;
  readonly height: number;
  readonly count: number;
  readonly rowHeight: number;
}): { first: number; end: number } {
  const { top, height, count, rowHeight } = input;
  // By steps of the margin, so that the window changes once in ten rows and not with every px.
  const start = Math.floor(top / rowHeight / AROUND) * AROUND;
  return {
    first: Math.max(0, Math.min(start - AROUND, count - 1)),
    end: Math.min(count, start + Math.ceil(height / rowHeight) + 2 * AROUND),
  };
}

/** Where the box must be scrolled so that a row is in sight under a head; the present place when it is. */
export function scrollTopFor(input: {
  readonly row: number;
  readonly rowHeight: number;
  readonly head: number;
  readonly top: number;
  readonly height: number;
}): number {
  const start = input.row * input.rowHeight;
  const end = start + input.rowHeight + input.head;
  if (start < input.top) return start;
  return end > input.top + input.height ? end - input.height : input.top;
}
