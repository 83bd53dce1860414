import type { Module } from '../access/modules.ts';
import { UPLOAD_ENDINGS, type UploadEnding } from '../text/file-name.ts';

/** Largest upload in bytes: 10 MB. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;
/** Most pixels of a picture: 40 megapixels. */
export const MOST_PIXELS = 40_000_000;
/** What an uploaded office file may unpack to: its bytes and its parts. */
export const LARGEST_UNPACKED = 100 * 1024 * 1024;
export const MOST_PARTS = 1_000;

interface FilePurposeRule {
  /** Whose file it is: the lab's, or one person's. */
  readonly owner: 'LAB' | 'USER';
  /** Whose rights decide: read to open it, update to upload or remove it. */
  readonly module: Module;
  readonly endings: readonly UploadEnding[];
}

const PICTURES = ['jpg', 'jpeg', 'png'] as const;

/** What files are kept for. */
export const FILE_PURPOSES = {
  /** Stands at the head of the lab's documents. */
  logo: { owner: 'LAB', module: 'labs', endings: PICTURES },
  /** Stands above the name of who authorises a report. */
  signature: { owner: 'USER', module: 'users', endings: PICTURES },
  /** A certificate, an agreement. */
  document: { owner: 'LAB', module: 'labs', endings: UPLOAD_ENDINGS },
} as const satisfies Record<string, FilePurposeRule>;

export type FilePurpose = keyof typeof FILE_PURPOSES;

/** Media types by ending. */
export const MEDIA_TYPES: Readonly<Record<UploadEnding, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
