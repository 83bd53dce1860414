import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built web app. */
export const webFolder = fileURLToPath(new URL('../../../../../web/dist', import.meta.url));

/** Paths of spec §2 that the web app answers; everything else under / is a file of the build or nothing. */
const appPaths = ['/', '/auth/login', '/loading', '/logout', '/radiology/shared-dicom-study'] as const;

/** Files of the build whose name changes with their content. */
const NAMED_BY_CONTENT = join(webFolder, 'assets');

/** Serves the built web app beside the API; files named by their content are kept by browsers for a year. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(webFolder)) throw new Error('The web app is not built: run `npm run build`');
  await app.register(staticFiles, {
    root: webFolder,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const kept = path.startsWith(NAMED_BY_CONTENT);
      reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const path of appPaths) {
    app.get(path, { schema: { hide: true } }, async (_, reply) => reply.sendFile('index.html'));
  }
}
