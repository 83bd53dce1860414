import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';

/** Another record as a record names it. */
export interface Brief {
  readonly code: string;
  readonly name: string;
}

/** A record that others may refer to. */
export interface Referred extends Brief {
  readonly id: string;
  readonly status: number;
}

/** By code. */
export type ReferredByCode = ReadonlyMap<string, Referred>;

const TABLES = { territory: 'territory', agency: 'agency', test: 'test' } as const;

/** What records of a table may be referred to: those of some codes, or all for null. */
export async function readReferred(
  ctx: Pick<Ctx, 'db' | 'lId'>,
  to: keyof typeof TABLES,
  codes: readonly string[] | null,
): Promise<ReferredByCode> {
  if (codes?.length === 0) return new Map();
  const named = codes === null ? sql`` : sql`and code = any (${[...codes]}::text[])`;
  const { rows } = await sql<Referred>`
    select ${sql.ref(`${TABLES[to]}_id`)} as id, code, name, status from ${sql.table(TABLES[to])}
    where l_id = ${ctx.lId} ${named}`.execute(ctx.db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** A code that may be absent as a list. */
export function codeListOf(code: string | null | undefined): string[] {
  return code ? [code] : [];
}

/** Why codes cannot be referred to: nothing has them, or what begins to be referred to is out of use. */
export function referenceFaults(
  field: string,
  known: ReferredByCode,
  { codes, former }: { readonly codes: readonly string[]; readonly former: readonly string[] },
): FieldFault[] {
  return codes.flatMap((code) => {
    const found = known.get(code);
    if (found === undefined) return [faultAt(field, 'code-unknown-here', { code })];
    const isUsable = found.status === masterData.codes.enabled || former.includes(code);
    return isUsable ? [] : [faultAt(field, 'not-enabled', { name: code })];
  });
}
