import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listParameters, listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { readTestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { readLabProfile } from '@nidan/contract/base/organisation/lab-profile-endpoints';
import { listDepartments, listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { readPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { listUsers } from '@nidan/contract/base/users/user-endpoints';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
/** Who types, who is quicker, and who is quicker with what only a manager may change. */
let typing: Page;
let quicker: Page;
let manager: Page;
beforeAll(async () => {
  typing = await nidan.signIn('manager');
  typing.setDefaultTimeout(30_000);
  quicker = await nidan.signIn('asmita.deo');
  manager = await nidan.signIn('manager');
});

/** Sends a command from a window, as its screens do. */
async function send(page: Page, [method, path]: readonly [string, string], body: object): Promise<void> {
  const [url, sent] = [JSON.stringify(`${path}?l_id=1&source=e2e`), JSON.stringify(JSON.stringify(body))];
  const status = await page.evaluate<number>(`fetch(${url}, {
    method: '${method}', body: ${sent},
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  }).then((answer) => answer.status)`);
  expect(status).toBe(200);
}

async function anyBill(page: Page) {
  const { rows } = await readOf(page, listBills, { query: { limit: 100 } });
  for (const { billId } of rows) {
    // One after the other until one fits.
    // oxlint-disable-next-line no-await-in-loop
    const bill = await readOf(page, readBill, { query: { billId } });
    if (bill.can.includes('discount') && bill.dues.netPaise > 20_000) return bill;
  }
  throw new Error('The demo lab has a bill that takes a discount');
}

describe('what somebody types while another person changes the same thing', () => {
  it('stays on a bill: who changed it and when is said, and after a reload it is saved', async () => {
    const { billId, labNo, version } = await anyBill(typing);
    await typing.goto(`${nidan.url}/#/bills/${billId}`);
    await typing.getByText(labNo).first().waitFor();
    await typing.keyboard.press('%');
    await typing.getByLabel('Discount, 0 takes it away').fill('4');
    await typing.getByLabel('Reason', { exact: true }).fill('Staff of the clinic next door');

    const discount = { kind: 'percent', value: 2 };
    await send(quicker, ['POST', '/api/bills/discount'], {
      billId,
      version,
      discount,
      reason: 'Senior citizen',
    });
    await typing.keyboard.press('Control+Enter');
    const note = typing.getByRole('alert').filter({ hasText: 'What you typed is kept' });
    await note.waitFor();
    expect(await note.innerText()).toMatch(/Asmita Deo changed this at \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
    expect(await violationsOn(typing)).toEqual([]);

    await note.getByRole('button', { name: 'Reload' }).focus();
    await typing.keyboard.press('Enter');
    await typing.getByText('This is how it stands now').waitFor();
    expect(await typing.getByLabel('Discount, 0 takes it away').inputValue()).toBe('4');
    expect(await typing.getByLabel('Reason', { exact: true }).inputValue()).toBe(
      'Staff of the clinic next door',
    );
    await typing.getByLabel('Reason', { exact: true }).focus();
    await typing.keyboard.press('Control+Enter');
    await typing.getByText(`Discount of ${labNo} is changed`).waitFor();
    const saved = await readOf(typing, readBill, { query: { billId } });
    expect(saved).toMatchObject({
      discountPercent: 4,
      discountReason: 'Staff of the clinic next door',
      version: version + 2,
    });
  });

  it('stays among the details of a patient, beside what the other person has changed', async () => {
    const { patient } = await anyBill(typing);
    const params = { patientId: patient.patient_id };
    await typing.goto(`${nidan.url}/#/register?patient=${patient.patient_id}`);
    await typing.getByRole('button', { name: 'Change details' }).click();
    await typing.getByRole('textbox', { name: 'Email' }).fill('typed@patient.example');

    const { version } = await readOf(quicker, readPatient, { params });
    await send(quicker, ['PATCH', `/api/patients/${patient.patient_id}`], {
      version,
      address: '9 Other Lane',
    });
    await typing.getByRole('button', { name: 'Save details' }).click();
    const note = typing.getByRole('alert').filter({ hasText: 'What you typed is kept' });
    await note.getByRole('button', { name: 'Reload' }).click();
    await typing.getByText('This is how it stands now').waitFor();
    expect(await typing.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('typed@patient.example');
    expect(await typing.getByRole('textbox', { name: 'Address' }).inputValue()).toBe('9 Other Lane');
    await typing.getByRole('button', { name: 'Save details' }).click();
    await typing.getByText(/The details of .* are changed/).waitFor();
    const saved = await readOf(typing, readPatient, { params });
    expect(saved).toMatchObject({ email: 'typed@patient.example', address: '9 Other Lane' });
  });
});

/** One record of a screen: where it is typed, what another window changes meanwhile, and what is stored in the end. */
interface Edited {
  readonly tab: string;
  /** Steps before the field is there. */
  readonly begin?: () => Promise<void>;
  readonly field: string;
  readonly typed: string;
  /** What the other window sends. */
  readonly other: readonly ['PATCH' | 'PUT', string, object];
  /** Fields that show the other's change afterwards, and as what. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Only what was set is sent, after a review of what it replaces: what is stored may be read anew unwarned. */
  readonly sendsCells?: true;
  readonly save: 'Control+Enter' | 'Control+s' | 'Enter';
  readonly stored: () => Promise<unknown>;
  readonly after: object;
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The demo lab has one');
  return row;
}

const readLocation = async () => found((await readOf(manager, listLocations)).rows[0]);
const readDepartment = async () => found((await readOf(manager, listDepartments)).rows[0]);
const readAgency = async () =>
  found((await readOf(manager, listAgencies, { query: { q: 'panch' } })).rows[0]);
const readLab = () => readOf(manager, readLabProfile);
const readLeena = async () => found((await readOf(manager, listUsers, { query: { q: 'leena' } })).rows[0]);
const readAccountant = async () =>
  found((await readOf(manager, listRoles)).rows.find(({ name }) => name === 'Accountant'));

const ORGANISATION = { save: 'Control+Enter' } as const;

const EDITED: readonly (readonly [string, () => Promise<Edited>])[] = [
  [
    'a location',
    async () => {
      const { locationId, version } = await readLocation();
      return {
        ...ORGANISATION,
        tab: `admin/organisation?sel=${locationId}`,
        field: 'Address',
        typed: '12 Typed Marg, Pune',
        other: ['PATCH', '/api/locations', { locationId, version, phone: '02055500111' }],
        beside: { Phone: '02055500111' },
        stored: readLocation,
        after: { address: '12 Typed Marg, Pune', phone: '02055500111' },
      };
    },
  ],
  [
    'a department',
    async () => {
      const { departmentId, version } = await readDepartment();
      return {
        ...ORGANISATION,
        tab: `admin/organisation?view=departments&sel=${departmentId}`,
        field: 'Name',
        typed: 'Blood sciences',
        other: ['PATCH', '/api/departments', { departmentId, version, enforceDeptAccession: true }],
        stored: readDepartment,
        after: { name: 'Blood sciences', enforceDeptAccession: true },
      };
    },
  ],
  [
    'an agency',
    async () => {
      const { agencyId, version } = await readAgency();
      return {
        ...ORGANISATION,
        tab: `admin/organisation?view=agencies&sel=${agencyId}`,
        field: 'Name',
        typed: 'Panchvati Hospital and Trust',
        other: ['PATCH', `/api/agencies/${agencyId}`, { version, phone: '9800000123' }],
        beside: { Phone: '9800000123' },
        stored: readAgency,
        after: { name: 'Panchvati Hospital and Trust', phone: '9800000123' },
      };
    },
  ],
  [
    'the lab',
    async () => {
      const { version } = await readLab();
      return {
        ...ORGANISATION,
        tab: 'admin/organisation?view=profile',
        field: 'Line under the name',
        typed: 'Typed line',
        other: ['PATCH', '/api/labs', { version, website: 'lab.example' }],
        beside: { Website: 'lab.example' },
        stored: readLab,
        after: { tagline: 'Typed line', website: 'lab.example' },
      };
    },
  ],
  [
    'a person',
    async () => {
      const { userId, version } = await readLeena();
      return {
        ...ORGANISATION,
        tab: `admin/users?q=leena&user=${userId}`,
        field: 'Share of the total (%)',
        typed: '9',
        other: ['PATCH', `/api/users/${userId}`, { version, phone: '9800000456' }],
        beside: { Phone: '9800000456' },
        stored: readLeena,
        after: { discountMaxPercent: 9, phone: '9800000456' },
      };
    },
  ],
  [
    'rights of a role, with the reason for them',
    async () => {
      const { roleId, version } = await readAccountant();
      return {
        tab: 'admin/roles',
        begin: async () => {
          await typing.getByRole('gridcell', { name: /^Accountant, Bills: / }).focus();
          await typing.keyboard.press('d');
          await typing.keyboard.press('Control+Enter');
        },
        sendsCells: true,
        field: 'Why (kept in the audit)',
        typed: 'Evening counter',
        other: ['PATCH', `/api/roles/${roleId}`, { version, description: 'Counts the cash' }],
        save: 'Enter',
        stored: readAccountant,
        after: { rights: expect.objectContaining({ bills: 7 }), description: 'Counts the cash' },
      };
    },
  ],
  [
    'a test',
    async () => {
      const [row] = (await readOf(manager, listTests, { query: { q: 'LIPID' } })).rows;
      const { testId } = found(row);
      const read = () => readOf(manager, readTestDetails, { query: { testId } });
      const { version } = await read();
      return {
        tab: `admin/catalog?q=LIPID&sel=${testId}`,
        field: 'Interpretation',
        typed: 'Typed interpretation',
        other: ['PATCH', '/api/tests', { testId, version, method: 'Other method' }],
        beside: { Method: 'Other method' },
        save: 'Control+s',
        stored: read,
        after: { interpretation: 'Typed interpretation', method: 'Other method' },
      };
    },
  ],
  [
    'ranges of a parameter',
    async () => {
      const { rows } = await readOf(manager, listParameters, { query: { q: 'HB', limit: 10 } });
      const { parameterId } = found(rows.find(({ code }) => code === 'HB'));
      const details = await readOf(manager, readParameterDetails, { query: { parameterId } });
      const ranges = details.ranges.map((range) => ({ ...range, rangeId: undefined }));
      return {
        tab: `admin/ranges/${parameterId}`,
        field: 'Rule 1, Low',
        typed: '12.9',
        other: ['PUT', '/api/parameters/override-details', { parameterId, ranges }],
        save: 'Control+s',
        stored: async () => (await readOf(manager, readParameterDetails, { query: { parameterId } })).draft,
        after: { version: 2 },
      };
    },
  ],
];

/** The window comes to the front: what is stored is read anew, and what was typed stands over it unwarned. */
async function readAgain(page: Page): Promise<void> {
  const read = page.waitForResponse((answer) => answer.request().method() === 'GET');
  await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
  await read;
}

describe('what is typed on an edit screen', () => {
  it.each(EDITED)('stays while another window changes %s, beside what that changed', async (_, prepare) => {
    const edited = await prepare();
    // What the screen before still does must not reach into this one.
    await typing.goto('about:blank');
    await typing.goto(`${nidan.url}/#/${edited.tab}`);
    await typing.waitForLoadState('networkidle');
    await edited.begin?.();
    const field = typing.getByLabel(edited.field, { exact: true });
    await field.fill(edited.typed);
    const [method, path, body] = edited.other;
    await send(manager, [method, path], body);
    if (edited.sendsCells !== true) await readAgain(typing);
    await field.press(edited.save);
    const note = typing.getByRole('alert').filter({ hasText: 'What you typed is kept' });
    await note.waitFor();
    expect(await note.innerText()).toMatch(/Farhan Qazi changed this at /);
    expect(await violationsOn(typing)).toEqual([]);
    await note.getByRole('button', { name: 'Reload' }).press('Enter');
    await typing.getByText('This is how it stands now').waitFor();
    expect(await field.inputValue()).toBe(edited.typed);
    const beside = Object.entries(edited.beside ?? {});
    const shown = beside.map(([label]) => typing.getByLabel(label, { exact: true }).inputValue());
    expect(await Promise.all(shown)).toEqual(beside.map(([, value]) => value));
    await field.press(edited.save);
    await expect.poll(edited.stored).toMatchObject(edited.after);
  });
});
