import * as agencyAccountEndpoints from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyReceiptView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { grants, PERMISSION } from '@nidan/domain/access/permission-bits';
import { type RawBuilder, sql } from 'kysely';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<AgencyReceiptView, 'receivedAt' | 'can'> {
  readonly receivedAt: Date;
}

async function readRows({ db, lId, caller }: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { agencyId } = caller.scope;
  const { rows } = await sql<Row>`
    select r.receipt_id as "receiptId", n.number, r.agency_id as "agencyId", g.name as agency, r.mode, r.reference,
      r.cleared_on::text as "clearedOn", r.transfer, r.paid_on::text as "paidOn", r.amount_paise as "amountPaise", r.tds_paise as "tdsPaise",
      r.tds_section as "tdsSection", r.tds_certificate as "tdsCertificate", r.received_at as "receivedAt",
      u.name as "receivedBy", o.number as reverses, v.receipt_id is not null as "isReversed", r.reason, r.version
    from agency_receipt r
    join agency g on g.l_id = r.l_id and g.agency_id = r.agency_id
    join login_user u on u.user_id = r.received_by
    join money_document n on n.l_id = r.l_id and n.document_id = r.receipt_id
    left join money_document o on o.l_id = r.l_id and o.document_id = r.reverses_receipt_id
    left join agency_receipt v on v.l_id = r.l_id and v.reverses_receipt_id = r.receipt_id
    where r.l_id = ${lId} and ${agencyId === null ? sql`true` : sql`r.agency_id = ${agencyId}`} and ${rest}`.execute(
    db,
  );
  return rows;
}

function present({ caller }: Ctx, { receivedAt, ...row }: Row): AgencyReceiptView {
  const may = (bits: number): boolean => grants(caller.rights['payments'] ?? 0, bits);
  const stands = row.reverses === null && !row.isReversed;
  return {
    ...row,
    receivedAt: receivedAt.toISOString(),
    can: [
      ...(stands && may(PERMISSION.delete) ? ['reverse'] : []),
      ...(stands && row.tdsPaise > 0 && may(PERMISSION.update) ? ['certify'] : []),
    ],
  };
}

/** One receipt; refused when the lab has none of this id that the caller sees. */
export async function readReceipt(ctx: Ctx, receiptId: string): Promise<AgencyReceiptView> {
  const [row] = await readRows(ctx, sql`r.receipt_id = ${receiptId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Receipts of agencies, newest first. */
export const listReceiptsOf = serve(agencyAccountEndpoints.listAgencyReceipts, async (ctx, query) => {
  const { agencyId, uncertified } = query;
  return newestFirst(ctx, {
    by: ['r.received_at', 'r.receipt_id'],
    asked: query,
    conditions: [
      ...(agencyId === undefined ? [] : [sql`r.agency_id = ${agencyId}`]),
      ...(uncertified === true
        ? [
            sql`r.tds_paise > 0 and r.tds_certificate is null and r.reverses_receipt_id is null and v.receipt_id is null`,
          ]
        : []),
    ],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ receivedAt, receiptId }) => [receivedAt, receiptId],
    present: (row) => present(ctx, row),
  });
});
