import { execFileSync } from 'node:child_process';

const LONGEST_ANSWER = 512 * 1024 ** 2;

/** What git answers about a folder; null where it is absent, or does not know. */
export function askGit(folder: string, ...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: LONGEST_ANSWER,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** The commit that a folder stands at; empty where git does not tell. */
export function commitOf(folder: string): string {
  return askGit(folder, 'rev-parse', '--verify', '--quiet', 'HEAD')?.trim() ?? '';
}
