import { sqlStateOf, violatedConstraint } from '../database/connections/sql-state.ts';

/** SQLSTATE classes whose message may quote a value: of data, of a constraint, raised by a function. */
const QUOTING = ['22', '23', 'P0'];

function framesOf({ stack = '' }: Error): string {
  const first = stack.indexOf('\n    at ');
  return first < 0 ? '' : stack.slice(first + 1);
}

/**
 * What the log keeps of a failure: never a value of a row. Of an error of the database the detail, the statement and, where
 * it could quote a value, the message are left out; its SQLSTATE and constraint say what happened.
 */
export function failureToLog(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const sqlState = sqlStateOf(error);
  const constraint = violatedConstraint(error);
  const quotes = sqlState !== null && QUOTING.some((group) => sqlState.startsWith(group));
  return {
    name: error.name,
    ...(sqlState === null ? {} : { sqlState }),
    ...(constraint === null ? {} : { constraint }),
    ...(quotes ? {} : { message: error.message }),
    frames: framesOf(error),
  };
}
