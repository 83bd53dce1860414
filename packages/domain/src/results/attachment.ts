import { MEDIA_TYPES } from '../files/file-purpose.ts';

/** Pages that an attached PDF may have: each takes a page of the report. */
export const MOST_ATTACHED_PAGES = 8;

/** What of an attached file the report says. */
export interface AttachedFile {
  readonly mediaType: string;
  /** 1 for a picture. */
  readonly pages: number;
}

/** Whether a file is a document of pages; otherwise it is a picture. */
export function isPaged({ mediaType }: Pick<AttachedFile, 'mediaType'>): boolean {
  return mediaType === MEDIA_TYPES.pdf;
}

/** The value of an attachment in words: 'attached: 1 picture', 'attached: 3 pages'. What somebody called the file may name the patient. */
export function attachmentText(file: AttachedFile): string {
  if (!isPaged(file)) return 'attached: 1 picture';
  return `attached: ${file.pages} ${file.pages === 1 ? 'page' : 'pages'}`;
}
