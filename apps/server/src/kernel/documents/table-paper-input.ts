import type { TablePaper } from '@nidan/domain/documents/table-paper';
import { type TemplateInput, templateDate } from './template-input.ts';

/** The data of a table on paper. */
export function tablePaperInput(paper: TablePaper): TemplateInput {
  const data = { ...paper, date: templateDate(paper.documentDate) };
  return { template: 'table-paper.typ', data, files: new Map() };
}
