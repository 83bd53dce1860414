import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { exportMaster, listFindings } from '@nidan/contract/links/imports/import-endpoints';
import { createAgency, updateAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import {
  createDoctor,
  listDoctors,
  listMappedAgencies,
  updateDoctor,
} from '@nidan/contract/people/referrers/doctor-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';
import { addMaster } from '../../catalogue/masters/testing/master-body.ts';

const manager = () => app.as('Manager');
let app: TestApp;
let agency: { readonly agencyId: string; readonly code: string; readonly name: string };
beforeAll(async () => {
  app = await startTestApp();
  const body = { agencyId: newId(), code: 'TORNA', name: 'Torna Clinic' };
  agency = await manager().ok(createAgency, { body });
});
afterAll(() => app.close());

let serial = 0;
function add(parts: { code?: string; agencies?: string[]; phone?: string; territory?: string } = {}) {
  serial += 1;
  const body = { doctorId: newId(), name: `Dr. Number ${serial}`, qualification: 'MBBS', ...parts };
  return app.as('Front desk').ok(createDoctor, { body });
}

function change(doctorId: string, body: { version: number } & Record<string, unknown>) {
  return { params: { doctorId }, body };
}

describe('the master of doctors', () => {
  it('gives the next free code, past those that somebody chose', async () => {
    const { code } = await add();
    const next = `D${String(Number(code.slice(1)) + 1).padStart(4, '0')}`;
    await add({ code: next });
    expect((await add()).code > next).toBe(true);
    const body = { name: 'Dr. Late', code: next };
    expect(await app.as('Front desk').refused(createDoctor, { body })).toMatchObject({ code: 'code-taken' });
  });

  it('keeps everything that is typed, with what was and what is', async () => {
    const zone = await addMaster(app, 'territories');
    const { doctorId, version } = await add();
    const changed = await manager().ok(
      updateDoctor,
      change(doctorId, {
        version,
        specialisation: ' Nephrology ',
        registrationNo: 'MMC-2041',
        email: 'doctor@example.in',
        phone: '+919800000123',
        address: 'Lane 1',
        territory: zone.code.toLowerCase(),
        agencies: [agency.code.toLowerCase()],
      }),
    );
    expect(changed).toMatchObject({
      specialisation: 'Nephrology',
      registrationNo: 'MMC-2041',
      email: 'doctor@example.in',
      phone: '9800000123',
      territory: { code: zone.code, name: zone.name },
      agencies: [{ code: 'TORNA', name: 'Torna Clinic' }],
      version: 2,
    });
    const [event] = await eventsOf(app, doctorId, 'update');
    expect(event).toMatchObject({ before: { agencies: [] }, after: { agencies: ['TORNA'] } });
    const inZone = await manager().ok(listDoctors, { query: { territory: zone.code.toLowerCase() } });
    expect(inZone.rows.map((row) => row.doctorId)).toEqual([doctorId]);
    expect((await manager().ok(listDoctors, { query: { territory: 'NOWHERE' } })).rows).toEqual([]);
    const { rows } = await manager().ok(listMappedAgencies, { query: { doctorId } });
    expect(rows).toEqual([{ agencyId: agency.agencyId, code: agency.code, name: agency.name }]);
    const same = await manager().ok(updateDoctor, change(doctorId, { version: 2, agencies: ['TORNA'] }));
    expect(same.version).toBe(2);
    const off = { id: zone.id, version: zone.version, action: 'disable' as const };
    expect(await manager().refused(masterEndpoints('territories').update, { body: off })).toMatchObject({
      code: 'master-in-use',
    });
  });

  it('goes out of use and back, and is found by code when all are asked for', async () => {
    const { doctorId, version, code } = await add();
    const off = await manager().ok(updateDoctor, change(doctorId, { version, action: 'disable' }));
    expect(off).toMatchObject({ status: -1, can: ['enable'] });
    expect((await manager().ok(listDoctors, { query: { q: code } })).rows).toEqual([]);
    const query = { q: code.toLowerCase(), all: true };
    expect((await manager().ok(listDoctors, { query })).rows).toMatchObject([{ doctorId }]);
    const stale = await manager().refused(updateDoctor, change(doctorId, { version, name: 'Dr. Late' }));
    expect(stale).toMatchObject({ code: 'stale-version' });
  });

  it('is changed by who may write masters, in their lab', async () => {
    const { doctorId, version } = await add();
    const call = change(doctorId, { version, name: 'Dr. Other' });
    expect(await app.asNobody().refused(updateDoctor, call)).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(updateDoctor, call)).toMatchObject({ status: 403 });
    expect(await app.asOther('Manager').refused(updateDoctor, call)).toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['agencies', { agencies: ['NOWHERE'] }],
    ['territory', { territory: 'NOWHERE' }],
    ['email', { email: 'no' }],
    ['phone', { phone: '12' }],
    ['name', { name: ' ' }],
  ])('refuses wrong %s', async (field, wrong) => {
    const { doctorId, version } = await add();
    const refusal = await manager().refused(updateDoctor, change(doctorId, { version, ...wrong }));
    expect(refusal).toMatchObject({ status: 400 });
    expect(refusal.errors?.[0]?.field).toMatch(new RegExp(`^${field}`));
  });

  it('keeps an agency that goes out of use, and takes no other such', async () => {
    const body = { agencyId: newId(), name: 'Gone Clinic' };
    const gone = await manager().ok(createAgency, { body });
    const { doctorId, version } = await add({ agencies: [gone.code] });
    const step = { params: { agencyId: gone.agencyId }, body: { version: 1, action: 'disable' as const } };
    await manager().ok(updateAgency, step);
    await manager().ok(updateDoctor, change(doctorId, { version, specialisation: 'Surgery' }));
    expect((await manager().ok(listMappedAgencies, { query: { doctorId } })).rows).toEqual([]);
    const other = await add();
    const wanted = change(other.doctorId, { version: 1, agencies: [gone.code] });
    expect(await manager().refused(updateDoctor, wanted)).toMatchObject({
      errors: [{ field: 'agencies', msg: `${gone.code} is not enabled` }],
    });
  });
});

const exported = async (client: ReturnType<typeof manager>) =>
  (await client.call(exportMaster, { query: { master: 'doctors', format: 'csv' } })).bytes.toString();

describe('the file of the doctors', () => {
  it('adds doctors with their agencies, and tells who is in the list already', async () => {
    const file = [
      'code,name,qualification,phone,agencies,status',
      'FILE1,Dr. From File,MD,9800000555,torna,',
      'FILE2,Dr. from file,md,,,',
      'FILE3,Dr. Third,MD,12,NOWHERE,disabled',
    ];
    const tried = await triedImport(app, 'doctors', file.join('\n'));
    const query = { verdict: 'bad' as const };
    const { rows } = await manager().ok(listFindings, { params: { importId: tried.importId }, query });
    expect(rows.map(({ rowNo, faults }) => [rowNo, faults.map(({ column }) => column)])).toEqual([
      [2, ['name']],
      [3, ['name']],
      [4, ['status', 'phone', 'agencies']],
    ]);
    const good = file.slice(0, 2).join('\n');
    expect(await writtenImport(app, await triedImport(app, 'doctors', good))).toMatchObject({
      state: 'success',
    });
    const { rows: found } = await manager().ok(listDoctors, { query: { q: 'file1' } });
    expect(found).toMatchObject([{ phone: '9800000555', agencies: [{ code: 'TORNA' }], version: 1 }]);
  });

  it('shows a demo user no phone, neither in the file nor in what others have tried', async () => {
    await add({ phone: '9811122233' });
    const demo = app.asUser(app.lab.demoUser);
    const csv = await exported(demo);
    expect(csv).not.toContain('9811122233');
    expect(csv).toContain('98xxxxxx33');
    const { importId } = await triedImport(app, 'doctors', 'code,name,phone\nFRESH,Dr. Fresh,98111\n');
    const { rows } = await demo.ok(listFindings, { params: { importId } });
    expect(rows[0]?.faults[0]?.found).toBe('***');
  });
});
