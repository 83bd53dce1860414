import { bytesOfRow, type DrawText, isDrawn } from '@nidan/domain/documents/label-printers/text-picture';
import { fontFiles } from './font-files.ts';

/** Where the letters stand on, and how much is below: parts of the height of a line. Vowel signs need more than Latin letters do. */
const BASE_LINE = 0.86;
const LINE = 1.25;
/** Above which a grey dot is white. */
const WHITE = 128;

/** What draws texts in dots. The library is loaded only where `labels` hold a text that is drawn: most labs never need it. */
export async function textDrawer(labels: unknown): Promise<DrawText> {
  if (!isDrawn(JSON.stringify(labels))) {
    return ({ text }) => {
      throw new Error(`Nothing of these labels is drawn: ${text}`);
    };
  }
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  const families = fontFiles().bold.map((file, at) => {
    const family = `label ${at}`;
    if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(file, family);
    return `"${family}"`;
  });
  return ({ text, height }) => {
    const font = `${height}px ${families.join(', ')}`;
    const measuring = createCanvas(1, 1).getContext('2d');
    measuring.font = font;
    const width = Math.max(1, Math.ceil(measuring.measureText(text).width));
    const size = { width, height: Math.ceil(height * LINE) };
    const paper = createCanvas(size.width, size.height).getContext('2d');
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, size.width, size.height);
    paper.fillStyle = '#000';
    paper.font = font;
    paper.fillText(text, 0, height * BASE_LINE);
    const { data } = paper.getImageData(0, 0, size.width, size.height);
    const perRow = bytesOfRow(size);
    const bytes = new Uint8Array(perRow * size.height);
    for (let dot = 0; dot < size.width * size.height; dot += 1) {
      if ((data[dot * 4] ?? WHITE) >= WHITE) continue;
      const [row, at] = [Math.floor(dot / size.width), dot % size.width];
      const index = row * perRow + (at >> 3);
      bytes[index] = (bytes[index] ?? 0) | (128 >> (at & 7));
    }
    return { ...size, bytes };
  };
}
