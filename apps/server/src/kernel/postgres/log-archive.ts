import { chownSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { PostgresProblem } from './postgres-problem.ts';
import type { ServerAccount } from './server-account.ts';

/** A path that a shell takes as it stands. */
function plainPath(folder: string): string {
  const path = resolve(folder);
  if (/^[\w./-]+$/.test(path)) return path;
  throw new PostgresProblem(
    `${path}: give a folder whose path has only letters, digits, dots, hyphens and underscores.`,
  );
}

/** Makes the folder of the archive, which the server's account writes. */
export function makeArchiveFolder(folder: string, { owner }: ServerAccount): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(folder, owner.uid, owner.gid);
}

/**
 * Settings of a server that archives its log in a folder: each file when it is full, and after a minute at the latest. A file
 * that is there already is right when it is the same, because a killed server archives its last one again.
 */
export function archiveSettings(folder: string): Record<string, string> {
  const file = `${plainPath(folder)}/%f`;
  return {
    archive_mode: 'on',
    archive_timeout: '60',
    archive_command: `(test ! -f ${file} && cp %p ${file}.part && sync ${file}.part && mv ${file}.part ${file}) || cmp -s %p ${file}`,
  };
}

/** A server that is starting knows no names of zones yet, not even Z. */
function momentOf(until: string): string {
  return new Date(until).toISOString().replace('T', ' ').replace('Z', '+00');
}

/** Settings of a server that recovers from an archive, up to a moment (ISO 8601) or as far as the archive goes. */
export function recoverySettings(folder: string, until: string | null): Record<string, string> {
  return {
    restore_command: `cp ${plainPath(folder)}/%f %p`,
    ...(until === null ? {} : { recovery_target_time: momentOf(until), recovery_target_action: 'promote' }),
  };
}
