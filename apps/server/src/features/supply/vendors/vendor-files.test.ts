import {
  addVendorFile,
  downloadVendorFile,
  listVendorFiles,
  removeVendorFile,
} from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import { downloadFile } from '@nidan/contract/base/files/file-endpoints';
import { fileToken } from '@nidan/domain/files/file-token';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { smallPdf, smallPng } from '../../base/files/testing/small-files.ts';
import { buyerOf, draftVendor } from './testing/vendor-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const upload = (name: string, bytes: Buffer) => ({
  body: { fileId: newId(), kind: 'agreement' as const, name, content: bytes.toString('base64') },
});

it('keeps a file of a vendor, hands it out as it was, and takes it away, with events of the vendor', async () => {
  const buyer = await buyerOf(app);
  const { vendorId } = await draftVendor(app);
  const params = { vendorId };
  const kept = await buyer.ok(addVendorFile, { params, ...upload('Rates 2026.pdf', smallPdf()) });
  expect(kept).toMatchObject({ name: 'Rates_2026.pdf', kind: 'agreement', mediaType: 'application/pdf' });
  const ofFile = { vendorId, fileId: kept.fileId };
  const answer = await buyer.call(downloadVendorFile, { params: ofFile });
  expect(Buffer.from(answer.bytes).equals(smallPdf())).toBe(true);
  expect((await buyer.ok(listVendorFiles, { params })).rows).toEqual([kept]);
  await buyer.ok(removeVendorFile, { params: ofFile });
  expect((await buyer.ok(listVendorFiles, { params })).rows).toEqual([]);
  expect((await buyer.refused(removeVendorFile, { params: ofFile })).code).toBe('not-found');
  const added = await eventsOf(app, vendorId, 'addFile');
  expect(added).toMatchObject([{ entity_kind: 'VENDOR' }]);
  expect(await offencesIn(app)).toEqual([]);
});

it('is refused by its bytes, without the right, as a file of another vendor and of the lab', async () => {
  const buyer = await buyerOf(app);
  const { vendorId } = await draftVendor(app);
  const params = { vendorId };
  const wrong = { params, ...upload('rates.pdf', smallPng()) };
  expect((await buyer.refused(addVendorFile, wrong)).code).toBe('file-refused');
  const { fileId } = await buyer.ok(addVendorFile, { params, ...upload('a.png', smallPng()) });
  const reader = (await personWith(app, { purchases: 4 })).client;
  const byReader = await reader.refused(addVendorFile, { params, ...upload('b.png', smallPng()) });
  expect(byReader.status).toBe(403);
  const { vendorId: other } = await draftVendor(app);
  const elsewhere = { params: { vendorId: other, fileId } };
  expect((await buyer.refused(downloadVendorFile, elsewhere)).code).toBe('not-found');
  const file = fileToken({ lId: app.lab.lId, fileId });
  expect((await app.as('Manager').refused(downloadFile, { query: { file } })).code).toBe('not-found');
});

it('shows a demo user neither its name nor what is in it', async () => {
  const { vendorId } = await draftVendor(app);
  const params = { vendorId };
  const { fileId } = await (
    await buyerOf(app)
  ).ok(addVendorFile, { params, ...upload('Meril.png', smallPng()) });
  const demo = (await personWith(app, { purchases: 4 }, { isDemoUser: true })).client;
  const [row] = (await demo.ok(listVendorFiles, { params })).rows;
  expect(row?.name).not.toContain('Meril');
  const saved = await demo.refused(downloadVendorFile, { params: { vendorId, fileId } });
  expect(saved.code).toBe('demo-sees-no-file');
});
