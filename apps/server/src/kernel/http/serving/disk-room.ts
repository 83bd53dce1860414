import { statfs } from 'node:fs/promises';

/** The database wants this much for the log of what it does next. */
const LEAST_ROOM = 32 * 1024 * 1024;
/** So long a refusal for want of room counts, unless the folder of the database itself is seen. */
const COUNTS_MS = 60_000;

/** Whether the database has room to write: as its refusals tell, and as its disk tells where that is this machine's. */
export class DiskRoom {
  readonly #folder: string | null;
  #refusedAt = Number.NEGATIVE_INFINITY;

  /** The folder of the embedded database; null where the database is elsewhere. */
  constructor(folder: string | null) {
    this.#folder = folder;
  }

  /** Something was refused because the disk is full. */
  noteRefusal(): void {
    this.#refusedAt = performance.now();
  }

  /** Something was saved: there is room again. */
  noteSaved(): void {
    this.#refusedAt = Number.NEGATIVE_INFINITY;
  }

  /** True while nothing can be saved for want of room. */
  async isFull(): Promise<boolean> {
    if (performance.now() - this.#refusedAt < COUNTS_MS) return true;
    if (this.#folder === null) return false;
    const room = await statfs(this.#folder).catch(() => null);
    return room !== null && room.bavail * room.bsize < LEAST_ROOM;
  }
}
