import { createHash } from 'node:crypto';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { uploadFile } from '@nidan/contract/base/files/file-endpoints';
import type { DocumentImage } from '@nidan/domain/documents/letterhead';
import { FILE_PURPOSES, type FilePurpose, MEDIA_TYPES } from '@nidan/domain/files/file-purpose';
import { storedName } from '@nidan/domain/files/stored-name';
import { MOST_ATTACHED_PAGES } from '@nidan/domain/results/attachment';
import { type UploadEnding, uploadEnding } from '@nidan/domain/text/file-name';
import { drawnPages, drawsPicture } from '../../../kernel/documents/draws-picture.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { compoundFileFault } from './compound-file-fault.ts';
import { pictureOf } from './picture-of.ts';
import { jpegFault } from './jpeg-fault.ts';
import { officeFileFault } from './office-file-fault.ts';
import { pdfFault } from './pdf-fault.ts';
import { pngFault } from './png-fault.ts';

interface ToInspect extends Pick<BodyOf<typeof uploadFile>, 'name' | 'content'> {
  readonly purpose: FilePurpose;
}

/** A file that may be kept. */
export interface InspectedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly sha256: Buffer;
  /** Of a PDF that is to be printed; 1 otherwise. */
  readonly pages: number;
}

/** A file that does nothing, by which the world agreed to see whether anybody looks (eicar.org). */
const EICAR = Buffer.from('$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$');

type Fault = string | null | Promise<string | null>;

const faultOf: Readonly<Record<UploadEnding, (bytes: Buffer, mostPixels: number) => Fault>> = {
  jpg: jpegFault,
  jpeg: jpegFault,
  png: pngFault,
  pdf: pdfFault,
  doc: compoundFileFault,
  docx: (bytes) => officeFileFault(bytes, 'docx'),
  xlsx: (bytes) => officeFileFault(bytes, 'xlsx'),
};

/** On how many pages a file is printed; null when it cannot be. */
async function printedPages(
  documents: Services['documents'],
  picture: DocumentImage,
): Promise<number | null> {
  if (picture.format === 'pdf') return drawnPages(documents, picture, MOST_ATTACHED_PAGES);
  return (await drawsPicture(documents, picture)) ? 1 : null;
}

/**
 * Looks at an upload before anything is written: its ending is one that the purpose takes, its bytes are of that kind from the
 * first to the last, nothing in it acts, and a picture for paper can be drawn. Refuses with what is wrong.
 */
export async function inspectUpload(
  { name, purpose, content }: ToInspect,
  { documents }: Pick<Services, 'documents'>,
): Promise<InspectedFile> {
  const ending = uploadEnding(name);
  const kept = storedName(name);
  const { endings, mostBytes, mostPixels, printed } = FILE_PURPOSES[purpose];
  if (ending === null || kept === null || !endings.some((allowed) => allowed === ending)) {
    throw refuse('file-ending-refused', { details: { endings: endings.join(', ') } });
  }
  const bytes = Buffer.from(content, 'base64');
  const refused = (fault: string) => refuse('file-refused', { details: { name: kept, fault } });
  if (bytes.length > mostBytes) throw refused(`it is larger than ${mostBytes / 1024} KB`);
  if (bytes.includes(EICAR)) throw refused('it is a test for virus scanners');
  const fault = await faultOf[ending](bytes, mostPixels);
  if (fault !== null) throw refused(fault);
  const mediaType = MEDIA_TYPES[ending];
  const pages = printed ? await printedPages(documents, pictureOf(mediaType, bytes)) : 1;
  if (pages === null) throw refused('it cannot be printed');
  if (pages > MOST_ATTACHED_PAGES) throw refused(`it has more than ${MOST_ATTACHED_PAGES} pages`);
  return {
    name: kept,
    mediaType,
    bytes,
    sha256: createHash('sha256').update(bytes).digest(),
    pages,
  };
}
