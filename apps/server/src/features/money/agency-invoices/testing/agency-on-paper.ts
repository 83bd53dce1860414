import {
  receiveFromAgency,
  reverseAgencyReceipt,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { cancelAgencyInvoice } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import {
  allocateCredits,
  payAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { addLines, cancelLines, createBill, discountBill } from '@nidan/contract/money/bills/bill-endpoints';
import { makeNote } from '@nidan/contract/money/notes/note-endpoints';
import { demoRandom } from '../../../../demo/demo-random.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/app-on-database.ts';
import { billBody, testIdOf } from '../../../../testing/order-bill.ts';
import { send } from './invoice-of-lab.ts';

/** What a careful person would keep on paper of a bill that an agency pays. */
interface BillOnPaper {
  readonly billId: string;
  version: number;
  /** Charged to the agency, and what of it by debit notes, in paise. */
  charged: number;
  debited: number;
  /** Lines that are neither cancelled nor checked. */
  open: string[];
}

interface ReceiptOnPaper {
  readonly receiptId: string;
  readonly version: number;
  readonly paise: number;
}

/** Prices of the list of the agencies, in paise. */
export interface PricesOfList {
  readonly HB: number;
  readonly ESR: number;
}

/** An agency that does by chance what agencies do, and what its account must come to. */
export class AgencyOnPaper {
  readonly #app: TestApp;
  readonly #random: () => number;
  readonly #bills: BillOnPaper[] = [];
  readonly #receipts: ReceiptOnPaper[] = [];
  readonly agencyId: string;
  deposits = 0;
  creditNotes = 0;

  constructor(app: TestApp, agencyId: string, seed: number) {
    this.#app = app;
    this.agencyId = agencyId;
    this.#random = demoRandom(seed);
  }

  get charges(): number {
    return this.#bills.reduce((sum, { charged, debited }) => sum + charged - debited, 0);
  }

  get debitNotes(): number {
    return this.#bills.reduce((sum, { debited }) => sum + debited, 0);
  }

  get balance(): number {
    return this.deposits + this.creditNotes - this.charges - this.debitNotes;
  }

  #may(chance: number): boolean {
    return this.#random() < chance;
  }

  #paise(rupees: number): number {
    return 100 * (1 + Math.floor(this.#random() * rupees));
  }

  #oneOf<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.#random() * things.length)];
  }

  /** What is not checked yet, of bills that wait from the last month. */
  #waiting(): BillOnPaper | undefined {
    return this.#oneOf(this.#bills.filter(({ open }) => open.length > 0));
  }

  /** The first days of a month: an order, of which the patient may pay a part, and money. */
  async orderAndPay(prices: PricesOfList): Promise<void> {
    if (this.#may(0.85)) await this.#order(prices);
    if (this.#may(0.4)) await this.#receive();
  }

  async #order({ HB, ESR }: PricesOfList): Promise<void> {
    const cash = this.#may(0.3) ? this.#paise(40) : 0;
    const payments = [
      ...(cash === 0 ? [] : [{ mode: 'Cash' as const, amountPaise: cash }]),
      { mode: 'agency' as const, amountPaise: HB + ESR - cash },
    ];
    const order = { testCodes: ['HB', 'ESR'], agencyId: this.agencyId, payments };
    const bill = await this.#app.as('Front desk').ok(createBill, { body: await billBody(this.#app, order) });
    const open = bill.lines.map(({ lineId }) => lineId);
    const { billId, dues } = bill;
    this.#bills.push({ billId, version: 1, charged: dues.agencyPaise, debited: 0, open });
  }

  async #receive(): Promise<void> {
    const paise = this.#paise(600);
    const body = { receiptId: newId(), agencyId: this.agencyId, mode: 'Cash' as const, amountPaise: paise };
    const { receipt } = await this.#app.as('Accountant').ok(receiveFromAgency, { body });
    this.deposits += paise;
    this.#receipts.push({ receiptId: body.receiptId, version: receipt.version, paise });
  }

  /** Days later: what becomes of bills and receipts, those of months that are closed among them. */
  async changeThings(): Promise<void> {
    const waiting = this.#waiting();
    if (waiting !== undefined && this.#may(0.4)) await this.#addTest(waiting);
    if (waiting !== undefined && this.#may(0.3)) await this.#cancelTest(waiting);
    const any = this.#oneOf(this.#bills);
    if (any !== undefined && this.#may(0.3)) await this.#discount(any);
    if (any !== undefined && this.#may(0.15)) await this.#debit(any);
    if (this.#may(0.15)) await this.#credit();
    const back = this.#may(0.1) ? this.#receipts.pop() : undefined;
    if (back !== undefined) await this.#reverse(back);
  }

  async #addTest(bill: BillOnPaper): Promise<void> {
    const { billId, version } = bill;
    const lines = [{ testId: await testIdOf(this.#app, 'CBC') }];
    const { status, body } = await this.#app.as('Front desk').call(addLines, {
      body: { billId, version, lines },
    });
    // Twice the same test is refused.
    if (status !== 200) return;
    Object.assign(bill, { version: body.version, charged: body.dues.agencyPaise });
  }

  async #cancelTest(bill: BillOnPaper): Promise<void> {
    const { billId, version, open } = bill;
    const lineIds = open.splice(0, 1);
    const body = { billId, version, lineIds, reason: 'Not wanted any more' };
    const { version: next, dues } = await this.#app.as('Manager').ok(cancelLines, { body });
    Object.assign(bill, { version: next, charged: dues.agencyPaise });
  }

  async #discount(bill: BillOnPaper): Promise<void> {
    const { billId, version } = bill;
    const discount = { kind: 'amount' as const, value: Math.floor(this.#random() * 15) };
    const answer = await this.#app
      .as('Manager')
      .call(discountBill, { body: { billId, version, discount, reason: 'Agreed' } });
    // More than what is left of it is refused.
    if (answer.status !== 200) return;
    Object.assign(bill, { version: answer.body.version, charged: answer.body.dues.agencyPaise });
  }

  async #debit(bill: BillOnPaper): Promise<void> {
    const amountPaise = this.#paise(80);
    const note = { noteId: newId(), kind: 'debit' as const, billId: bill.billId, amountPaise };
    await this.#app.as('Manager').ok(makeNote, { body: { ...note, reason: 'Lost sample box' } });
    bill.charged += amountPaise;
    bill.debited += amountPaise;
    bill.version += 1;
  }

  async #credit(): Promise<void> {
    const { agencyId } = this;
    const amountPaise = this.#paise(50);
    const note = { noteId: newId(), kind: 'credit' as const, agencyId, amountPaise };
    await this.#app.as('Manager').ok(makeNote, { body: { ...note, reason: 'Late report' } });
    this.creditNotes += amountPaise;
  }

  async #reverse({ receiptId, version, paise }: ReceiptOnPaper): Promise<void> {
    const body = { receiptId, reversalId: newId(), version, reason: 'Cheque bounced' };
    await this.#app.as('Manager').ok(reverseAgencyReceipt, { body });
    this.deposits -= paise;
  }

  /** What the bench has done: nothing of a bill waits any more, but for what came this month and is late. */
  noteChecked(isLate: (billId: string) => boolean): void {
    for (const bill of this.#bills) if (!isLate(bill.billId)) bill.open = [];
  }

  /** After the cut: the invoice is sent, paid with what came or comes, or cancelled. */
  async settle(draft: { readonly invoiceId: string; readonly version: number } | undefined): Promise<void> {
    const { agencyId } = this;
    const [sent] = draft !== undefined && this.#may(0.85) ? await send(this.#app, draft) : [];
    if (sent !== undefined && this.#may(0.06)) {
      const { invoiceId, version, totalPaise } = sent;
      const body = { invoiceId, version, noteId: newId(), reason: 'Of another clinic' };
      const { status } = await this.#app.as('Manager').call(cancelAgencyInvoice, { body });
      // A note over the limit of the lab waits for a rule of approvals.
      if (status === 200) this.creditNotes += totalPaise;
    }
    if (this.#may(0.4)) {
      const paise = this.#paise(900);
      const body = { receiptId: newId(), agencyId, mode: 'Cash' as const, amountPaise: paise };
      const { receipt } = await this.#app.as('Accountant').ok(payAgencyInvoices, { body });
      this.deposits += paise;
      this.#receipts.push({ receiptId: body.receiptId, version: receipt.version, paise });
    }
    // Refused where nothing is due or nothing is left.
    if (this.#may(0.4)) await this.#app.as('Accountant').call(allocateCredits, { body: { agencyId } });
  }
}
