import { CLIENT_TIMINGS } from '@nidan/domain/settings/client-timings';

/** Milliseconds after which a screen is given up, and after which the person is told that it takes long. */
export const CHUNK_TIMEOUT = CLIENT_TIMINGS.chunkLoadTimeout;
export const COMPONENT_TIMEOUT = CLIENT_TIMINGS.componentLoaderTimeout;
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

/** Loads a chunk, for 120 seconds at most. Throws `ChunkFailure`. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure('timeout')), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (thrown) {
    throw thrown instanceof ChunkFailure ? thrown : new ChunkFailure('gone');
  } finally {
    clearTimeout(timer);
  }
}

const importAgain = async (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * One export of a chunk that is fetched when first wanted, tried three times. A browser remembers that a module failed, so
 * it is asked for again under another address: that of the failure with a query, which the server does not look at.
 */
export function lazy<Name extends string, T>(
  load: () => Promise<{ readonly [N in Name]: T }>,
  name: Name,
  again: (address: string) => Promise<unknown> = importAgain,
): () => Promise<T> {
  // Each further try has an address of its own, those after an hour without a network too.
  let tries = 1;
  return async () => {
    let failure: unknown;
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const address = attempt === 1 ? null : addressIn(failure);
      try {
        // as: the same file as `load` imports, so it has the same exports
        const loaded =
          address === null
            ? await load()
            : ((await again(`${address}?try=${(tries += 1)}`)) as { [N in Name]: T });
        return loaded[name];
      } catch (thrown) {
        failure ??= thrown;
        if (attempt < TRIES) await pause(PAUSE * attempt);
      }
    }
    throw failure;
  };
}

/** The address that a failed import names; Chromium and Firefox do. */
function addressIn(failure: unknown): string | null {
  return failure instanceof Error ? (/https?:\/\/[^\s"']+\.js/.exec(failure.message)?.[0] ?? null) : null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
