import {
  cutAgencyInvoice,
  sendAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import {
  addFollowUp,
  payAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { PatientInput } from '@nidan/contract/people/patients/patient-input';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { newId } from '../../kernel/database/new-id.ts';
import type { DemoClient } from '../demo-client.ts';
import { demoRandom } from '../demo-random.ts';
import { agreeLimit } from './agree-limit.ts';
import { type DemoLife, runDemoVisit } from '../demo-visit.ts';

/** Long enough that the month in which the tests were checked is over when it is invoiced, whatever day it is. */
const BILLED_DAYS_AGO = 62;
const SENT_DAYS_AGO = 30;

type Title = NonNullable<PatientInput['name_title']>;

interface Person {
  readonly title: Title;
  readonly name: string;
  readonly sex: 'M' | 'F';
  readonly age: number;
  readonly phone: string;
  readonly tests: readonly string[];
}

interface Debtor {
  readonly name: string;
  readonly creditDays: number;
  readonly people: readonly Person[];
}

/** One that pays a part within its time, and one that is over due and promised to pay. */
const DEBTORS: readonly Debtor[] = [
  {
    name: 'Wagholi Nursing Home',
    creditDays: 45,
    people: [
      {
        title: 'Mr.',
        name: 'Sandeep Gaikwad',
        sex: 'M',
        age: 41,
        phone: '9822005511',
        tests: ['CBC', 'LFT'],
      },
      {
        title: 'Mrs.',
        name: 'Farida Merchant',
        sex: 'F',
        age: 37,
        phone: '9822005512',
        tests: ['CBC', 'TSH'],
      },
    ],
  },
  {
    name: 'Yerawada Polyclinic',
    creditDays: 15,
    people: [
      { title: 'Mrs.', name: 'Lata Bhosale', sex: 'F', age: 58, phone: '9822005513', tests: ['LIPID'] },
      { title: 'Mr.', name: 'Joseph Dsilva', sex: 'M', age: 63, phone: '9822005514', tests: ['CBC', 'FBS'] },
    ],
  },
];

/** Bills that only the invoices of the demo week are for. */
export const INVOICED_BILLS = DEBTORS.reduce((sum, { people }) => sum + people.length, 0);

interface InvoicePeople {
  readonly accounts: DemoClient;
  readonly manager: DemoClient;
}

async function openAccount(manager: DemoClient, { name, creditDays }: Debtor): Promise<string> {
  const { agencyId } = await manager.call(createAgency, {
    as: `agency ${name}`,
    body: { agencyId: newId(), name, type: 'clinic', paymentType: 'credit', accountMode: 'postpaid' },
  });
  const reason = 'As agreed for the year';
  await agreeLimit(manager, `terms ${name}`, { agencyId, limitPaise: 5_000_000, creditDays, reason });
  return agencyId;
}

async function billPeople({ staff, clock }: DemoLife, { name, people }: Debtor): Promise<void> {
  for (const [index, { tests, phone, title, ...person }] of people.entries()) {
    const visit = {
      patient: index,
      when: { daysAgo: BILLED_DAYS_AGO, at: '09:30' },
      tests,
      stage: 'dispatched' as const,
      paid: 'nothing' as const,
      client: name,
      calm: true as const,
    };
    const newPatient = {
      name_title: title,
      name: person.name,
      age_sex: { age: person.age, sex: person.sex, unit: 'Yrs.' as const },
      phone,
    };
    const as = `invoiced ${name} ${index}`;
    const { billId } = await runDemoVisit({ staff, clock }, visit, { as, newPatient });
    const { dues } = await staff.frontDesk.call(readBill, { query: { billId } });
    if (dues.duePaise === 0) continue;
    await staff.frontDesk.call(receivePayments, {
      as: `${as} charged`,
      body: { billId, payments: [{ mode: 'agency', amountPaise: dues.duePaise }] },
    });
  }
}

/** Invoices two agencies for a month: one paid a part of it, one is over due, promised to pay and is past its limit until then. */
export async function keepDemoInvoices(
  { staff, clock }: Pick<DemoLife, 'staff' | 'clock'>,
  { accounts, manager }: InvoicePeople,
): Promise<void> {
  clock.setHoursAgo(0);
  const today = calendarDateIn(DEFAULT_ZONE, clock.now());
  const life = { clock, staff: { ...staff, random: demoRandom(BILLED_DAYS_AGO) } };
  const [paying, owing] = DEBTORS;
  for (const debtor of DEBTORS) {
    const { name } = debtor;
    clock.setHoursAgo(24 * (BILLED_DAYS_AGO + 1));
    const agencyId = await openAccount(manager, debtor);
    await billPeople(life, debtor);
    clock.setHoursAgo(24 * SENT_DAYS_AGO);
    const { invoiceId, version, totalPaise } = await accounts.call(cutAgencyInvoice, {
      as: `invoice ${name}`,
      body: { invoiceId: newId(), agencyId, kind: 'cycle', day: addDays(today, -BILLED_DAYS_AGO) },
    });
    await accounts.call(sendAgencyInvoices, {
      as: `invoice ${name} sent`,
      body: { invoices: [{ invoiceId, version }] },
    });
    if (debtor === paying) {
      clock.setHoursAgo(24 * 6);
      await accounts.call(payAgencyInvoices, {
        as: `invoice ${name} paid`,
        body: {
          receiptId: newId(),
          agencyId,
          mode: 'Online',
          amountPaise: 100 * Math.floor(totalPaise / 200),
          reference: 'NEFT 7719034',
        },
      });
    }
    if (debtor === owing) {
      clock.setHoursAgo(24 * 2);
      await accounts.call(addFollowUp, {
        as: `promise ${name}`,
        body: {
          followUpId: newId(),
          agencyId,
          who: 'Mr. Salunkhe, accounts',
          note: 'The cheque waits for a second signature',
          promisedOn: addDays(today, 3),
          amountPaise: 100 * Math.floor(totalPaise / 100),
        },
      });
      await agreeLimit(manager, `terms ${name} lowered`, {
        agencyId,
        limitPaise: 100 * Math.floor(totalPaise / 200),
        reason: 'Lowered until the invoice is paid',
      });
    }
  }
}
