import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastestFolder } from '@nidan/server/kernel/testing/fastest-folder';
import { freePort } from '@nidan/server/kernel/testing/free-port';
import { isOfRun } from '@nidan/server/kernel/testing/of-run';
import { expect, inject, it } from 'vitest';
import { startArguments } from '../tools/start-arguments.ts';
import './harness/demo-setup.ts';
import { runNidan } from './harness/run-nidan.ts';

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

function start(env: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main], { env: { ...process.env, ...env } });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    child.once('exit', (code) => resolve({ code, said }));
  });
}

/** Starts on this data and ends the server without warning a little after it has said this. */
function killAfter(folder: string, words: string): Promise<void> {
  const { cwd, args } = startArguments();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, PORT: '0', NIDAN_DATA: folder },
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
    if (said.includes(words)) setTimeout(() => child.kill('SIGKILL'), 1_500);
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve();
      else reject(new Error(`Nidan ended with ${code}:\n${said}`));
    });
  });
}

/** The lab is filled over two starts, which takes a busy machine minutes. */
const FILLING = { timeout: 400_000 };
/** One commit in so many fills it so; that a week which was cut ends whole is proved on the server in every run. */
const isFillingDue = isOfRun('a killed first start', {
  parts: 6,
  about: ['apps/server/src/prepare-nidan.ts'],
});

it.runIf(isFillingDue)('goes on with a demo lab whose first start was killed', FILLING, async () => {
  const folder = mkdtempSync(join(fastestFolder(), `nidan-test-${process.pid}-`));
  await killAfter(folder, 'Filling it with a week of work');
  const again = await runNidan({ folder });
  expect(again.said()).toContain('Going on with the demo lab, which an earlier start left unfinished');
  await again.stop();
  const third = await runNidan({ folder });
  expect(third.said()).not.toContain('demo lab');
  await third.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('says which port is taken and how to choose another one', async () => {
  const port = await freePort();
  const squatter = createServer().listen(port, '127.0.0.1');
  const { code, said } = await start({ PORT: String(port), NIDAN_DATA: join(tmpdir(), 'nidan-never-made') });
  squatter.close();
  expect(code).toBe(1);
  expect(said.trim()).toBe(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
});

it('refuses a setting that cannot be used by its name', async () => {
  const { code, said } = await start({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(said.trim()).toBe('PORT=eighty: give a whole number');
});

it('refuses a second copy on the same data, and prints the demo sign-ins of the first', async () => {
  const folder = mkdtempSync(join(fastestFolder(), `nidan-test-${process.pid}-`));
  execFileSync('cp', ['-a', `${inject('demoFolder')}/.`, folder]);
  const first = await runNidan({ folder });
  expect(first.said()).toContain('asmita.deo       Front desk');
  const { code, said } = await start({ PORT: String(await freePort()), NIDAN_DATA: folder });
  expect(code).toBe(1);
  expect(said).toContain(folder);
  await first.stop();
  const again = await runNidan({ folder });
  await again.stop();
  rmSync(folder, { recursive: true, force: true });
});
