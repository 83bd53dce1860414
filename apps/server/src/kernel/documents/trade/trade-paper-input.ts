import type { TradePaper } from '@nidan/domain/documents/trade-paper';
import { PictureFiles, type TemplateInput, templateDate } from '../template-input.ts';

/** The data of a paper about goods or money between two parties. */
export function tradePaperInput(paper: TradePaper): TemplateInput {
  const pictures = new PictureFiles();
  const data = {
    ...paper,
    date: templateDate(paper.documentDate),
    letterhead: pictures.letterhead(paper.letterhead),
  };
  return { template: 'trade-paper.typ', data, files: pictures.files };
}
