import { exportBills } from '@nidan/contract/money/bills/bill-endpoints';
import { exportPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../testing/as-owner.ts';
import { orderBill } from '../../testing/order-bill.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { withClient } from '../database/connections/with-client.ts';
import { inTransaction } from '../database/connections/in-transaction.ts';
import { newId } from '../database/new-id.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FORMULA = '=HYPERLINK("https://evil.example","x")';

async function billFor(name: string): Promise<{ labNo: string; patientId: string }> {
  const newPatient = { name, age_sex: { age: 42, sex: 'F', unit: 'Yrs.' }, phone: '9812345670' } as const;
  const { labNo, patientId } = await orderBill(app, { testCodes: ['HB'], newPatient });
  return { labNo, patientId };
}

async function csvOf(client: TestClient, q: string) {
  const answer = await client.call(exportBills, { query: { q, format: 'csv' } });
  return { ...answer, text: answer.bytes.toString() };
}

describe('the bills as CSV', () => {
  it('are those of the list, saved and never shown, with nothing that a spreadsheet would reckon', async () => {
    const { labNo } = await billFor(FORMULA);
    const { status, headers, text } = await csvOf(app.as('Front desk'), labNo);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bills.csv"',
      'cache-control': 'no-store',
    });
    const [head, row, end] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFF"Lab ID","Registered","Patient code","Patient","Age","Sex","Phone","Referred by","Client","Location","Tests","State","Net ₹","Due ₹"',
    );
    expect(row).toContain(`"${labNo}"`);
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
    expect(row).toMatch(/,"HB","Collection pending",\d+,\d+$|,"HB","collection pending",\d+,\d+$/);
    expect(end).toBe('');
  });

  it('are masked for a demo user as the list is', async () => {
    const { labNo } = await billFor('Zubeida Contractor');
    const { status, text } = await csvOf(app.asUser(app.lab.demoUser), labNo);
    expect(status).toBe(200);
    expect(text).toContain(labNo);
    expect(text).not.toMatch(/Zubeida|Contractor|9812345670/);
  });

  it('tell nobody of another lab anything, and need the right to read', async () => {
    const { labNo } = await billFor('Zubeida Contractor');
    expect((await csvOf(app.asOther('Front desk'), labNo)).text.split('\r\n')).toHaveLength(2);
    expect((await csvOf(app.asNobody(), labNo)).status).toBe(401);
  });

  it('are noted as a read of everybody in them', async () => {
    const { labNo, patientId } = await billFor('Noted Person');
    const mark = newId();
    await csvOf(app.as('Front desk'), labNo);
    const rows = await inTransaction(app.db, 1, (db) =>
      db.selectFrom('patient_read').selectAll().where('l_id', '=', 1).where('read_id', '>', mark).execute(),
    );
    expect(rows).toMatchObject([{ route: 'GET /api/bills/export', subjects: [patientId] }]);
  });

  it('come as a workbook too', async () => {
    const answer = await app.as('Front desk').call(exportBills, { query: { format: 'excel' } });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="bills.xlsx"');
    expect(answer.bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  });

  it('come in no other format', async () => {
    const query = { format: 'pdf' };
    expect((await app.as('Front desk').refused(exportBills, { query })).errors?.[0]?.field).toBe('format');
  });
});

describe('more than 1,000 people', () => {
  it('are handed out only to who proved within the last minutes who they are, and all of them', async () => {
    await asOwner(app, async (db) => {
      const rows = Array.from({ length: 1_050 }, (_, at) => ({
        l_id: 1,
        patient_id: newId(),
        patient_code: `X-${at}`,
        name: `Person ${at}`,
        sex: 'F',
        age_y: 30,
        age_at: new Date(),
      }));
      await db.insertInto('patient').values(rows).execute();
    });
    const desk = app.as('Front desk');
    const all = await desk.call(exportPatients, { query: { format: 'csv' } });
    expect(all.status).toBe(200);
    const lines = all.bytes.toString().split('\r\n');
    expect(lines.length).toBeGreaterThan(1_050);
    expect(new Set(lines).size).toBe(lines.length);
    await withClient(app.database.adminUrl, (client) =>
      client.query("update session set proved_at = now() - interval '6 minutes'"),
    );
    expect(await desk.refused(exportPatients, { query: { format: 'csv' } })).toMatchObject({
      status: 403,
      code: 'proof-needed',
    });
    expect((await desk.call(exportPatients, { query: { q: 'X-7', format: 'csv' } })).status).toBe(200);
  });
});
