/** Milliseconds after which a screen is given up, and after which the person is told that it takes long (spec §9). */
export const CHUNK_TIMEOUT = 120_000;
export const COMPONENT_TIMEOUT = 60_000;
const TRIES = 3;
const PAUSE = 400;

/** gone: the build has changed and the file is no more. timeout: it did not come in time. */
export class ChunkFailure extends Error {
  readonly kind: 'gone' | 'timeout';

  constructor(kind: 'gone' | 'timeout') {
    super(`A screen could not be loaded: ${kind}`);
    this.name = 'ChunkFailure';
    this.kind = kind;
  }
}

/** Loads a chunk, three times when it fails, for 120 seconds at most. Throws `ChunkFailure`. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure('timeout')), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([retry(load), limit]);
  } finally {
    clearTimeout(timer);
  }
}

async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch {
      if (attempt === TRIES) throw new ChunkFailure('gone');
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE * attempt);
      });
    }
  }
}
