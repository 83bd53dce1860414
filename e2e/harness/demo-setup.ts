import type { TestProject } from 'vitest/node';
import { fillDemoLab } from './fill-demo-lab.ts';
import buildWebApp, { runTool } from './global-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data of a filled demo lab that nothing runs on, to be copied. */
    demoFolder: string;
  }
}

/** Vitest's set-up of the journeys: each file of tests starts on a copy of a filled demo lab. */
export default async function demoSetup(project: TestProject): Promise<() => void> {
  buildWebApp();
  runTool('browser/unpack-browser.ts', 'The browser cannot be started');
  const { folder, remove } = await fillDemoLab();
  project.provide('demoFolder', folder);
  return remove;
}
