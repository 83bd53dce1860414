import { linesOfCut, totalsOfCut } from '@nidan/domain/agencies/cut-invoice';
import type { InvoicePeriod } from '@nidan/domain/agencies/invoice-period';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readOpenBills } from './bills-to-cut.query.ts';
import { readLastPeriod } from './cut-period.ts';
import type { CutResult } from './invoice-rows.ts';

interface ToCut {
  readonly agencyId: string;
  readonly period: InvoicePeriod;
}

/** What an invoice of an agency whose account is locked comes to for a period: all that no invoice charges until its last day. */
export async function cutAccount(ctx: Ctx, { agencyId, period: { to } }: ToCut): Promise<CutResult> {
  // A draft that is cut anew gives nothing back of what a later one charges.
  const last = await readLastPeriod(ctx, agencyId);
  const debitsTo = last !== null && last.to > to ? last.to : to;
  const bills = await readOpenBills(ctx, { agencyId, debitsTo });
  const lines = linesOfCut(bills, to);
  const postingsOf = new Map(bills.map(({ billId, postings }) => [billId, postings]));
  const gstOf = new Map(bills.flatMap((bill) => bill.lines.map(({ lineId, gst }) => [lineId, gst] as const)));
  return {
    lines: lines.map((line) => ({
      ...line,
      gst: line.lineId === null ? null : (gstOf.get(line.lineId) ?? null),
      postings: postingsOf.get(line.billId) ?? 0,
    })),
    totals: totalsOfCut(lines),
  };
}
