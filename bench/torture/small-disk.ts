import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeErrorCode } from '@nidan/server/kernel/postgres/node-error-code';

/** A disk that can be filled and emptied again. */
export interface SmallDisk {
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives the room back that was taken. */
  makeRoom(): void;
  unmount(): void;
}

const PIECE = Buffer.alloc(256 * 1024, 1);

/** Mounts a disk of so many MB, held in memory, on a folder. Only root may; throws what `mount` says otherwise. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'nidan-small-disk', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ballast = join(folder, 'ballast');
  return {
    fill: () => {
      writeFileSync(ballast, '');
      for (let size = PIECE.length; size >= 1_024; size = size / 2)
        while (append(ballast, PIECE.subarray(0, size)));
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    unmount: () => execFileSync('umount', [folder], { stdio: ['ignore', 'ignore', 'pipe'] }),
  };
}

/** Only root may mount a disk, and not in every container. */
export function canMountDisks(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'nidan-disk-'));
  try {
    mountSmallDisk(folder, 1).unmount();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

/** False when the disk has no room for it. */
function append(file: string, part: Buffer): boolean {
  try {
    appendFileSync(file, part);
    return true;
  } catch (error) {
    if (nodeErrorCode(error) === 'ENOSPC') return false;
    throw error;
  }
}
