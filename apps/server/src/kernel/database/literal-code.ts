import { type RawBuilder, sql } from 'kysely';

/** A code of a status set as a literal of the SQL text, not a parameter: so the planner can use an index that is partial on it. */
export function literalCode<Code extends number | string>(code: Code): RawBuilder<Code> {
  return sql.lit(code);
}
