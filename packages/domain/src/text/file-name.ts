/** Endings of files that may be uploaded (spec §5 "Uploads"). */
export const UPLOAD_ENDINGS = ['jpg', 'jpeg', 'png', 'doc', 'docx', 'pdf', 'xlsx'] as const;

export type UploadEnding = (typeof UPLOAD_ENDINGS)[number];

/** The ending of a file name that may be uploaded, in any case; null for other names and for a name that is an ending alone. */
export function uploadEnding(name: string): UploadEnding | null {
  const ending = /[^./\\]\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase();
  return UPLOAD_ENDINGS.find((allowed) => allowed === ending) ?? null;
}

/**
 * Clean-up of a file name (spec §5): characters other than letters, digits and hyphen become an underscore, underscores in a row become
 * one, those at the ends go. Letters are those of English, so that every file system and header takes the name. May come out empty.
 */
export function cleanFileName(name: string): string {
  return name.replace(/[^A-Za-z0-9-]+/gu, '_').replace(/^_+|_+$/gu, '');
}
