import { expect, test } from 'vitest';
import { PARAMETER_KINDS } from '../enumerations/results.ts';
import { type AttachmentShape, attachmentFaults, attachmentText } from './attachment.ts';

const graph: AttachmentShape = {
  kind: 'attachment',
  unit: '',
  ucum: null,
  decimals: 0,
  choices: [],
  plausibleLow: null,
  plausibleHigh: null,
  delta: null,
  ranges: [],
};

test.each([
  [{ mediaType: 'image/png', pages: 1 }, 'attached: 1 picture'],
  [{ mediaType: 'image/jpeg', pages: 1 }, 'attached: 1 picture'],
  [{ mediaType: 'application/pdf', pages: 1 }, 'attached: 1 page'],
  [{ mediaType: 'application/pdf', pages: 3 }, 'attached: 3 pages'],
])('%o reads %s', (file, text) => {
  expect(attachmentText(file)).toBe(text);
});

test('an attachment without anything of a measurement is sound', () => {
  expect(attachmentFaults(graph)).toEqual([]);
});

test.each([
  [{ unit: 'g/dL' }, 'unit'],
  [{ ucum: 'g/dL' }, 'unit'],
  [{ decimals: 1 }, 'decimals'],
  [{ choices: [{ value: 'Normal' }] }, 'help list of choices'],
  [{ plausibleLow: 0 }, 'plausible limits'],
  [{ plausibleHigh: 9 }, 'plausible limits'],
  [{ delta: {} }, 'delta check'],
  [{ ranges: [{}] }, 'reference intervals'],
])('an attachment with %o has one fault', (more, what) => {
  expect(attachmentFaults({ ...graph, ...more })).toEqual([`is an attachment, which has no ${what}`]);
});

test.each(PARAMETER_KINDS.filter((kind) => kind !== 'attachment'))('a %s is not held against it', (kind) => {
  expect(attachmentFaults({ ...graph, kind, unit: 'g/dL', decimals: 2 })).toEqual([]);
});
