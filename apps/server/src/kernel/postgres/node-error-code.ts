/** The code of an error of node's own (`ENOENT`, `EADDRINUSE`), or null for anything else. */
export function nodeErrorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
