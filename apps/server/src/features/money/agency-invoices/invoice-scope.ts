import { type WorkScope } from '@nidan/domain/access/work-scope';
import { invoice } from '@nidan/domain/status-sets/money/invoice';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../../kernel/http/refuse.ts';

interface Viewer {
  readonly caller: { readonly scope: WorkScope };
}

const DRAFT = invoice.codes.draft;

/** Condition on an `agency_invoice i`: staff see those of their places, an agency what it was sent, a doctor none. */
export function invoiceInScope({ caller }: Viewer): RawBuilder<unknown> {
  const { locationIds, doctorId, agencyId } = caller.scope;
  if (doctorId !== null) return sql`false`;
  const conditions = [
    sql`true`,
    ...(agencyId === null ? [] : [sql`i.agency_id = ${agencyId} and i.state <> ${DRAFT}`]),
    ...(locationIds === null ? [] : [sql`i.location_id = any(${[...locationIds]})`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Condition on a column with an agency: an agency is told of itself alone, a doctor of none. */
export function agencyInScope({ caller }: Viewer, column: RawBuilder<unknown>): RawBuilder<unknown> {
  const { doctorId, agencyId } = caller.scope;
  if (doctorId !== null) return sql`false`;
  return agencyId === null ? sql`true` : sql`${column} = ${agencyId}`;
}

/** Refuses whoever sees a part of the bills: an invoice is cut and paid of all of an agency. */
export function requireStaffOfAll({ caller }: Viewer): void {
  const { locationIds, doctorId, agencyId } = caller.scope;
  if (locationIds !== null || doctorId !== null || agencyId !== null) throw refuse('not-found');
}
