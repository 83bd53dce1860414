import { CUSTOMER_WORDS } from '@nidan/domain/customer-page/customer-words';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OpenCtx, RenderedDocument } from '../../../kernel/http/route.ts';
import { loadReportPdf, renderReportFile } from '../../lab/reports/report-pdf.ts';
import { loadBillDocument } from '../../money/bills/bill-document.query.ts';
import { readCustomerPage, type CustomerPageFacts } from './customer-page.query.ts';
import {
  atPage,
  digitsFault,
  type OpenLink,
  pageNow,
  type Visit,
  withOpenLink,
} from './open-customer-page.ts';

interface Asked extends Visit {
  readonly digits: string;
}

type Looked<T> = { readonly fault: string } | { readonly loaded: T };

interface FileKind<T> {
  load(ctx: Ctx, facts: CustomerPageFacts): Promise<T | null>;
  render(loaded: T, open: OpenCtx): Promise<RenderedDocument>;
}

async function look<T>(
  open: OpenCtx,
  { link, asked, file }: { readonly link: OpenLink; readonly asked: Asked; readonly file: FileKind<T> },
): Promise<Looked<T>> {
  return atPage(open, link, async (ctx) => {
    const facts = await readCustomerPage(ctx, link.billId);
    const fault = await digitsFault(ctx, link, { ...asked, facts });
    if (fault !== null) return { fault };
    const loaded = await file.load(ctx, facts);
    // What held it came between the page and the press: the page says what.
    return loaded === null ? { fault: CUSTOMER_WORDS[asked.lang ?? facts.language].held } : { loaded };
  });
}

/** Gives a file of a page to whoever knows the digits; else the page again, with why not. */
async function openFile<T>(open: OpenCtx, asked: Asked, file: FileKind<T>): Promise<string | Buffer> {
  let given: Buffer | null = null;
  const page = await withOpenLink(open, asked, async (link) => {
    const looked = await look(open, { link, asked, file });
    if ('fault' in looked) return pageNow(open, { link, visit: asked, notice: looked.fault });
    const { bytes, fileName } = await file.render(looked.loaded, open);
    open.reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${fileName}"`)
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex');
    given = Buffer.from(bytes);
    return '';
  });
  return given ?? page;
}

/** The report that went out last, unless something holds it or it is handed over in person. */
export async function openCustomerReport(open: OpenCtx, asked: Asked): Promise<string | Buffer> {
  return openFile(open, asked, {
    load: async (ctx, { report }) =>
      report.kind === 'open' ? loadReportPdf(ctx, { reportId: report.reportId }) : null,
    render: (loaded, { services }) => renderReportFile(loaded, services),
  });
}

/** The bill of the patient; where an agency is charged they get none here. */
export async function openCustomerBill(open: OpenCtx, asked: Asked): Promise<string | Buffer> {
  return openFile(open, asked, {
    load: async (ctx, { head, money }) =>
      money === null
        ? null
        : {
            labNo: head.lab_no,
            paper: await loadBillDocument(ctx, { billId: head.bill_id, copy: 'patient' }),
          },
    render: async ({ labNo, paper }, { services }) => ({
      bytes: (await renderDocument(services.documents, paper)).pdf,
      fileName: `bill-${labNo}.pdf`,
    }),
  });
}
