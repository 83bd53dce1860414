import { fileURLToPath } from 'node:url';
import { askGit, commitOf } from './ask-git.ts';
import { type ChangedLines, changedLinesIn, type LineRange, WHOLE_FILE } from './changed-lines.ts';
import type { Rotation } from './rotation.ts';

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));

/** What these commits changed is tested in every run. */
const COMMITS = 20;
const SOURCES = ['apps', 'packages', 'e2e', 'bench'];

/** What differs from the parent of the last commits, in the folder as it stands: also what is not committed. */
function changedIn(folder: string): ChangedLines {
  const base = askGit(folder, 'rev-parse', '--verify', '--quiet', `HEAD~${COMMITS}`)?.trim();
  const settings = [
    '-c',
    'core.quotePath=false',
    '-c',
    'diff.noprefix=false',
    '-c',
    'diff.mnemonicPrefix=false',
  ];
  const how = ['--no-color', '--no-ext-diff', '-M', '-l0', '-U0'];
  const diff = base === undefined ? '' : askGit(folder, ...settings, 'diff', ...how, base, '--', ...SOURCES);
  const added = askGit(folder, 'ls-files', '--others', '--exclude-standard', '--', ...SOURCES) ?? '';
  const untracked = added.split('\n').filter((path) => path !== '');
  const whole = untracked.map((path): [string, LineRange[]] => [path, [WHOLE_FILE]]);
  return { ...changedLinesIn(diff ?? ''), ...Object.fromEntries(whole) };
}

/** The rotation of the commit that a folder stands at: everything under NIDAN_WHOLE=1. It takes neither the time nor chance into account. */
export function readRotation(env: NodeJS.ProcessEnv, folder = repository): Rotation {
  if (env['NIDAN_WHOLE'] === '1') return { whole: true, seed: 0, changed: {} };
  const commit = commitOf(folder);
  return { whole: false, seed: Number.parseInt(commit.slice(0, 8), 16) || 0, changed: changedIn(folder) };
}
