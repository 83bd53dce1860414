import type { ParameterKind } from '../enumerations/results.ts';
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

/** What of a parameter has no meaning for an attachment. */
export interface AttachmentShape {
  readonly kind: ParameterKind;
  readonly unit: string;
  readonly ucum: string | null;
  readonly decimals: number;
  readonly choices: readonly unknown[];
  readonly plausibleLow: number | null;
  readonly plausibleHigh: number | null;
  readonly delta: object | null;
  readonly ranges: readonly unknown[];
}

/** What a parameter has that an attachment cannot have, in words that go on after the parameter; empty for the other kinds. */
export function attachmentFaults(parameter: AttachmentShape): string[] {
  if (parameter.kind !== 'attachment') return [];
  const { plausibleLow, plausibleHigh, choices, ranges } = parameter;
  const found = [
    [parameter.unit !== '' || parameter.ucum !== null, 'unit'],
    [parameter.decimals !== 0, 'decimals'],
    [choices.length > 0, 'help list of choices'],
    [plausibleLow !== null || plausibleHigh !== null, 'plausible limits'],
    [parameter.delta !== null, 'delta check'],
    [ranges.length > 0, 'reference intervals'],
  ] as const;
  return found.flatMap(([has, what]) => (has ? [`is an attachment, which has no ${what}`] : []));
}
