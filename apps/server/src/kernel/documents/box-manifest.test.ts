import type { BoxManifest } from '@nidan/domain/documents/box-manifest';
import { afterAll, expect, it } from 'vitest';
import { renderDocument, startDocumentPool } from './document-pool.ts';
import { pagesOfPdf, readCodes } from './testing/read-codes.ts';

const documents = startDocumentPool();
afterAll(() => documents.stop());

const TUBES = 60;

const manifest: BoxManifest = {
  documentDate: '2026-11-20',
  labName: 'Kothrud Main Lab',
  code: 'BOX-000042',
  from: 'Baner collection centre',
  to: 'Kothrud Main Lab',
  band: '2 to 8 °C',
  packedBy: 'Rohan Pawar',
  packedAt: '20/11/2026 08:10',
  sentAt: null,
  deadline: '21/11/2026 08:00',
  rider: null,
  courierTrackingNo: null,
  note: 'Keep upright',
  tubes: Array.from({ length: TUBES }, (_, n) => ({
    barcode: `KT20112600${10 + n}-1`,
    container: 'EDTA blood',
    tests: 'CBC, HBA1C',
    goodUntil: '21/11/2026 08:00',
  })),
};

it('a scanner reads the code of the box from its list, which goes on over the pages', async () => {
  const { pdf, pages } = await renderDocument(documents, { kind: 'box-manifest', data: manifest });
  expect(pages).toBe(2);
  const [first] = await pagesOfPdf(pdf);
  expect(await readCodes(first ?? new Uint8Array())).toEqual(['BOX-000042']);
});
