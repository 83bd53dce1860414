export interface GridPlace {
  readonly row: number;
  readonly col: number;
}

interface GridStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

interface GridSize {
  readonly rows: number;
  readonly cols: number;
  /** Full rows in sight: what PageUp and PageDown go by. */
  readonly page: number;
}

/** Where a key leads in a grid, kept inside it; null when the key does not move (WAI-ARIA grid pattern). */
export function moveInGrid(stroke: GridStroke, from: GridPlace, size: GridSize): GridPlace | null {
  const goal = goalOf(stroke, from, size);
  if (!goal || size.rows === 0 || size.cols === 0) return null;
  return { row: clamp(goal.row, size.rows), col: clamp(goal.col, size.cols) };
}

function goalOf(
  { key, ctrlKey, shiftKey }: GridStroke,
  { row, col }: GridPlace,
  size: GridSize,
): GridPlace | null {
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, col };
    case 'ArrowUp':
      return { row: row - 1, col };
    case 'ArrowRight':
      return { row, col: col + 1 };
    case 'ArrowLeft':
      return { row, col: col - 1 };
    case 'PageDown':
      return { row: row + size.page, col };
    case 'PageUp':
      return { row: row - size.page, col };
    case 'Home':
      return ctrlKey ? { row: 0, col: 0 } : { row, col: 0 };
    case 'End':
      return ctrlKey ? { row: size.rows - 1, col: size.cols - 1 } : { row, col: size.cols - 1 };
    case 'Enter':
      return ctrlKey ? null : { row: row + (shiftKey ? -1 : 1), col };
    default:
      return null;
  }
}

/** The next row from `row` on, going by `step`, that may be edited; null when there is none. */
export function nextEditable(input: {
  readonly row: number;
  readonly step: 1 | -1;
  readonly rows: number;
  readonly editable: (row: number) => boolean;
}): number | null {
  for (let at = input.row + input.step; at >= 0 && at < input.rows; at += input.step) {
    if (input.editable(at)) return at;
  }
  return null;
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}
