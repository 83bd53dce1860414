import { refuse } from '../../../kernel/http/refuse.ts';
import type { SnapshotAmendment, SnapshotChange } from '@nidan/domain/reports/report-snapshot';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type FormerRevisionRow, readUnchecks, type UncheckRow } from './report-source.query.ts';

export interface AmendmentRequest {
  readonly former: FormerRevisionRow;
  readonly changes: readonly SnapshotChange[];
  readonly revokes: boolean;
  readonly reason: string | undefined;
  readonly informed: string | undefined;
}

/** What an amended revision says of itself. Refused when nobody gave a reason, now or when the results were taken back. */
export async function amendmentOf(ctx: Ctx, request: AmendmentRequest): Promise<SnapshotAmendment> {
  const { former, changes } = request;
  const unchecks = await readUnchecks(ctx, { billId: former.bill_id, since: former.released_at });
  const reason = request.reason?.trim() ?? reasonOf(request, unchecks);
  if (reason === '') {
    throw refuse('amendment-reason-missing', { details: { revision: String(former.revision + 1) } });
  }
  const others = [...new Set(unchecks.map(({ name }) => name))].filter((name) => name !== ctx.caller.name);
  return {
    replacesRevision: former.revision,
    replacesReportOf: former.released_at.toISOString(),
    firstReleasedAt: former.first_released_at.toISOString(),
    changes,
    reason,
    amendedBy: ctx.caller.name,
    takenBackBy: others.join(', '),
    informed: request.informed?.trim() ?? whereTheFormerWent(former, ctx.lab.timeZone),
  };
}

function reasonOf({ revokes }: AmendmentRequest, unchecks: readonly UncheckRow[]): string {
  const given = [...new Set(unchecks.flatMap(({ reason }) => reason ?? []))];
  if (given.length > 0) return given.join('; ');
  return revokes ? '' : 'Results of further tests';
}

/** How far the former revision had come: whoever amends must know whom to tell. */
function whereTheFormerWent(former: FormerRevisionRow, zone: string): string {
  const at = (moment: Date): string => formatDateTime(zone, moment).slice(0, 16);
  const name = `Revision ${former.revision}`;
  const { printed_at: printed, dispatched_at: dispatched } = former;
  if (dispatched !== null) return `${name} was dispatched on ${at(dispatched)}`;
  return printed === null ? `${name} had not left the laboratory` : `${name} was printed on ${at(printed)}`;
}
