/** The list with the part at `from` moved to `to`; as it was when there is no such place. */
export function movedPart<Part>(parts: readonly Part[], from: number, to: number): readonly Part[] {
  const part = parts[from];
  if (part === undefined || to < 0 || to >= parts.length) return parts;
  return parts.toSpliced(from, 1).toSpliced(to, 0, part);
}
