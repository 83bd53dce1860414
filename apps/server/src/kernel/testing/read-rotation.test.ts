import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRotation } from './read-rotation.ts';
import { isOfPart, takenOfChanged } from './rotation.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nidan-rotation-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = Array.from({ length: 400 }, (_, n) => `GET /api/thing-${n}`);

describe('a part of so many', () => {
  it('is another one for each, and together they are all', () => {
    const parts = [0, 1, 2, 3].map((seed) =>
      NAMES.filter((name) => isOfPart({ whole: false, seed }, name, 4)),
    );
    expect(parts.flat().toSorted()).toEqual(NAMES.toSorted());
    for (const part of parts) expect(part.length).toBeGreaterThan(60);
  });

  it('is everything where everything is asked for', () => {
    expect(NAMES.filter((name) => isOfPart({ whole: true, seed: 1 }, name, 4))).toEqual(NAMES);
  });
});

describe('what changed lately', () => {
  it('is taken whole while it is little', () => {
    expect([...takenOfChanged({ whole: false, seed: 7 }, NAMES.slice(0, 40), 40)]).toEqual(
      NAMES.slice(0, 40),
    );
  });

  it('is dealt where it is much, so that commits together take all of it', () => {
    const parts = Array.from({ length: 10 }, (_, seed) => [
      ...takenOfChanged({ whole: false, seed }, NAMES, 40),
    ]);
    expect(parts.flat().toSorted()).toEqual(NAMES.toSorted());
    for (const part of parts) expect(part.length).toBeLessThan(80);
    expect(takenOfChanged({ whole: true, seed: 1 }, NAMES, 40).size).toBe(NAMES.length);
  });
});

/** A repository with this many commits, each of which changes a file of its own. */
function repositoryOf(name: string, commits: number): { path: string; git: (...args: string[]) => string } {
  const path = join(folder, name);
  mkdirSync(join(path, 'apps'), { recursive: true });
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@lab.example',
    '-c',
    'commit.gpgsign=false',
  ];
  const git = (...args: string[]): string =>
    execFileSync('git', [...identity, ...args], {
      cwd: path,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  git('init', '-q');
  for (let n = 0; n < commits; n += 1) {
    writeFileSync(join(path, 'apps', `file-${n}.ts`), `export const n = ${n};\n`);
    git('add', '.');
    git('commit', '-q', '-m', `Add ${n}`);
  }
  return { path, git };
}

describe('the rotation of a folder', () => {
  it('follows the commit, and names what the last twenty changed and what is not committed', () => {
    const { path, git } = repositoryOf('full', 23);
    writeFileSync(join(path, 'apps', 'file-0.ts'), 'export const n = 100;\n');
    writeFileSync(join(path, 'apps', 'new one.ts'), 'export const n = 1;\n');
    const rotation = readRotation({}, path);
    expect(rotation.seed).toBe(Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16));
    const expected = ['file-0.ts', ...Array.from({ length: 20 }, (_, n) => `file-${n + 3}.ts`), 'new one.ts'];
    expect(Object.keys(rotation.changed).toSorted()).toEqual(
      expected.map((name) => `apps/${name}`).toSorted(),
    );
    expect(readRotation({}, path)).toEqual(rotation);
  });

  it('is the part of the commit alone where the history ends too soon', () => {
    const { path } = repositoryOf('young', 2);
    const { seed, changed } = readRotation({}, path);
    expect(seed).toBeGreaterThan(0);
    expect(changed).toEqual({});
  });

  it('is the first part where there is no repository', () => {
    expect(readRotation({}, folder)).toEqual({ whole: false, seed: 0, changed: {} });
    expect(readRotation({}, join(folder, 'nowhere'))).toEqual({ whole: false, seed: 0, changed: {} });
  });

  it('is everything when that is asked for', () => {
    expect(readRotation({ NIDAN_WHOLE: '1' }, folder)).toMatchObject({ whole: true });
  });
});
