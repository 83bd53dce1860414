import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import buildWebApp, { runTool } from './global-setup.ts';
import { runNidan } from './run-nidan.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data of a filled demo lab that nothing runs on, to be copied. */
    demoFolder: string;
  }
}

/** Vitest's set-up of the journeys: the demo lab is filled once, and each file of tests starts on a copy of its data. */
export default async function demoSetup(project: TestProject): Promise<() => void> {
  buildWebApp();
  runTool('browser/unpack-browser.ts', 'The browser cannot be started');
  const folder = mkdtempSync(join(tmpdir(), 'nidan-e2e-demo-'));
  const nidan = await runNidan({ folder });
  await nidan.stop();
  project.provide('demoFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
