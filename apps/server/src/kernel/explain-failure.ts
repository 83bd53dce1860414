/** What a failed start prints: the sentence of the error, with its stack when LOG_LEVEL is debug. */
export function explainFailure(error: unknown, logLevel: string | undefined): string {
  if (!(error instanceof Error)) return String(error);
  return logLevel === 'debug' ? (error.stack ?? error.message) : error.message;
}
