/** A line of text as dots, for a label printer whose own fonts lack its letters. */
export interface TextPicture {
  readonly width: number;
  readonly height: number;
  /** Row by row from the top, eight dots in a byte with the left one highest; a set bit is printed. */
  readonly bytes: Uint8Array;
}

export interface TextToDraw {
  readonly text: string;
  /** Height of a line in dots. */
  readonly height: number;
}

export type DrawText = (text: TextToDraw) => TextPicture;

/** All but Latin-1, dashes, quotes, the ellipsis and what stands for a broken letter: what the fonts of ZPL and TSPL printers need not have. */
const LACKING = /[^\p{Cc} -\u00ff\u2010-\u2027\ud800-\udfff\ufffd]/u;

/** Whether a text holds a letter that is drawn, as the fonts of label printers may lack it. */
export function isDrawn(text: string): boolean {
  return LACKING.test(text);
}

/** Bytes of one row of a picture. */
export function bytesOfRow({ width }: Pick<TextPicture, 'width'>): number {
  return Math.ceil(width / 8);
}
