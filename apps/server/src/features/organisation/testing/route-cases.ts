import {
  listAccountPayments,
  readLabAccount,
  tellAccountPayment,
} from '@nidan/contract/organisation/account-payment-endpoints';
import { changeLabAccount, listLabAccounts } from '@nidan/contract/organisation/lab-account-endpoints';
import { listLabs } from '@nidan/contract/organisation/organisation-endpoints';
import { newId } from '../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../testing/matrix/route-case.ts';
import { masterCases } from './master-cases.ts';
import { settingCases } from './setting-cases.ts';

export const organisationCases: readonly RouteCase[] = [
  forRoute(listLabs).send(async () => ({})),
  forRoute(listLabAccounts).send(async () => ({})),
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
