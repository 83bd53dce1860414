import { expect, test } from 'vitest';
import { formFigures, formNote, formProblems } from './check-form.ts';

const supply = 'apps/server/src/features/supply';
const files = [
  {
    path: `${supply}/orders/orders.ts`,
    text: "import { rows } from './rows.ts';\nimport { vendor } from '../vendors/vendor.ts';\n",
  },
  { path: `${supply}/orders/rows.ts`, text: 'export const rows = 1;\n' },
  { path: `${supply}/vendors/vendor.ts`, text: "import { rows } from '../orders/orders.ts';\n" },
  { path: `${supply}/vendors/vendor.test.ts`, text: "import { vendor } from './vendor.ts';\n" },
  { path: 'apps/web/src/features/supply/VendorDialog.tsx', text: 'useState(1);\nuseState<string>();\n' },
  { path: 'apps/web/src/features/supply/vendor-texts.ts', text: 'export {};\n' },
];

test('sources are counted without tests, by part', () => {
  const figures = formFigures(files);
  expect(figures).toMatchObject({ files: 5, textFiles: 1, singleUse: 1, statesOfDialogs: 2 });
  expect(figures.mutual).toEqual(['supply/orders supply/vendors']);
  expect([...figures.lines]).toEqual([
    ['server', 4],
    ['web', 3],
  ]);
  expect(formNote(figures)).toContain('7 source lines (server 4, web 3) in 5 files');
});

test('what is above its ceiling is a problem', () => {
  const figures = formFigures(files);
  expect(formProblems(figures)).toEqual([]);
  expect(formProblems({ ...figures, textFiles: 1_000 })).toEqual([
    expect.stringContaining('textFiles: 1000, at most'),
  ]);
});
