import { PROGRAMS } from '@nidan/domain/access/programs';
import type { DocumentKind } from '@nidan/domain/delivery/message-channels';
import { newId } from '../../../kernel/database/new-id.ts';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { Refusal } from '../../../kernel/http/refuse.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { asProgram } from '../../../kernel/jobs/as-member.ts';
import { loadAdvanceReceipt } from '../../money/advances/advance-document.query.ts';
import { loadInvoicePaper } from '../../money/agency-invoices/invoice-paper.query.ts';
import { loadBillDocument } from '../../money/bills/bill-document.query.ts';
import { loadNotePaper } from '../../money/notes/note-document.query.ts';
import { loadOrderPaper } from '../../supply/orders/order-paper.query.ts';
import { NotPosted, type ParcelFile } from './channels/parcel.ts';
import type { LockedMessage } from './lock-message.query.ts';

/** Papers that are printed from what stands when they go. */
export type PaperKind = Extract<DocumentKind, 'bill' | 'advance' | 'note' | 'order' | 'invoice'>;

type Asked = Pick<LockedMessage, 'recipientKind' | 'createdBy' | 'facts'> & {
  readonly kind: PaperKind;
  readonly id: string;
};

async function loadPaper(ctx: Ctx, { kind, id, recipientKind }: Asked) {
  switch (kind) {
    case 'bill':
      return loadBillDocument(ctx, {
        billId: id,
        copy: recipientKind === 'agency' ? 'agency' : 'patient',
      });
    case 'advance':
      return loadAdvanceReceipt(ctx, id);
    case 'note':
      return loadNotePaper(ctx, id);
    case 'order':
      return loadOrderPaper(ctx, id);
    case 'invoice':
      return loadInvoicePaper(ctx, id);
  }
}

/** What no longer prints, such as an advance that was taken back, does not go out without its paper. */
function notPosted(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new NotPosted('refused', error.message, { request: '', status: null, answer: null });
}

/** The paper of a bill, an advance, a note, an order or an invoice as it stands now, for whom the message is. Never inside a transaction. */
export async function paperOfMessage(services: Services, lId: number, asked: Asked): Promise<ParcelFile> {
  const program = { program: PROGRAMS.publishing, person: 'any' } as const;
  const who = { lId, userId: asked.createdBy, requestId: newId(), ...program };
  const paper = await asProgram(services, who, (ctx) => loadPaper(ctx, asked)).catch(notPosted);
  const { pdf } = await renderDocument(services.documents, paper);
  return { fileName: asked.facts.files ?? `${asked.kind}.pdf`, bytes: Buffer.from(pdf) };
}
