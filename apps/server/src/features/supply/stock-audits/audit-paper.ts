import { formatDate } from '@nidan/domain/time/indian-date';
import { formatRupees } from '@nidan/domain/money/rupees';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { NamedPaper } from '../indents/papers.ts';
import { readAuditDetails } from './audits.query.ts';

const text = (head: string) => ({ head, isNumber: false });
const number = (head: string) => ({ head, isNumber: true });

/** A count as it is printed: a sheet to count by while it is counted, afterwards its result. */
export async function auditPaper(ctx: Ctx, auditId: string): Promise<NamedPaper> {
  const { audit, lots } = await readAuditDetails(ctx, auditId);
  const isResult = audit.differingLots !== null;
  const facts = [
    `${audit.store.name}, ${audit.store.location}`,
    `${formatDate(audit.scheduledOn)}, ${audit.stateLabel}`,
    ...(audit.approvedBy === null ? [] : [`approved by ${audit.approvedBy}`]),
    ...(audit.note === '' ? [] : [audit.note]),
  ];
  const first = [text('Code'), text('Item'), text('Lot'), text('Expiry'), text('Unit')];
  return {
    fileName: `${audit.number}.pdf`,
    paper: {
      documentDate: ctx.now.toISOString(),
      labName: ctx.lab.name,
      title: `Stock count ${audit.number}`,
      sub: facts.join(' · '),
      columns: isResult
        ? [...first, number('Counted'), number('Books'), number('Difference'), number('Value')]
        : [...first, number('Counted')],
      rows: lots.map((lot) => [
        lot.code,
        lot.name,
        lot.lotNo,
        lot.expiresOn === null ? '' : formatDate(lot.expiresOn),
        lot.unit,
        lot.counted ?? '',
        ...(isResult
          ? [
              lot.expected ?? '',
              lot.difference ?? '',
              lot.valuePaise === null ? '' : formatRupees(lot.valuePaise),
            ]
          : []),
      ]),
      none: 'Nothing is to be counted yet',
    },
  };
}
