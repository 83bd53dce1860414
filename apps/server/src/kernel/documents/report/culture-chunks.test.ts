import type { BlockCell, CultureBlock } from '@nidan/domain/culture/culture-block';
import { expect, it } from 'vitest';
import { loadFontMetrics } from '../font-metrics.ts';
import { cultureChunks } from './culture-chunks.ts';

const isolate = { no: 1, name: 'Escherichia coli', short: 'E. coli', quantity: '', note: '' };

/** What the report says of one isolate with these values. */
function drawn(...cells: readonly BlockCell[]) {
  const block: CultureBlock = {
    kind: 'final',
    issueNo: 1,
    facts: [],
    isolates: [isolate],
    groups: [
      {
        name: 'Any',
        rows: cells.map((cell, at) => ({ medicine: `Medicine ${at}`, routes: '', cells: [cell] })),
      },
    ],
    guidelines: [],
    meansExposure: false,
    comment: '',
    issuedAt: '2026-11-20T04:00:00.000Z',
    issuedBy: 'A person',
    tells: [],
  };
  const blocks = cultureChunks(loadFontMetrics(), block).flatMap((chunk) => chunk.blocks);
  const heads = blocks.flatMap((one) =>
    one.kind === 'cultureHead' ? one.columns.map(({ unit }) => unit) : [],
  );
  const values = blocks.flatMap((one) =>
    one.kind === 'cultureRow' ? one.cells.map((cell) => `${cell?.value} ${cell?.unit}`.trim()) : [],
  );
  return [...heads, ...values];
}

const mic: BlockCell = { value: '<=0.25', method: 'mic', category: 'S' };
const zone: BlockCell = { value: '18', method: 'disk', category: 'S' };

it('says of each value whether it is an MIC or a zone: at the head of the column, or at each where it has both', () => {
  expect(drawn(mic)).toEqual(['MIC mg/L', '≤ 0.25']);
  expect(drawn(zone)).toEqual(['zone mm', '18']);
  expect(drawn(mic, zone)).toEqual(['MIC or zone', '≤ 0.25 mg/L', '18 mm']);
});
