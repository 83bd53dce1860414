import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePort, runNidan } from './run-nidan.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'nidan-twice-'));
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
