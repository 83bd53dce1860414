import {
  listAccountPayments,
  readLabAccount,
  tellAccountPayment,
} from '@nidan/contract/base/lab-account/account-payment-endpoints';
import {
  changeLabAccount,
  createLab,
  listLabAccounts,
} from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { listLabs } from '@nidan/contract/base/organisation/organisation-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { masterCases } from './master-cases.ts';
import { settingCases } from './setting-cases.ts';

let opened = 0;

/** Letters that no lab has yet. */
function freshPrefix(): string {
  opened += 1;
  return `L${[Math.floor(opened / 26), opened % 26].map((at) => String.fromCharCode(65 + at)).join('')}`;
}

/** A lab that is not there yet. */
export function newLabBody() {
  const id = newId();
  return {
    name: `Lab ${id}`,
    prefix: freshPrefix(),
    firm: { name: `Firm ${id}` },
    location: { name: 'Main lab', address: 'Pune', phone: '02055500142' },
    administrator: { username: `admin.${id.slice(-12)}`, name: 'Asha Rao' },
  };
}

export const organisationCases: readonly RouteCase[] = [
  forRoute(listLabs).send(async () => ({})),
  forRoute(listLabAccounts).send(async () => ({})),
  forRoute(createLab).send(async () => ({ body: newLabBody() })),
  forRoute(changeLabAccount).send(async (world) => {
    const { rows } = await world.app.asOperator().ok(listLabAccounts, { query: {} });
    const account = rows.find(({ lId }) => lId === world.lab.lId);
    const action = account?.can.includes('activate') ? 'activate' : 'disableRegistration';
    const reason = 'Agreed on the telephone';
    return { body: { action, version: account?.version ?? 0, reason } };
  }),
  forRoute(readLabAccount).send(async () => ({})),
  forRoute(listAccountPayments).send(async () => ({})),
  forRoute(tellAccountPayment).send(async () => ({
    body: { paymentId: newId(), amountPaise: 450_000, paidOn: '2026-01-05', reference: newId().slice(-12) },
  })),
  ...masterCases,
  ...settingCases,
];
