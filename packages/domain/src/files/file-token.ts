const TOKEN = /^([1-9a-z][0-9a-z]{0,5})-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const LARGEST_LAB = 2_147_483_647;

/** What a link to a file carries (spec §2 "/file/download"): the lab, so that it is found without asking all of them, and the file's id. */
export function fileToken({ lId, fileId }: { readonly lId: number; readonly fileId: string }): string {
  return `${lId.toString(36)}-${fileId}`;
}

/** The lab and the file of a link; null for any other text. */
export function parseFileToken(token: string): { readonly lId: number; readonly fileId: string } | null {
  const [, lab, fileId] = TOKEN.exec(token) ?? [];
  if (lab === undefined || fileId === undefined) return null;
  const lId = Number.parseInt(lab, 36);
  return lId > LARGEST_LAB ? null : { lId, fileId };
}
