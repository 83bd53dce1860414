import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const dist = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Paths of spec §2 that the web app answers; everything else under / is a file of the build or nothing. */
const appPaths = [
  '/',
  '/auth/login',
  '/loading',
  '/logout',
  '/file/download',
  '/radiology/shared-dicom-study',
] as const;

/** Serves the built web app beside the API; named files of the build are kept by browsers for a year. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(dist)) throw new Error('The web app is not built: run `npm run build`');
  await app.register(staticFiles, {
    root: dist,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  for (const path of appPaths) {
    app.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('index.html', { immutable: false, maxAge: 0 }),
    );
  }
}
