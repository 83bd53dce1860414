import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a program of `tools/` to its end; one that fails stops the run of the tests. */
export function runTool(path: string, failure: string): void {
  const program = fileURLToPath(new URL(`../../tools/${path}`, import.meta.url));
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
  if (status !== 0) throw new Error(failure);
}

/** The journeys run against the built web app: it is built first when it changed. */
export default function globalSetup(): void {
  runTool('build-when-stale.ts', 'The web app cannot be built');
}
