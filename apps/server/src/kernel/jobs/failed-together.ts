/** The error of a job of which some parts have failed: the queue keeps its message alone, so it names each reason once. */
export function failedTogether(what: string, failures: readonly unknown[]): AggregateError {
  const reasons = failures.map((error) => (error instanceof Error ? error.message : String(error)));
  return new AggregateError(failures, `${what}: ${[...new Set(reasons)].join('; ')}`);
}
