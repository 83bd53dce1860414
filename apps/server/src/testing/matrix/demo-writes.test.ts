import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/database/new-id.ts';
import { routes } from '../../routes.ts';
import { newSession } from './new-session.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { handleCommand, handleRead, type LabRequest } from '../../kernel/http/handle-lab-request.ts';
import { hashOfToken } from '../../kernel/access/session-rows.ts';
import { Refusal } from '../../kernel/http/refuse.ts';
import { routeName } from './route-case.ts';
import { sendCase } from './send-case.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const mutating = routes.filter(({ endpoint }) => endpoint.mutates && endpoint.access !== 'public');

/** What a masked demo user may change: what is theirs alone. */
const ALLOWED = [
  'DELETE /api/login',
  'DELETE /api/login/view',
  'POST /api/login/proof',
  'PUT /api/login/lab',
  'PUT /api/login/language',
  'PUT /api/login/start-view',
  'PUT /api/login/view',
];

function requestOf(endpoint: Endpoint, token: string): LabRequest {
  return {
    endpoint,
    lId: app.lab.lId,
    token: hashOfToken(token),
    apiKey: null,
    asksForProof: false,
    unattended: false,
    idempotencyKey: newId(),
    payload: '',
    requestId: 'demo',
    address: '127.0.0.1',
    log: app.app.log,
  };
}

/** What the kernel does with a request to an endpoint of a lab: the code of its refusal, or that the command was reached. */
async function kernelAnswer(endpoint: Endpoint, token: string): Promise<string> {
  const request = requestOf(endpoint, token);
  try {
    if (endpoint.mutates) await handleCommand(app.services, request, async () => '{}');
    else await handleRead(app.services, request, { input: {}, read: async () => null });
    return 'reached';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

it('the list of what a masked demo user may change is what the endpoints declare', () => {
  const declared = mutating
    .filter(({ endpoint }) => endpoint.demoMay)
    .map(({ endpoint }) => routeName(endpoint));
  expect(declared.toSorted()).toEqual(ALLOWED);
});

const ofLab = mutating.filter(({ kind, endpoint }) => kind !== 'open' && endpoint.access !== 'operator');

it('every other change of a lab is refused to a masked demo user, before its command runs', async () => {
  const wrong: string[] = [];
  for (const { endpoint } of ofLab) {
    const demo = await kernelAnswer(endpoint, app.lab.demoUser.token);
    // The control: the same role without the mask gets there.
    const manager = await kernelAnswer(endpoint, app.lab.users.get('Manager')?.token ?? '');
    if (demo !== 'demo-changes-nothing' || manager !== 'reached') {
      wrong.push(`${routeName(endpoint)}: ${demo}, a manager ${manager}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(ofLab.length).toBeGreaterThan(150);
});

it.each(
  mutating.filter(({ kind }) => kind === 'open').map(({ endpoint }) => [routeName(endpoint), endpoint]),
)('%s of an own session is refused to a masked demo user unless it is declared', async (name, endpoint) => {
  const { lab } = app;
  const token = await newSession(app, { lab, userId: lab.demoUser.userId });
  const body = BODIES[name];
  const params = { sessionId: newId() };
  const call = body === undefined ? { params } : { params, body };
  const { status, text } = await sendCase(app.app, { endpoint, call, as: { lId: lab.lId, token } });
  const refused = text.includes('demo-changes-nothing');
  expect({ status, refused }).toEqual({ status: expect.any(Number), refused: !ALLOWED.includes(name) });
  expect(status).not.toBe(400);
});

/** Bodies that pass the schema; who is refused does not get as far as their meaning. */
const BODIES: Readonly<Record<string, object>> = {
  'PUT /api/login/lab': { lId: 1, locationId: null },
  'PUT /api/login/language': { language: 'hi' },
  'PUT /api/login/password': { current: 'a former password', next: 'another long password' },
  'POST /api/login/proof': { password: 'not this one' },
  'PUT /api/login/start-view': { startView: null },
  'PUT /api/login/view': { kind: 'person', id: newId() },
  'PUT /api/login/second-factor': { code: '123456' },
};
