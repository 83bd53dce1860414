import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The journeys run against the built web app: it is built first when it changed. */
export default function globalSetup(): void {
  const build = fileURLToPath(new URL('../tools/build-when-stale.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The web app cannot be built');
}
