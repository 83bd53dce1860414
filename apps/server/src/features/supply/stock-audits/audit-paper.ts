import { numberColumn, textColumn } from '@nidan/domain/documents/trade-paper';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { formatDate } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type NamedPaper, storePaper, storeParty } from '../indents/papers.ts';
import { readAuditDetails } from './audits.query.ts';

const FIRST = [
  textColumn('#'),
  textColumn('Item', true),
  textColumn('Lot'),
  textColumn('Expiry'),
  textColumn('Unit'),
];

/** A count as it is printed: a sheet to count by while it is counted, afterwards its result. */
export async function auditPaper(ctx: Ctx, auditId: string): Promise<NamedPaper> {
  const { audit, lots } = await readAuditDetails(ctx, auditId);
  const isResult = audit.differingLots !== null;
  const valuePaise = lots.reduce((sum, lot) => sum + (lot.valuePaise ?? 0), 0);
  const result = [
    numberColumn('Counted'),
    numberColumn('Books'),
    numberColumn('Difference'),
    numberColumn('Value ₹'),
  ];
  const total = { label: 'Value of the difference', amount: rupeesAndPaise(valuePaise) };
  return {
    fileName: `${audit.number}.pdf`,
    paper: {
      ...(await storePaper(ctx)),
      title: isResult ? 'Stock count' : 'Count sheet',
      note: isResult ? 'result' : 'count blind, then enter',
      standing: audit.stateLabel,
      facts: [
        { label: 'Count no.', value: audit.number },
        { label: 'Planned for', value: formatDate(audit.scheduledOn) },
        { label: 'Lots', value: String(lots.length) },
      ],
      parties: [await storeParty(ctx, audit.store, 'Store')],
      columns: [...FIRST, ...(isResult ? result : [numberColumn('Counted')])],
      rows: lots.map((lot, at) => ({
        cells: [
          String(at + 1),
          lot.name,
          lot.lotNo,
          lot.expiresOn === null ? '' : formatDate(lot.expiresOn),
          lot.unit,
          lot.counted ?? '',
          ...(isResult
            ? [
                lot.expected ?? '',
                lot.difference ?? '',
                lot.valuePaise === null ? '' : rupeesAndPaise(lot.valuePaise),
              ]
            : []),
        ],
        notes: [lot.code],
      })),
      total: isResult ? { ...total, words: valuePaise > 0 ? amountInWords(valuePaise) : '' } : null,
      terms: audit.note === '' ? [] : [{ label: 'Note', text: audit.note }],
      signatures: [
        { label: 'Prepared by', name: audit.madeBy, at: '' },
        { label: 'Counted by', name: '', at: '' },
        { label: 'Approved by', name: audit.approvedBy ?? (isResult ? 'Not approved yet' : ''), at: '' },
      ],
      foot: `Stock count ${audit.number}`,
    },
  };
}
