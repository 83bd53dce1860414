import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What `npm start` gives to node at last, its flags and the main file, to be spawned with `cwd` as the folder. */
export function startArguments(): { readonly cwd: string; readonly args: string[] } {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    scripts: { start: string }; // as: this repository's own file
  };
  const last = scripts.start.split('&&').at(-1)?.trim() ?? '';
  const [program, ...args] = last.split(' ');
  if (program !== 'node') throw new Error(`npm start ends with ${last}, which is not node`);
  return { cwd: root, args };
}
