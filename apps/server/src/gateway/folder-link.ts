import { isMessageRead } from '@nidan/domain/interfacing/hl7-types';
import { fileMessages } from '@nidan/domain/interfacing/new-link';
import { lstat, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MindedLink, MindingParts } from './socket-link.ts';

const LOOK_EVERY_MS = 2_000;
/** A file that could not be read or moved is tried again after so long. */
const TRY_AGAIN_MS = 60_000;
/** Larger files are no results. */
const LONGEST_FILE = 1_048_576;
/** Taken in one look. */
const MOST_FILES = 200;
/** Of a name in bytes that is kept; file systems take 255, and the time stands before it. */
const LONGEST_NAME = 200;

interface FoundFile {
  readonly size: number;
  readonly changed: number;
}

interface FailedFile extends FoundFile {
  readonly tryAgainAt: number;
}

function isUnchanged(before: FoundFile | undefined, now: FoundFile): boolean {
  return before?.size === now.size && before.changed === now.changed;
}

/** Names are bytes: a machine may write one that is no UTF-8. */
function pathIn(folder: string, name: Buffer): Buffer {
  return Buffer.concat([Buffer.from(join(folder, '/')), name]);
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function findFile(path: Buffer): Promise<FoundFile | null> {
  try {
    const file = await lstat(path);
    return file.isFile() ? { size: file.size, changed: file.mtimeMs } : null;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

type FolderParts = Omit<MindingParts, 'room'> & { readonly machineFolder: string };

/** The files of one link. */
class MachineFolder {
  readonly #parts: FolderParts;
  readonly #folder: string;
  readonly #extension: string;
  #seen = new Map<string, FoundFile>();
  #failed = new Map<string, FailedFile>();

  constructor(parts: FolderParts) {
    const { link, machineFolder } = parts;
    this.#parts = parts;
    this.#folder = join(machineFolder, String(link.lId), link.folder);
    this.#extension = link.driver.link.kind === 'folder' ? link.driver.link.extension.toLowerCase() : '';
  }

  /** Takes the files that did not change since the last look; throws where the folder itself cannot be read. */
  async look(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const names = await readdir(this.#folder, { encoding: 'buffer' });
    const seen = new Map<string, FoundFile>();
    const failed = new Map<string, FailedFile>();
    let taken = 0;
    for (const name of names) {
      if (taken >= MOST_FILES) break;
      const key = name.toString('latin1');
      if (!key.toLowerCase().endsWith(this.#extension)) continue;
      const file = await this.#lookAt(name, this.#failed.get(key));
      if (file === null) continue;
      if ('tryAgainAt' in file) failed.set(key, file);
      else if (isUnchanged(this.#seen.get(key), file)) {
        taken += 1;
        if (!(await this.#takeOrNote(name, file))) failed.set(key, this.#failure(file));
      } else seen.set(key, file);
    }
    this.#seen = seen;
    this.#failed = failed;
  }

  /** A file as it is now; the former failure where it is not tried again yet. */
  async #lookAt(name: Buffer, failure: FailedFile | undefined): Promise<FoundFile | FailedFile | null> {
    try {
      const file = await findFile(pathIn(this.#folder, name));
      if (file === null || failure === undefined || !isUnchanged(failure, file)) return file;
      if (failure.tryAgainAt > this.#parts.now()) return failure;
      // It did not change since it failed: it is taken in this look.
      this.#seen.set(name.toString('latin1'), file);
      return file;
    } catch {
      this.#parts.report.note('file-failed');
      return null;
    }
  }

  #failure(file: FoundFile): FailedFile {
    return { ...file, tryAgainAt: this.#parts.now() + TRY_AGAIN_MS };
  }

  async #takeOrNote(name: Buffer, file: FoundFile): Promise<boolean> {
    try {
      await this.#take(name, file);
      return true;
    } catch (error) {
      if (isGone(error) && (await findFile(pathIn(this.#folder, name)).catch(() => file)) === null)
        return true;
      this.#parts.report.note('file-failed');
      return false;
    }
  }

  async #take(name: Buffer, { size }: FoundFile): Promise<void> {
    const { link, report, take } = this.#parts;
    if (size > LONGEST_FILE) {
      report.note('file-too-long');
      await this.#layAside(name, 'refused');
      return;
    }
    const raw = await readFile(pathIn(this.#folder, name));
    const messages = fileMessages(link.driver, raw);
    const read = messages.filter(({ text }) => isMessageRead(link.driver, text));
    // Stored first: a file that is taken again after a stop is the same message.
    for (const message of read) await take({ ...message, continues: false });
    if (read.length < messages.length) report.note('unsupported-message');
    await this.#layAside(name, read.length < messages.length ? 'refused' : 'done');
  }

  async #layAside(name: Buffer, into: 'done' | 'refused'): Promise<void> {
    const aside = join(this.#folder, into);
    await mkdir(aside, { recursive: true });
    const kept = name.subarray(Math.max(0, name.length - LONGEST_NAME));
    const target = Buffer.concat([Buffer.from(`${this.#parts.now()}-`), kept]);
    await rename(pathIn(this.#folder, name), pathIn(aside, target));
  }
}

/** Minds a folder into which a machine writes files: one that did not change between two looks is read, stored, and moved aside. */
export function watchFolder(parts: FolderParts, lookEveryMs = LOOK_EVERY_MS): MindedLink {
  const { report } = parts;
  const ending = new AbortController();
  const folder = new MachineFolder(parts);

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await folder.look();
        report.say('watching');
      } catch {
        report.note('folder-missing');
        report.say('failed');
      }
      await wait(lookEveryMs, null, { signal: ending.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}
