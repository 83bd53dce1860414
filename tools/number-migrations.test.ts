import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { numberMigrations } from './number-migrations.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nidan-migrations-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('what two people wrote at once gets the next numbers, in the order of the names', () => {
  for (const name of ['0001_first.sql', '0002_second.sql', 'next_racks.sql', 'next_boxes.sql'])
    writeFileSync(join(folder, name), 'select 1;');
  expect(numberMigrations(folder)).toEqual(['0003_boxes.sql', '0004_racks.sql']);
  expect(readdirSync(folder).toSorted()).toEqual([
    '0001_first.sql',
    '0002_second.sql',
    '0003_boxes.sql',
    '0004_racks.sql',
  ]);
  expect(numberMigrations(folder)).toEqual([]);
});
