import type { Services } from '../../../kernel/http/services.ts';
import type { NamedPaper } from './papers.ts';

/** A paper of the stores as a PDF. */
export async function renderPaper(
  { fileName, paper }: NamedPaper,
  { documents }: Pick<Services, 'documents'>,
): Promise<{ bytes: Buffer; fileName: string }> {
  const { bytes } = await documents.render({ kind: 'trade-paper', data: paper }, 'pdf');
  return { bytes: Buffer.from(bytes), fileName };
}
