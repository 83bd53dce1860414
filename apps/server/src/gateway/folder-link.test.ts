import { CSV_FOLDER } from '@nidan/domain/interfacing/drivers/csv-folder';
import type { LinkProblem, LinkState } from '@nidan/domain/machines/machine-link';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchFolder } from './folder-link.ts';
import type { MindedLink } from './socket-link.ts';
import { linkInUse } from './testing/link-in-use.ts';

let machineFolder: string;
let folder: string;
let minded: MindedLink | null;
let problems: LinkProblem[];
let states: LinkState[];
let taken: string[];
let now: number;

beforeEach(async () => {
  machineFolder = await mkdtemp(join(tmpdir(), 'nidan-folder-'));
  folder = join(machineFolder, '1', 'results');
  await mkdir(folder, { recursive: true });
  [problems, states, taken, now, minded] = [[], [], [], 1_000_000, null];
});
afterEach(async () => {
  await minded?.stop();
  await rm(machineFolder, { recursive: true, force: true });
});

function watch(): void {
  minded = watchFolder(
    {
      link: linkInUse({ transport: 'folder', folder: 'results', driver: CSV_FOLDER.driver }),
      machineFolder,
      now: () => now,
      report: { note: (problem) => problems.push(problem), say: (state) => states.push(state) },
      take: async ({ text }) => {
        if (text.includes('refused')) throw new Error('The database refuses it');
        taken.push(text);
        return [];
      },
    },
    10,
  );
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('It did not happen within 20 s');
    await wait(10);
  }
}

describe('watchFolder', () => {
  test('reads the other files when one fails, and tries that one again after a minute', async () => {
    await writeFile(join(folder, 'a.csv'), 'refused');
    await writeFile(join(folder, 'b.csv'), 'second');
    watch();
    await until(() => taken.length === 1);
    expect(taken).toEqual(['second']);
    expect(problems).toEqual(['file-failed']);
    expect(states.at(-1)).toBe('watching');
    await wait(100);
    expect(problems).toHaveLength(1);
    now += 60_001;
    await until(() => problems.length === 2);
    await writeFile(join(folder, 'a.csv'), 'mended');
    await until(() => taken.length === 2);
    expect(taken).toEqual(['second', 'mended']);
  });

  test('moves a file aside whose name is as long as a file system takes', async () => {
    await writeFile(join(folder, `${'n'.repeat(251)}.csv`), 'long');
    await writeFile(join(folder, `${'म'.repeat(83)}.csv`), 'देवनागरी');
    await writeFile(
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe]), Buffer.from('.csv')]),
      'bytes',
    );
    watch();
    await until(() => taken.length === 3);
    await until(() => states.length > 2);
    expect(problems).toEqual([]);
    const done = await readdir(join(folder, 'done'));
    expect(done).toHaveLength(3);
    expect(done.every((name) => name.endsWith('.csv'))).toBe(true);
  });

  test('counts files and not entries', async () => {
    await Promise.all(
      Array.from({ length: 220 }, (_, at) => mkdir(join(folder, `${String(at).padStart(4, '0')}.csv`))),
    );
    await writeFile(join(folder, 'z.csv'), 'behind them');
    watch();
    await until(() => taken.length === 1);
    expect(taken).toEqual(['behind them']);
  });

  test('goes on where a file cannot be moved aside', async () => {
    await writeFile(join(folder, 'done'), 'a file in the place of the folder');
    await writeFile(join(folder, 'a.csv'), 'first');
    watch();
    await until(() => problems.length === 1);
    await writeFile(join(folder, 'b.csv'), 'second');
    await until(() => taken.length === 2);
    expect(problems).toEqual(['file-failed', 'file-failed']);
    expect(states.at(-1)).toBe('watching');
  });
});
