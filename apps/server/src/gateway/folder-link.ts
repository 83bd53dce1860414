import { isMessageRead } from '@nidan/domain/interfacing/hl7-types';
import { fileMessages } from '@nidan/domain/interfacing/new-link';
import { lstat, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MindedLink, MindingParts } from './socket-link.ts';

const LOOK_EVERY_MS = 2_000;
/** Larger files are no results. */
const LONGEST_FILE = 1_048_576;
const MOST_FILES = 200;

interface SeenFile {
  readonly size: number;
  readonly changed: number;
}

/** Minds a folder into which a machine writes files: one that did not change between two looks is taken, kept, and laid aside. */
export function watchFolder(parts: MindingParts & { readonly machineFolder: string }): MindedLink {
  const { link, report, take, machineFolder } = parts;
  const ending = new AbortController();
  const folder = join(machineFolder, String(link.lId), link.folder);
  const extension = link.driver.link.kind === 'folder' ? link.driver.link.extension.toLowerCase() : '';
  let seen = new Map<string, SeenFile>();

  async function layAside(name: string, into: 'done' | 'refused'): Promise<void> {
    await mkdir(join(folder, into), { recursive: true });
    await rename(join(folder, name), join(folder, into, `${Date.now()}-${name}`));
  }

  async function takeFile(name: string, { size }: SeenFile): Promise<void> {
    if (size > LONGEST_FILE) {
      report.note('file-too-long');
      await layAside(name, 'refused');
      return;
    }
    const raw = await readFile(join(folder, name));
    const messages = fileMessages(link.driver, raw);
    const read = messages.filter(({ text }) => isMessageRead(link.driver, text));
    // Kept first: a file that is taken again after a stop is the same message.
    for (const message of read) await take({ ...message, continues: false });
    if (read.length < messages.length) report.note('unsupported-message');
    await layAside(name, read.length < messages.length ? 'refused' : 'done');
  }

  async function look(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith(extension));
    const now = new Map<string, SeenFile>();
    for (const name of names.slice(0, MOST_FILES)) {
      const file = await lstat(join(folder, name));
      if (!file.isFile()) continue;
      const found = { size: file.size, changed: file.mtimeMs };
      const before = seen.get(name);
      if (before?.size === found.size && before.changed === found.changed) await takeFile(name, found);
      else now.set(name, found);
    }
    seen = now;
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await look();
        report.say('watching');
      } catch {
        report.note('folder-missing');
        report.say('failed');
      }
      await wait(LOOK_EVERY_MS, null, { signal: ending.signal }).catch(() => undefined);
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
