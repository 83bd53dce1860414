import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goOnFrom, keepRecord, proofSection, standingOf, stepsLeft, withProof } from './prove-record.ts';
import { PROVE_STEPS, type ProveStep } from './prove-steps.ts';
import { repositoryRoot } from '../source-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nidan-prove-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const step = (name: string): ProveStep => ({ name, what: `what ${name} proves`, args: [] });
const steps = [step('one'), step('two'), step('three')];
const results = { one: { ok: true, seconds: 61 }, two: { ok: false, seconds: 2 } };
const record = { commit: '0123456789abcdef', changes: '', results };

it('every step runs a program that is there', () => {
  const missing = PROVE_STEPS.filter(({ args }) => !existsSync(join(repositoryRoot, args[0] ?? 'nowhere')));
  expect(missing).toEqual([]);
  expect(new Set(PROVE_STEPS.map(({ name }) => name)).size).toBe(PROVE_STEPS.length);
});

describe('a proof goes on', () => {
  it('with what has failed or was not run', () => {
    expect(stepsLeft(steps, record).map(({ name }) => name)).toEqual(['two', 'three']);
  });

  it('only for the same commit with the same changes', () => {
    const path = join(folder, 'cache', 'record.json');
    keepRecord(path, record);
    expect(goOnFrom(path, record)).toEqual(record);
    expect(goOnFrom(path, { ...record, commit: 'another' }).results).toEqual({});
    expect(goOnFrom(path, { ...record, changes: 'some' }).results).toEqual({});
    expect(goOnFrom(path, null).results).toEqual({});
    expect(goOnFrom(join(folder, 'nowhere'), record).results).toEqual({});
  });
});

it('what stands in a folder is its commit and what is changed beside it, but for the page of the proof', () => {
  const path = join(folder, 'repository');
  mkdirSync(join(path, 'docs'), { recursive: true });
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@lab.example',
    '-c',
    'commit.gpgsign=false',
  ];
  const git = (...args: string[]): string =>
    execFileSync('git', [...identity, ...args], { cwd: path, encoding: 'utf8' });
  expect(standingOf(join(folder, 'nowhere'))).toBeNull();
  git('init', '-q');
  writeFileSync(join(path, 'a.ts'), 'one');
  writeFileSync(join(path, 'docs', 'measurements.md'), 'page');
  git('add', '.');
  git('commit', '-q', '-m', 'Begin');
  const commit = git('rev-parse', 'HEAD').trim();
  expect(standingOf(path)).toEqual({ commit, changes: '' });
  writeFileSync(join(path, 'docs', 'measurements.md'), 'another page');
  expect(standingOf(path)).toEqual({ commit, changes: '' });
  writeFileSync(join(path, 'a.ts'), 'two');
  const changed = standingOf(path)?.changes;
  expect(changed).toMatch(/^[0-9a-f]{16}$/);
  writeFileSync(join(path, 'new.ts'), 'three');
  expect(standingOf(path)?.changes).not.toBe(changed);
});

it('the page tells what held, what failed and what was not run, once', () => {
  const section = proofSection(steps, record);
  expect(section).toContain('at commit 0123456789ab: 1.1 minutes');
  expect(section).toContain('| one | what one proves | holds | 61 s |');
  expect(section).toContain('| two | what two proves | FAILED | 2 s |');
  expect(section).toContain('| three | what three proves | not run |  |');
  const page = withProof('# Measurements\n\nHow.\n\n## Other\n\nText.\n', section);
  expect(page).toMatch(/^# Measurements\n\nHow\.\n\n## The last proof\n[\s\S]+\n\n## Other\n\nText\.\n$/);
  expect(withProof(page, section)).toBe(page);
});
