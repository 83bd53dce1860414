import type { NamedStore } from '@nidan/contract/supply/indents/indent-views';
import type { TablePaper } from '@nidan/domain/documents/table-paper';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readIndentDetails } from './indent-details.query.ts';
import { readTransferDetails } from './transfer-details.query.ts';

/** A paper with the name of its file. */
export interface NamedPaper {
  readonly fileName: string;
  readonly paper: TablePaper;
}

const text = (head: string) => ({ head, isNumber: false });
const number = (head: string) => ({ head, isNumber: true });
const placeOf = ({ name, location }: NamedStore): string =>
  name === location ? name : `${name}, ${location}`;

/** An indent as it is printed. */
export async function indentPaper(ctx: Ctx, indentId: string): Promise<NamedPaper> {
  const { indent, lines } = await readIndentDetails(ctx, indentId);
  const made = formatDateTime(ctx.lab.timeZone, new Date(indent.madeAt));
  const facts = [
    `${placeOf(indent.to)} asks ${placeOf(indent.from)}`,
    `${indent.stateLabel}, raised by ${indent.madeBy} ${made}`,
    ...(indent.approvedBy === null ? [] : [`approved by ${indent.approvedBy}`]),
    ...(indent.neededOn === null ? [] : [`needed by ${formatDate(indent.neededOn)}`]),
    ...(indent.note === '' ? [] : [indent.note]),
  ];
  return {
    fileName: `${indent.number}.pdf`,
    paper: {
      documentDate: ctx.now.toISOString(),
      labName: ctx.lab.name,
      title: `Indent ${indent.number}`,
      sub: facts.join(' · '),
      columns: [
        text('Code'),
        text('Item'),
        number('Asked'),
        number('Sent'),
        number('Received'),
        text('Unit'),
      ],
      rows: lines.map(({ code, name, asked, sent, received, unit }) => [
        code,
        name,
        asked,
        sent,
        received,
        unit,
      ]),
      none: 'No line',
    },
  };
}

/** A transfer as it goes along with the goods: every lot, and room to note what came. */
export async function transferPaper(ctx: Ctx, transferId: string): Promise<NamedPaper> {
  const { transfer, lines } = await readTransferDetails(ctx, transferId);
  const sent =
    transfer.sentAt === null
      ? 'not sent yet'
      : `sent by ${transfer.sentBy ?? ''} ${formatDateTime(ctx.lab.timeZone, new Date(transfer.sentAt))}`;
  const facts = [
    `${placeOf(transfer.from)} to ${placeOf(transfer.to)}`,
    `${transfer.stateLabel}, ${sent}`,
    ...(transfer.indentNumber === null ? [] : [`for indent ${transfer.indentNumber}`]),
    ...(transfer.note === '' ? [] : [transfer.note]),
  ];
  return {
    fileName: `${transfer.number}.pdf`,
    paper: {
      documentDate: ctx.now.toISOString(),
      labName: ctx.lab.name,
      title: `Transfer ${transfer.number}`,
      sub: facts.join(' · '),
      columns: [
        text('Code'),
        text('Item'),
        text('Lot'),
        text('Expiry'),
        number('Sent'),
        number('Received'),
        number('Lost'),
        text('Unit'),
      ],
      rows: lines.flatMap(({ code, name, asked, unit, lots }) =>
        lots.length === 0
          ? [[code, name, '', '', asked, '', '', unit]]
          : lots.map((lot) => [
              code,
              name,
              lot.lotNo,
              lot.expiresOn === null ? '' : formatDate(lot.expiresOn),
              lot.sent,
              lot.received,
              lot.lost,
              unit,
            ]),
      ),
      none: 'No line',
    },
  };
}
