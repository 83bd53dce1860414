import type { ReportAttachment } from '@nidan/domain/documents/report-document';
import { breakText } from '../break-lines.ts';
import type { FontMetrics } from '../font-metrics.ts';
import { pictureSize } from '../picture-size.ts';
import type { PictureFiles } from '../template-input.ts';
import type { Chunk, ReportBlock } from './report-blocks.ts';
import { MEASURES } from './report-measures.ts';

const { pitch } = MEASURES;
const CAPTION_PT = 9.5;
const GAP_MM = 3;
const FOOT_MM = 1;
/** A picture is not drawn larger than at 96 pixels to the inch. */
const MM_PER_PIXEL = 25.4 / 96;
/** Highest picture: more than one stands on a page, and the rows above keep their page. */
const HIGHEST_MM = 110;
/** Highest photograph of a case. */
const SMALL_MM = 62;

/** What drawing files takes beside the texts. */
export interface AttachmentRoom {
  readonly metrics: FontMetrics;
  readonly pictures: PictureFiles;
  /** Height of the body without the heads that come again, mm. */
  readonly roomMm: number;
}

/** The files of a test: a picture in the width of the column at most, each page of a PDF as large as a page of the report holds it. */
export function attachmentChunks(room: AttachmentRoom, attachments: readonly ReportAttachment[]): Chunk[] {
  return attachments.flatMap((attachment) =>
    Array.from({ length: attachment.pages }, (_, index) => ({
      gapMm: GAP_MM,
      blocks: [attachmentBlock(room, attachment, index + 1)],
      heads: [],
    })),
  );
}

function attachmentBlock(
  { metrics, pictures, roomMm }: AttachmentRoom,
  { caption, file, pages, changed, small = false }: ReportAttachment,
  page: number,
): ReportBlock {
  const widest = MEASURES.page.widthMm;
  const text = pages === 1 ? caption : `${caption}, page ${page} of ${pages}`;
  const lines = breakText(metrics, text, { widthMm: widest, sizePt: CAPTION_PT, bold: true });
  const captionMm = lines.length * pitch.note + 1;
  const highest = Math.min(roomMm - captionMm - FOOT_MM, small ? SMALL_MM : roomMm);
  const { widthMm, pictureMm } = drawnSize(file, { widest, highest });
  const picture = pictures.take(file);
  return {
    kind: 'attachment',
    heightMm: captionMm + pictureMm + FOOT_MM,
    caption: lines,
    changed,
    picture,
    page,
    widthMm,
    pictureMm,
  };
}

function drawnSize(
  file: ReportAttachment['file'],
  { widest, highest }: { readonly widest: number; readonly highest: number },
): { widthMm: number; pictureMm: number } {
  const size = pictureSize(file);
  if (size === null) return { widthMm: widest, pictureMm: highest };
  const most = Math.min(HIGHEST_MM, highest);
  const widthMm = Math.min(size.width * MM_PER_PIXEL, widest, (most * size.width) / size.height);
  return { widthMm, pictureMm: (widthMm * size.height) / size.width };
}
