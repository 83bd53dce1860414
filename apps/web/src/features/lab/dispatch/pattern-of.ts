/** A typed pattern of lab IDs in capitals, or null when the server would not take it. */
export function patternOf(text: string): string | null {
  const pattern = text.trim().toUpperCase();
  return /^[A-Z0-9*?]{1,40}$/.test(pattern) ? pattern : null;
}
