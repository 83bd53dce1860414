/** A figure with so many digits after the point: a dash where there is none, no sign where it rounds to nothing. */
export function shownFigure(value: number | null, digits: number): string {
  return value === null ? '–' : value.toFixed(digits).replace(/^-(0(?:\.0*)?)$/u, '$1');
}
