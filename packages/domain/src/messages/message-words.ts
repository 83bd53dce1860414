import type { MessageWords } from './message-template.ts';
import type { Language } from '../enumerations/bills.ts';
import { messageWordsHi } from './message-words-hi.ts';
import { messageWordsMr } from './message-words-mr.ts';

const messageWordsEn: MessageWords = {
  greeting: 'Dear {name},',
  closing: ['Regards,', '{lab}', '{labPhone}'],
  templates: {
    bill: {
      subject: 'Bill {billNo} of {lab}',
      email: [
        'Thank you for coming to {lab}.',
        'Bill {billNo} of {date}, lab ID {labNo}.',
        'Charged to {payer}.',
        'To pay: {net}. Paid: {paid}.',
        'Still due: {due}.',
        'It can be paid by UPI to {upi}.',
        'How far the tests are: {status}',
        'Attached: {files}.',
      ],
      text: [
        '{lab}: bill {billNo} of {date}, lab ID {labNo}.',
        'To pay {net}, paid {paid}.',
        'Due {due}.',
        'Tests: {status}',
      ],
    },
    due: {
      subject: '{due} is due on bill {billNo} of {lab}',
      email: [
        'Of bill {billNo} of {date}, lab ID {labNo}, {due} is still due.',
        'Patient: {patient}.',
        'It can be paid at the counter or by UPI to {upi}.',
        'If it was paid meanwhile, please take no notice of this message.',
        'Attached: {files}.',
      ],
      text: ['{lab}: {due} is due on bill {billNo}, lab ID {labNo}.', 'UPI: {upi}.'],
    },
    advance: {
      subject: 'Advance {number} at {lab}',
      email: [
        'We received {amount} as an advance on {date}, receipt {number}, by {mode}.',
        '{left} of it is left to pay your bills at {lab}.',
        'It pays bills once the bank has cleared it.{uncleared}',
        'Attached: {files}.',
      ],
      text: ['{lab}: advance of {amount} received, receipt {number}.', 'Left: {left}.'],
    },
    creditNote: {
      subject: 'Credit note {number} of {lab}',
      email: [
        'Credit note {number} of {date} gives you a credit of {amount}.',
        'It corrects bill {billNo}.',
        '{left} of it is left to pay bills at {lab}; it is not paid out.',
        'Attached: {files}.',
      ],
      text: ['{lab}: credit note {number} of {amount}.', 'Left to pay bills: {left}.'],
    },
    debitNote: {
      subject: 'Debit note {number} of {lab}',
      email: [
        'Debit note {number} of {date} adds {amount} to bill {billNo}.',
        'It is due with the bill.',
        'Attached: {files}.',
      ],
      text: ['{lab}: debit note {number} adds {amount} to bill {billNo}.'],
    },
    agencyInvoice: {
      subject: 'Invoice {number} of {lab}',
      email: [
        'Invoice {number} for {from} to {to} comes to {amount}.',
        'It is due on {date}.',
        'You find it under your account at {lab}.',
        'Attached: {files}.',
      ],
      text: ['{lab}: invoice {number} for {from} to {to}, {amount}, due on {date}.'],
    },
    report: {
      subject: 'Report {reportNo} of {lab} is ready',
      email: [
        'The report {reportNo} for lab ID {labNo} is ready.',
        'The report, the bill and how far the tests are: {link}',
        'Whether it is genuine and the latest: {verify}',
        'Please collect it from the lab in person.{inPerson}',
        'Attached: {files}.',
      ],
      text: [
        '{lab}: the report for lab ID {labNo} is ready.',
        'Please collect it from the lab in person.{inPerson}',
        'Open it: {link}',
        'To verify it: {verify}',
      ],
    },
    amendedReport: {
      subject: 'Amended report {reportNo} of {lab}',
      email: [
        'The report {reportNo} for lab ID {labNo} was amended. Please use this one and show it to your doctor.',
        'The report, the bill and how far the tests are: {link}',
        'Whether it is genuine and the latest: {verify}',
        'Please collect it from the lab in person.{inPerson}',
        'Attached: {files}.',
      ],
      text: [
        '{lab}: the report for lab ID {labNo} was amended. Please use the new one.',
        'Please collect it from the lab in person.{inPerson}',
        'Open it: {link}',
        'To verify it: {verify}',
      ],
    },
    reportFile: {
      subject: '{what}: the file is ready',
      email: ['The file “{what}” has {rows} rows. It is under Numbers, Report files, for 90 days.'],
      text: ['{lab}: the file “{what}” is ready under Report files.'],
    },
    reportNotMade: {
      subject: '{what}: no file was made',
      email: ['The report “{what}” made no file: {why}'],
      text: ['{lab}: the report “{what}” made no file: {why}'],
    },
    agencyLimit: {
      subject: '{lab}: {percent} % of your account is spent',
      email: [
        '{percent} % of what you paid ahead and of your limit is spent; {left} is left.',
        'Once nothing is left, new orders wait for a payment. Critical values are told in any case.',
      ],
      text: ['{lab}: {percent} % of your account is spent, {left} is left. Please pay in time.'],
    },
    purchaseOrder: {
      subject: 'Purchase order {number} of {lab}',
      email: [
        'Please deliver what purchase order {number} of {date} asks for, {amount} in all, to {store} by {dueOn}.',
        'It takes the place of what we sent you of this order before.{again}',
        'Attached: {files}.',
      ],
      text: ['{lab}: purchase order {number} of {amount}, to come by {dueOn}.'],
    },
  },
};

/** The words of messages by language. They name no test and no result: whoever holds the telephone reads them. */
export const MESSAGE_WORDS: Readonly<Record<Language, MessageWords>> = {
  en: messageWordsEn,
  hi: messageWordsHi,
  mr: messageWordsMr,
};
