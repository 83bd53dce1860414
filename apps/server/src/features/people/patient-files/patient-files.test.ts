import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { downloadFile, listFiles } from '@nidan/contract/base/files/file-endpoints';
import {
  addPatientFile,
  downloadPatientFile,
  listPatientFiles,
  removePatientFile,
} from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { mergePatients, undoMerge } from '@nidan/contract/people/patients/merge-endpoints';
import { createPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { fileToken } from '@nidan/domain/files/file-token';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { smallPdf, smallPng } from '../../base/files/testing/small-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function person(name = 'Shalini Vaidya') {
  const body = { name, phone: '9822000041', age_sex: { age: 52, sex: 'F' as const, unit: 'Yrs.' as const } };
  const { patient_id: patientId } = await app.as('Manager').ok(createPatient, { body });
  return { patientId };
}

const upload = (name: string, bytes: Buffer) => ({
  body: { fileId: newId(), name, content: bytes.toString('base64') },
});

const namesOf = async (params: { readonly patientId: string }) =>
  (await app.as('Manager').ok(listPatientFiles, { params })).rows.map(({ name }) => name);

it('keeps a file of a patient, lists it, hands it out as it was, and takes it away, with events of the patient', async () => {
  const params = await person();
  const desk = app.as('Front desk');
  const kept = await desk.ok(addPatientFile, { params, ...upload('Dr. Rao letter.pdf', smallPdf()) });
  expect(kept).toMatchObject({ name: 'Dr_Rao_letter.pdf', mediaType: 'application/pdf' });
  const ofFile = { ...params, fileId: kept.fileId };
  const answer = await desk.call(downloadPatientFile, { params: ofFile });
  expect(Buffer.from(answer.bytes).equals(smallPdf())).toBe(true);
  expect(await namesOf(params)).toEqual(['Dr_Rao_letter.pdf']);
  await desk.ok(removePatientFile, { params: ofFile });
  expect(await namesOf(params)).toEqual([]);
  expect(await desk.refused(downloadPatientFile, { params: ofFile })).toMatchObject({ code: 'not-found' });
  expect(await eventsOf(app, params.patientId, 'addFile')).toMatchObject([{ entity_kind: 'PATIENT' }]);
  const query = { entityKind: 'PATIENT' as const, entityId: params.patientId };
  const { rows } = await app.as('Manager').ok(eventsByEntity, { query });
  expect(rows.map(({ action }) => action)).toEqual(['removeFile', 'addFile', 'create']);
});

it.each([
  ['letter.exe', smallPdf(), 'file-ending-refused'],
  ['letter.pdf', smallPng(), 'file-refused'],
  ['letter.png', Buffer.from('no picture'), 'file-refused'],
])('refuses %s by its name or by its bytes', async (name, bytes, code) => {
  const params = await person();
  const call = { params, ...upload(name, bytes) };
  expect(await app.as('Front desk').refused(addPatientFile, call)).toMatchObject({ code });
  expect(await namesOf(params)).toEqual([]);
});

async function refused(answer: Promise<{ readonly code: string }>): Promise<string> {
  return (await answer).code;
}

it('is refused without the rights, of another patient, of another lab, and as a file of the lab', async () => {
  const params = await person();
  const given = { params, ...upload('a.png', smallPng()) };
  const { fileId } = await app.as('Manager').ok(addPatientFile, given);
  const other = await person('Somebody Else');
  const reader = (await personWith(app, { patients: 4 })).client;
  expect([
    await refused(reader.refused(addPatientFile, { params, ...upload('b.png', smallPng()) })),
    await refused(reader.refused(removePatientFile, { params: { ...params, fileId } })),
    await refused(app.as('Manager').refused(downloadPatientFile, { params: { ...other, fileId } })),
    await refused(app.asOther('Manager').refused(listPatientFiles, { params })),
    await refused(
      app.as('Manager').refused(downloadFile, { query: { file: fileToken({ lId: app.lab.lId, fileId }) } }),
    ),
  ]).toEqual(['not-permitted', 'not-permitted', 'not-found', 'not-found', 'not-found']);
  const { rows } = await app.as('Manager').ok(listFiles, { query: { purpose: 'document' } });
  expect(rows.map((row) => row.fileId)).not.toContain(fileId);
});

it('tells a demo user that there is a file, and neither its name nor what is in it', async () => {
  const params = await person();
  const { fileId } = await app
    .as('Manager')
    .ok(addPatientFile, { params, ...upload('Vaidya.png', smallPng()) });
  const demo = app.asUser(app.lab.demoUser);
  const { rows } = await demo.ok(listPatientFiles, { params });
  expect(rows).toMatchObject([{ name: '***.png' }]);
  expect(await demo.refused(downloadPatientFile, { params: { ...params, fileId } })).toMatchObject({
    code: 'demo-sees-no-file',
  });
});

it('follows the person when two records are merged, and goes back when they are parted', async () => {
  const [survivor, merged] = [await person(), await person('Shalini Vaidy')];
  await app.as('Manager').ok(addPatientFile, { params: merged, ...upload('a.png', smallPng()) });
  const body = {
    mergeId: newId(),
    survivorId: survivor.patientId,
    survivorVersion: 1,
    mergedId: merged.patientId,
    mergedVersion: 1,
    take: [],
    reason: 'Registered twice at the camp',
  };
  await app.as('Manager').ok(mergePatients, { body });
  expect(await namesOf(survivor)).toEqual(['a.png']);
  expect(
    await app.as('Manager').refused(addPatientFile, { params: merged, ...upload('b.png', smallPng()) }),
  ).toMatchObject({ code: 'patient-merged' });
  const second = await personWith(app, { patients: 15, bills: 15 });
  await second.client.ok(undoMerge, { body: { mergeId: body.mergeId, reason: 'Two people' } });
  expect([await namesOf(survivor), await namesOf(merged)]).toEqual([[], ['a.png']]);
});
