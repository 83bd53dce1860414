import type { Module } from '../access/modules.ts';
import { UPLOAD_ENDINGS, type UploadEnding } from '../text/file-name.ts';

/** Largest upload in bytes: 10 MB. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;
/** What an uploaded office file may unpack to: its bytes and its parts. */
export const LARGEST_UNPACKED = 100 * 1024 * 1024;
export const MOST_PARTS = 1_000;

interface FilePurposeRule {
  /** Whose file it is: the lab's, that of one person who works in it, a patient's, a result's, which goes with its bill, or a vendor's. */
  readonly owner: 'LAB' | 'USER' | 'PATIENT' | 'RESULT' | 'VENDOR';
  /** Whose rights decide: read to open it, update to upload or remove it. */
  readonly module: Module;
  readonly endings: readonly UploadEnding[];
  readonly mostBytes: number;
  /** Of a picture. */
  readonly mostPixels: number;
  /** Stands on paper that the lab prints, so the printer must be able to draw it. */
  readonly printed: boolean;
}

/** Every printed page carries the picture: it stays small. */
const PRINTED_PICTURE = {
  endings: ['jpg', 'jpeg', 'png'],
  mostBytes: 512 * 1024,
  mostPixels: 4_000_000,
  printed: true,
} as const;

/** What files are kept for. */
export const FILE_PURPOSES = {
  /** Stands at the head of the lab's documents. */
  logo: { owner: 'LAB', module: 'labs', ...PRINTED_PICTURE },
  /** Stands above the name of who authorises a report. */
  signature: { owner: 'USER', module: 'users', ...PRINTED_PICTURE },
  /** A certificate, an agreement. */
  document: {
    owner: 'LAB',
    module: 'labs',
    endings: UPLOAD_ENDINGS,
    mostBytes: LARGEST_UPLOAD,
    mostPixels: 40_000_000,
    printed: false,
  },
  /** A prescription, a report of another laboratory. */
  patient: {
    owner: 'PATIENT',
    module: 'patients',
    endings: UPLOAD_ENDINGS,
    mostBytes: LARGEST_UPLOAD,
    mostPixels: 40_000_000,
    printed: false,
  },
  /** The value of an attachment: a scanned chart, a chromatogram, what an analyser printed. */
  result: {
    owner: 'RESULT',
    module: 'results',
    endings: ['jpg', 'jpeg', 'png', 'pdf'],
    mostBytes: 4 * 1024 * 1024,
    mostPixels: 16_000_000,
    printed: true,
  },
  /** A photograph of a specimen or a slide, which a report may print. */
  case: {
    owner: 'RESULT',
    module: 'results',
    endings: ['jpg', 'jpeg', 'png'],
    mostBytes: 8 * 1024 * 1024,
    mostPixels: 24_000_000,
    printed: true,
  },
  /** An MSME certificate, a cancelled cheque, an agreement. */
  vendor: {
    owner: 'VENDOR',
    module: 'purchases',
    endings: UPLOAD_ENDINGS,
    mostBytes: LARGEST_UPLOAD,
    mostPixels: 40_000_000,
    printed: false,
  },
} as const satisfies Record<string, FilePurposeRule>;

export type FilePurpose = keyof typeof FILE_PURPOSES;

/** Purposes of files of the lab itself: those of patients, results, cases and vendors have ways of their own. */
export type LabFilePurpose = Exclude<FilePurpose, 'patient' | 'result' | 'case' | 'vendor'>;
export const LAB_FILE_PURPOSES: readonly LabFilePurpose[] = ['logo', 'signature', 'document'];

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
