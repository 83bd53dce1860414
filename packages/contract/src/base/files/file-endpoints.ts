import { LAB_FILE_PURPOSES, LARGEST_UPLOAD } from '@nidan/domain/files/file-purpose';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, Instant, nullable, page, pageOf } from '../../kernel/shapes.ts';

/** Files of patients and of results go their own ways (`patient-file-endpoints.ts`, `result-file-endpoints.ts`). */
const Purpose = Type.Enum([...LAB_FILE_PURPOSES]);

/** Base64 takes four characters for three bytes. */
const LONGEST_CONTENT = Math.ceil(LARGEST_UPLOAD / 3) * 4;

/** The bytes of an upload as base64. */
export const FileContent = Type.String({
  minLength: 4,
  maxLength: LONGEST_CONTENT,
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
});

export const FileView = closed({
  fileId: Id,
  purpose: Purpose,
  /** Whose it is; null for a file of the lab. */
  userId: nullable(Id),
  name: Type.String(),
  mediaType: Type.String(),
  bytes: Type.Integer(),
  /** In hexadecimal. */
  sha256: Type.String(),
  /** Where it is handed out (spec §2). */
  href: Type.String(),
  uploadedAt: Instant,
  uploadedBy: Type.String(),
});
export type FileView = Static<typeof FileView>;

export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/api/files',
  summary:
    'Keeps a file whose name and content are both of one of the permitted kinds (spec §5 "Uploads"); needs the right to update what it belongs to',
  access: 'lab',
  body: closed({
    fileId: Id,
    purpose: Purpose,
    /** For a signature: whose it is. */
    userId: Type.Optional(Id),
    name: Type.String({ minLength: 1, maxLength: 255 }),
    content: FileContent,
  }),
  bodyLimit: LONGEST_CONTENT + 4_096,
  perMinute: 30,
  response: FileView,
});

export const listFiles = defineEndpoint({
  method: 'GET',
  path: '/api/files',
  summary: 'The files kept for a purpose, newest first; needs the right to read what they belong to',
  access: 'lab',
  query: closed({ ...page, purpose: Purpose, userId: Type.Optional(Id) }),
  response: pageOf(FileView),
});

export const removeFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/files/:fileId',
  summary: 'Takes a file away; documents that carry it already keep it',
  access: 'lab',
  params: closed({ fileId: Id }),
  response: Done,
});

export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/file/download',
  summary: 'Hands a file out as an attachment, to who may read what it belongs to',
  access: 'session',
  query: closed({ file: Type.String({ maxLength: 80 }) }),
  produces: 'application/octet-stream',
  openedByPeople: true,
  perMinute: 240,
  response: Type.Unknown(),
});
