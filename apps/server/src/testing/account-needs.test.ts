import { createHash } from 'node:crypto';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { accountBlocks, type AccountNeed, labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../kernel/database/new-id.ts';
import { handleCommand, handleRead, type LabRequest } from '../kernel/http/handle-lab-request.ts';
import { Refusal } from '../kernel/http/refuse.ts';
import { routes } from '../routes.ts';
import { setAccountStatus } from './lab-settings.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const endpoints = routes.map(({ endpoint }) => endpoint);
const ofLab = endpoints.filter(({ access }) => access === 'lab' || typeof access === 'object');
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Every endpoint that needs more of the lab's account than that people may work in it. */
const NEEDS: Readonly<Record<string, AccountNeed>> = {
  'POST /api/patients': 'registration',
  'POST /api/bills': 'registration',
  'POST /api/bills/add-test': 'registration',
  'POST /api/doctors': 'registration',
  'POST /api/agencies/own/incoming-sample': 'registration',
  'POST /api/agencies/own/incoming-sample/file': 'registration',
  'POST /api/agencies/own/incoming-order': 'registration',
  'POST /api/agencies/own/incoming-order/file': 'registration',
  'POST /api/publishjob': 'reportRelease',
  'POST /api/publishjob/send': 'reportRelease',
  'GET /api/report/:reportId/pdf': 'reportRelease',
  'GET /api/report/preview': 'reportRelease',
  'POST /api/dispatch-report/mark-printed': 'reportRelease',
  'POST /api/delivery/resend': 'reportRelease',
  'POST /api/dispatch-report/mark-dispatched': 'reportRelease',
  'GET /api/smart-report/pdf': 'reportRelease',
  'POST /api/smart-report/share': 'reportRelease',
  'GET /api/agencies/own': 'ownAccount',
  'GET /api/agencies/own/statement': 'ownAccount',
  'POST /api/agencies/own/payments': 'ownAccount',
  'GET /api/agencies/own/payments': 'ownAccount',
  'POST /api/agencies/own/payments/check': 'ownAccount',
  'POST /api/agencies/own/payments/cancel': 'ownAccount',
  'GET /api/agencybilling/v3/account': 'ownAccount',
  'GET /api/agencies/own/prices': 'ownAccount',
  'GET /api/agencybilling/v3/ledger': 'ownAccount',
  'GET /api/agencybilling/v3': 'ownAccount',
  'GET /api/agencybilling/v3/invoices/export': 'ownAccount',
  'GET /api/agencybilling/v3/invoices/get': 'ownAccount',
  'GET /api/agencybilling/v3/invoices/lines/export': 'ownAccount',
  'GET /api/agencybilling/v3/invoices/payment-details': 'ownAccount',
  'GET /api/agencybilling/v3/unallocated': 'ownAccount',
  'GET /api/agencybilling/v3/allocation': 'ownAccount',
  'GET /api/agencybilling/v3/invoices/print': 'ownAccount',
  'GET /api/agencybilling/v3/statement/print': 'ownAccount',
  'GET /api/labs/account': 'accountPayment',
  'POST /api/labs/account-payments': 'accountPayment',
};

it('is declared by the endpoints that register, and by those that let a report out', () => {
  const declared = endpoints.filter(({ accountNeed }) => accountNeed !== 'signIn');
  expect(Object.fromEntries(declared.map((endpoint) => [nameOf(endpoint), endpoint.accountNeed]))).toEqual(
    NEEDS,
  );
});

it('is not forgotten by a new way to register or to take a report away', () => {
  const registers = ofLab.filter(
    ({ access, mutates }) =>
      mutates &&
      typeof access === 'object' &&
      (access.module === 'bills' || access.module === 'patients') &&
      (access.bits & PERMISSION.create) !== 0,
  );
  const takesAway = ofLab.filter(
    ({ access, produces }) =>
      typeof access === 'object' && access.module === 'reports' && produces === 'application/pdf',
  );
  expect(registers.filter(({ accountNeed }) => accountNeed !== 'registration').map(nameOf)).toEqual([]);
  expect(takesAway.filter(({ accountNeed }) => accountNeed !== 'reportRelease').map(nameOf)).toEqual([]);
  expect([registers.length, takesAway.length]).toEqual([8, 3]);
});

function requestOf(endpoint: Endpoint): LabRequest {
  const token = app.lab.users.get('Manager')?.token ?? '';
  return {
    endpoint,
    lId: app.lab.lId,
    token: createHash('sha256').update(token).digest(),
    apiKey: null,
    asksForProof: false,
    unattended: false,
    idempotencyKey: newId(),
    payload: '',
    requestId: 'account',
    address: '127.0.0.1',
    log: app.app.log,
  };
}

/** What the kernel does with a request of the Manager: the code of its refusal, or that the command was reached. */
async function answerOf(endpoint: Endpoint): Promise<string> {
  const request = requestOf(endpoint);
  try {
    if (endpoint.mutates) await handleCommand(app.services, request, async () => '{}');
    else await handleRead(app.services, request, { input: {}, read: async () => null });
    return 'reached';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const CODES = {
  signIn: 'lab-blocked',
  registration: 'registration-disabled',
  reportRelease: 'reports-blocked',
  accountPayment: 'never',
  ownAccount: 'never',
} as const;

it.each(labAccount.stateNames)(
  'is enforced on every route of a lab that is %s, from the next request on',
  async (state) => {
    await setAccountStatus(app, labAccount.codeOf(state));
    const wrong: string[] = [];
    for (const endpoint of ofLab) {
      const declared = NEEDS[nameOf(endpoint)] ?? 'signIn';
      const need = accountBlocks(state, 'signIn') && declared !== 'accountPayment' ? 'signIn' : declared;
      const expected = accountBlocks(state, need) ? CODES[need] : 'reached';
      const answer = await answerOf(endpoint);
      if (answer !== expected) wrong.push(`${nameOf(endpoint)}: ${answer} and not ${expected}`);
    }
    expect(wrong).toEqual([]);
    expect(ofLab.length).toBeGreaterThan(50);
    await setAccountStatus(app, labAccount.codes.ACTIVE);
  },
);

it('leaves the check of a printed report open to everybody', async () => {
  const verify = endpoints.find(({ path }) => path === '/verify/:token');
  expect(verify).toMatchObject({ access: 'public' });
});
