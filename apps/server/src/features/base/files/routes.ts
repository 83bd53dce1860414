import * as fileEndpoints from '@nidan/contract/base/files/file-endpoints';
import { downloadFile, listFiles, uploadFile } from '@nidan/contract/base/files/file-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { FILE_PURPOSES, type FilePurpose } from '@nidan/domain/files/file-purpose';
import { parseFileToken } from '@nidan/domain/files/file-token';
import { requireRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { implement, implementDocument, implementInspected, type Route } from '../../../kernel/http/route.ts';
import { findFile, listFilesOf, readContent } from './files.query.ts';
import { inspectUpload } from './inspect-upload.ts';
import { keepFile, requireUploader } from './keep-file.ts';
import { removeFile } from './remove-file.ts';

function requireReader({ caller }: Ctx, purpose: FilePurpose): void {
  requireRight(caller, FILE_PURPOSES[purpose].module, PERMISSION.read);
}

export const fileRoutes: readonly Route[] = [
  implementInspected(uploadFile, {
    admit: (ctx, { body }) => requireUploader(ctx, body),
    inspect: ({ body }, services) => inspectUpload(body, services),
    command: (ctx, { body }, file) => keepFile(ctx, body, file),
  }),
  implement(listFiles, async (ctx, { query }) => {
    requireReader(ctx, query.purpose);
    return listFilesOf(ctx, query);
  }),
  implement(fileEndpoints.removeFile, (ctx, { params }) => removeFile(ctx, params.fileId)),
  implementDocument(downloadFile, {
    labOf: ({ query }) => parseFileToken(query.file)?.lId ?? null,
    load: async (ctx, { query }) => {
      const file = await findFile(ctx, parseFileToken(query.file)?.fileId ?? '');
      if (file === null) throw refuse('not-found');
      requireReader(ctx, file.purpose);
      return { name: file.name, mediaType: file.media_type, bytes: await readContent(ctx, file.sha256) };
    },
    render: async ({ name, mediaType, bytes }) => ({ bytes, fileName: name, savedAs: mediaType }),
  }),
];
