import type { NamedStore } from '@nidan/contract/supply/indents/indent-views';
import {
  numberColumn,
  textColumn,
  type TradePaper,
  type TradeParty,
} from '@nidan/domain/documents/trade-paper';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../../money/bills/lab-letterhead.query.ts';
import { placeParties } from '../vendors/paper-parties.query.ts';
import { readIndentDetails } from './indent-details.query.ts';
import { readTransferDetails } from './transfer-details.query.ts';

/** A paper with the name of its file. */
export interface NamedPaper {
  readonly fileName: string;
  readonly paper: TradePaper;
}

/** A store as a party of a paper. */
export async function storeParty(
  ctx: Ctx,
  { storeId, name }: NamedStore,
  label: string,
): Promise<TradeParty> {
  const { store } = await placeParties(ctx, storeId);
  return {
    ...store,
    label,
    lines: store.lines.includes(name) || store.name === name ? store.lines : [name, ...store.lines],
  };
}

/** What is the same on every paper of the stores: no money stands on it. */
export async function storePaper(ctx: Ctx) {
  const none = { totalRow: null, taxes: null, sums: [], total: null };
  return { ...none, documentDate: ctx.now.toISOString(), letterhead: await readLetterhead(ctx) };
}

function noteOf(note: string): TradePaper['terms'] {
  return note === '' ? [] : [{ label: 'Note', text: note }];
}

/** An indent as it is printed. */
export async function indentPaper(ctx: Ctx, indentId: string): Promise<NamedPaper> {
  const { indent, lines } = await readIndentDetails(ctx, indentId);
  const made = formatDateTime(ctx.lab.timeZone, new Date(indent.madeAt)).slice(0, 16);
  const paper: TradePaper = {
    ...(await storePaper(ctx)),
    title: 'Indent',
    note: 'store to store',
    standing: indent.stateLabel,
    facts: [
      { label: 'Indent no.', value: indent.number },
      { label: 'Raised on', value: made },
      ...(indent.neededOn === null ? [] : [{ label: 'Needed by', value: formatDate(indent.neededOn) }]),
    ],
    parties: [
      await storeParty(ctx, indent.to, 'Asked by'),
      await storeParty(ctx, indent.from, 'To be sent from'),
    ],
    columns: [
      textColumn('#'),
      textColumn('Item', true),
      numberColumn('Asked'),
      numberColumn('Sent'),
      numberColumn('Received'),
      textColumn('Unit'),
    ],
    rows: lines.map(({ code, name, asked, sent, received, unit }, at) => ({
      cells: [String(at + 1), name, asked, sent, received, unit],
      notes: [code],
    })),
    terms: noteOf(indent.note),
    signatures: [
      { label: 'Prepared by', name: indent.madeBy, at: made },
      { label: 'Approved by', name: indent.approvedBy ?? 'Not approved yet', at: '' },
      { label: 'Received by', name: '', at: '' },
    ],
    foot: `Indent ${indent.number}`,
  };
  return { fileName: `${indent.number}.pdf`, paper };
}

/** A transfer as it goes along with the goods: every lot, and room to note what came. */
export async function transferPaper(ctx: Ctx, transferId: string): Promise<NamedPaper> {
  const { transfer, lines } = await readTransferDetails(ctx, transferId);
  const sentAt =
    transfer.sentAt === null ? '' : formatDateTime(ctx.lab.timeZone, new Date(transfer.sentAt)).slice(0, 16);
  const paper: TradePaper = {
    ...(await storePaper(ctx)),
    title: 'Transfer note',
    note: 'delivery challan, store to store',
    standing: transfer.stateLabel,
    facts: [
      { label: 'Transfer no.', value: transfer.number },
      { label: 'Sent on', value: sentAt === '' ? 'not sent yet' : sentAt },
      ...(transfer.indentNumber === null ? [] : [{ label: 'For indent', value: transfer.indentNumber }]),
    ],
    parties: [await storeParty(ctx, transfer.from, 'From'), await storeParty(ctx, transfer.to, 'To')],
    columns: [
      textColumn('#'),
      textColumn('Item', true),
      textColumn('Lot'),
      textColumn('Expiry'),
      numberColumn('Sent'),
      numberColumn('Received'),
      numberColumn('Lost'),
      textColumn('Unit'),
    ],
    rows: lines.flatMap(({ code, name, asked, unit, lots }, at) => {
      const first = [String(at + 1), name];
      if (lots.length === 0) return [{ cells: [...first, '', '', asked, '', '', unit], notes: [code] }];
      return lots.map((lot) => {
        const expiry = lot.expiresOn === null ? '' : formatDate(lot.expiresOn);
        return {
          cells: [...first, lot.lotNo, expiry, lot.sent, lot.received, lot.lost, unit],
          notes: [code],
        };
      });
    }),
    terms: noteOf(transfer.note),
    signatures: [
      { label: 'Sent by', name: transfer.sentBy ?? '', at: sentAt },
      { label: 'Carried by', name: '', at: '' },
      { label: 'Received by', name: '', at: '' },
    ],
    foot: `Transfer ${transfer.number}`,
  };
  return { fileName: `${transfer.number}.pdf`, paper };
}
