import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './source-files.ts';

test('prints one JSON document to standard output', () => {
  const script = join(repositoryRoot, 'tools/print-vocabulary.ts');
  const printed: unknown = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
  expect(printed).toMatchObject({
    statusSets: expect.arrayContaining([expect.objectContaining({ name: 'billTest' })]),
    enumerations: expect.arrayContaining([{ name: 'sex', values: ['M', 'F', 'O'] }]),
    constants: { labIdWindow: 1_000_000 },
    messages: { discount: { contactAdmin: 'Please contact lab admin' } },
  });
});
