import { eventsByActivity } from '@nidan/contract/base/audit/audit-endpoints';
import { nextLabId } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import {
  changePassword,
  currentSession,
  pickLab,
  signIn,
} from '@nidan/contract/base/identity/identity-endpoints';
import { createLab, listLabAccounts } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import {
  listDepartments,
  listFirms,
  listLocations,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { approveRequest, passOnRequest } from '@nidan/contract/people/approvals/approval-endpoints';
import { checkRules, listApprovalRules } from '@nidan/contract/people/approvals/approval-rule-endpoints';
import {
  createVendor,
  saveVendorAddress,
  submitVendor,
  vendorFullDetails,
} from '@nidan/contract/supply/vendors/vendor-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../features/base/identity/user-rows.ts';
import { insertMembership } from '../features/base/users/membership-rows.ts';
import { insertSession } from '../kernel/access/session-rows.ts';
import { showLab } from '../kernel/database/connections/in-transaction.ts';
import { newId } from '../kernel/database/new-id.ts';
import { asOwner } from '../testing/as-owner.ts';
import { ageSessions, signInAs, tokenIn } from '../testing/sign-in-as.ts';
import { startTestApp, type TestApp, TestClient } from '../testing/test-app.ts';
import { approvalEffects } from '../approval-effects.ts';
import { addressBody, vendorBody } from '../features/supply/vendors/testing/vendor-of-lab.ts';
import { newLabBody } from '../features/base/organisation/testing/route-cases.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a lab is opened', () => {
  it('by nobody but the operator, on a recent proof', async () => {
    const body = newLabBody();
    expect(await app.asNobody().refused(createLab, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Manager').refused(createLab, { body })).toMatchObject({
      status: 403,
      msg: 'Your role lacks the right "platform operator"',
    });
    await ageSessions(app, 'operator.2', { column: 'proved_at', minutes: 6 });
    expect(await app.asOperator().refused(createLab, { body })).toMatchObject({ code: 'proof-needed' });
    await ageSessions(app, 'operator.2', { column: 'proved_at', minutes: 0 });
  });

  it.each([
    ['prefix', { prefix: 'kt' }],
    ['prefix', { prefix: 'ABCDE' }],
    ['name', { name: ' ' }],
    ['firm.gstin', { firm: { name: 'Firm', gstin: '27AAPFU0939F1ZX' } }],
    ['administrator.username', { administrator: { username: 'A B', name: 'Asha Rao' } }],
  ])('with a right %s', async (field, wrong) => {
    expect(await app.asOperator().refused(createLab, { body: { ...newLabBody(), ...wrong } })).toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field })],
    });
  });

  it('under letters and by an administrator that are not taken, or nothing of it stays', async () => {
    const before = await app.asOperator().ok(listLabAccounts, { query: {} });
    const taken = newLabBody();
    for (const [wrong, code] of [
      [{ prefix: 'KT' }, 'lab-prefix-taken'],
      [{ administrator: { username: 'manager.1', name: 'Asha Rao' } }, 'username-taken'],
    ] as const) {
      const refusal = await app.asOperator().refused(createLab, { body: { ...taken, ...wrong } });
      expect(refusal).toMatchObject({ status: 409, code });
    }
    expect(await app.asOperator().ok(listLabAccounts, { query: {} })).toEqual(before);
  });

  it('by somebody who signs in already, with their password, and by no demo user or nobody', async () => {
    const body = { ...newLabBody(), prefix: 'OWN' };
    for (const username of ['nobody.at.all', 'demo.1']) {
      const refusal = await app
        .asOperator()
        .refused(createLab, { body: { ...body, administrator: { username } } });
      expect(refusal.errors).toEqual([expect.objectContaining({ field: 'administrator.username' })]);
    }
    const made = await app
      .asOperator()
      .ok(createLab, { body: { ...body, administrator: { username: 'manager.1' } } });
    expect(made).toMatchObject({ username: 'manager.1', oneTimePassword: null });
    const { labs } = await app.as('Manager').ok(currentSession);
    expect(labs).toContainEqual(
      expect.objectContaining({ lId: made.lab.lId, name: body.name, canEnter: true }),
    );
  });

  it('with all that a first bill needs, told once', async () => {
    const body = { ...newLabBody(), prefix: 'SHV' };
    const key = newId();
    const made = await app.asOperator().ok(createLab, { body, key });
    expect(made).toMatchObject({
      lab: { name: body.name, status: 10 },
      username: body.administrator.username,
    });
    const again = await app.asOperator().call(createLab, { body, key });
    expect(again.body).toEqual({ ...made, oneTimePassword: null });

    const manager = await administratorOf(made);
    const { rows: departments } = await manager.ok(listDepartments);
    expect(departments.length).toBeGreaterThan(4);
    expect((await manager.ok(listFirms)).rows).toMatchObject([{ name: body.firm.name }]);
    expect((await manager.ok(listLocations)).rows).toMatchObject([{ name: 'Main lab' }]);
    expect((await manager.ok(listRoles)).rows.map(({ name }) => name)).toContain('Front desk');
    expect((await manager.ok(nextLabId)).labId).toMatch(/^SHV\d{6}0001$/);
    const { rows: events } = await manager.ok(eventsByActivity, { query: { action: 'create' } });
    expect(new Set(events.map(({ entityKind }) => entityKind))).toEqual(
      new Set(['LAB', 'FIRM', 'LOCATION', 'USER']),
    );
    expect(events[0]).toMatchObject({ roleName: 'Platform operator' });
  });

  it('with rules by which a vendor, and all else that needs an approval, can be asked for', async () => {
    const body = { ...newLabBody(), prefix: 'BUY' };
    const made = await app.asOperator().ok(createLab, { body });
    const manager = await administratorOf(made);
    const { rows: rules } = await manager.ok(listApprovalRules, { query: { limit: 50 } });
    const covered = rules.filter(({ status, fromPaise }) => status === 'enabled' && fromPaise === 0);
    expect(new Set(covered.map(({ type }) => type))).toEqual(new Set(Object.keys(approvalEffects)));
    const { findings } = await manager.ok(checkRules, { body: { draft: null } });
    expect(findings.filter(({ kind }) => kind === 'gap' || kind === 'neverEnds')).toEqual([]);

    const { vendorId, version } = await manager.ok(createVendor, { body: vendorBody() });
    const address = { addressId: newId(), vendorId, version, ...addressBody };
    const { vendor } = await manager.ok(saveVendorAddress, { body: address });
    const approvalId = newId();
    const asked = { vendorId, version: vendor.version, approvalId, reason: 'Offers better rates' };
    expect(await manager.ok(submitVendor, { body: asked })).toMatchObject({ state: 'pending' });
    const second = await secondManagerOf(made.lab.lId, manager);
    const { version: seen } = await second.ok(passOnRequest, { body: { approvalId, version: 1 } });
    expect(await second.ok(approveRequest, { body: { approvalId, version: seen } })).toMatchObject({
      state: 'completed',
    });
    expect((await manager.ok(vendorFullDetails, { query: { vendorId } })).vendor.state).toBe('active');
  });
});

/** Another manager of a lab, at its one place. */
async function secondManagerOf(lId: number, manager: TestClient): Promise<TestClient> {
  const roleId = (await manager.ok(listRoles)).rows.find(({ name }) => name === 'Manager')?.roleId ?? '';
  const locationId = (await manager.ok(listLocations)).rows[0]?.locationId ?? '';
  return asOwner(app, async (db) => {
    await showLab(db, lId);
    const userId = await insertUser(db, {
      username: `second.${lId}`,
      name: 'Leela Kamble',
      userType: 'EMPLOYEE',
      passwordHash: 'tests carry a session and never sign in with this',
      isDemoUser: false,
      qualification: null,
      registrationNo: null,
    });
    await insertMembership(db, { lId, userId, roleId, discountUptoPaise: null, discountMaxPercent: 100 });
    const token = await insertSession(db, { userId, hours: 8 });
    const place = { l_id: lId, location_id: locationId };
    await db.updateTable('session').set(place).where('user_id', '=', userId).execute();
    return new TestClient(app.app, lId, token);
  });
}

/** The administrator of a new lab, past the one-time password. */
async function administratorOf({
  lab,
  username,
  oneTimePassword,
}: {
  lab: { lId: number };
  username: string;
  oneTimePassword: string | null;
}) {
  const first = await app.asNobody().call(signIn, { body: { username, password: oneTimePassword ?? '' } });
  expect(first.body).toMatchObject({ awaits: 'password' });
  const client = new TestClient(app.app, lab.lId, tokenIn(first.headers));
  await client.call(changePassword, { body: { current: oneTimePassword ?? '', next: 'monsoon-lantern-42' } });
  const { client: signedIn } = await signInAs(app, username, 'monsoon-lantern-42');
  const place = await signedIn.call(pickLab, { body: { lId: lab.lId, locationId: null } });
  return new TestClient(app.app, lab.lId, tokenIn(place.headers));
}
