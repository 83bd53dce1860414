import type { ControlChart } from '@nidan/domain/documents/control-chart';
import { afterAll, expect, it } from 'vitest';
import { renderDocument, startDocumentPool } from './document-pool.ts';
import { pagesOfPdf } from './testing/read-codes.ts';

const documents = startDocumentPool();
afterAll(() => documents.stop());

const DAYS = 30;

const level = (name: string): ControlChart['levels'][number] => ({
  name,
  lot: 'control lot 4471, expires 31/03/2027',
  bounds: ['0.97', '1.00', '1.03', '1.06', '1.09', '1.12', '1.15'],
  points: Array.from({ length: DAYS }, (_, n) => ({
    day: n + 1.3,
    z: Math.sin(n),
    shape: 'in' as const,
    rules: '',
  })),
  figures: [['Mean', '1.06', '1.06']],
});

const chart: ControlChart = {
  documentDate: '2026-12-01',
  title: 'Levey-Jennings chart, 11/2026',
  labName: 'Kothrud Main Lab',
  facts: [['Analyte', 'Creatinine, mg/dL']],
  days: DAYS,
  levels: [level('Level 1'), level('Level 2')],
  actions: [],
  marks: [{ day: 22.4, text: 'calibration' }],
};

it('two levels of a month stand on one page, and what was done goes on over further ones', async () => {
  const { pages } = await renderDocument(documents, { kind: 'control-chart', data: chart });
  expect(pages).toBe(1);
  const done = {
    at: '09/11/2026 07:40',
    level: 'Level 1',
    rules: '1-2s',
    value: '1.13',
    text: 'Looked at',
    by: 'S. More',
  };
  const actions = Array.from({ length: 60 }, () => done);
  const { pdf } = await renderDocument(documents, { kind: 'control-chart', data: { ...chart, actions } });
  expect((await pagesOfPdf(pdf)).length).toBeGreaterThan(1);
});
