// Runs before `npm start` and `npm test`, also under an older node than the one the product brings along: plain JavaScript.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = new URL('../package-lock.json', import.meta.url);
const installed = new URL('../node_modules/.package-lock.json', import.meta.url);
const broughtAlong = new URL('../node_modules/.bin/node', import.meta.url);

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
  console.log('Installing what is missing (npm ci) ...');
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm?.endsWith('.js') ? [process.execPath, npm, 'ci'] : [npm ?? 'npm', 'ci'];
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error !== undefined) fail(`npm ci could not be started: ${error.message}`);
  if (status !== 0) fail('npm ci failed: the messages above say why. Nothing was started.');
}

if (!existsSync(broughtAlong) && Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(
    `Nidan needs Node ${OLDEST_NODE}. It brings its own on Linux x64 and arm64; on ${process.platform} ${process.arch} ` +
      `install Node ${OLDEST_NODE} or newer (this is ${process.versions.node}).`,
  );
}
