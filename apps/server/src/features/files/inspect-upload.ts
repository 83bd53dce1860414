import { createHash } from 'node:crypto';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { uploadFile } from '@nidan/contract/files/file-endpoints';
import { FILE_PURPOSES, LARGEST_UPLOAD, MEDIA_TYPES } from '@nidan/domain/files/file-purpose';
import { storedName } from '@nidan/domain/files/stored-name';
import { type UploadEnding, uploadEnding } from '@nidan/domain/text/file-name';
import { refuse } from '../../kernel/http/refuse.ts';
import { compoundFileFault } from './compound-file-fault.ts';
import { jpegFault } from './jpeg-fault.ts';
import { officeFileFault } from './office-file-fault.ts';
import { pdfFault } from './pdf-fault.ts';
import { pngFault } from './png-fault.ts';

/** A file that may be kept. */
export interface InspectedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly sha256: Buffer;
}

/** A file that does nothing, by which the world agreed to see whether anybody looks (eicar.org). */
const EICAR = Buffer.from('$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$');

const faultOf: Readonly<Record<UploadEnding, (bytes: Buffer) => string | null | Promise<string | null>>> = {
  jpg: jpegFault,
  jpeg: jpegFault,
  png: pngFault,
  pdf: pdfFault,
  doc: compoundFileFault,
  docx: (bytes) => officeFileFault(bytes, 'docx'),
  xlsx: (bytes) => officeFileFault(bytes, 'xlsx'),
};

/**
 * Looks at an upload before anything is written: its ending is one that the purpose takes, its bytes are of that kind from the
 * first to the last, and nothing in it acts. Refuses with what is wrong.
 */
export async function inspectUpload({
  name,
  purpose,
  content,
}: BodyOf<typeof uploadFile>): Promise<InspectedFile> {
  const ending = uploadEnding(name);
  const kept = storedName(name);
  const { endings } = FILE_PURPOSES[purpose];
  if (ending === null || kept === null || !endings.some((allowed) => allowed === ending)) {
    throw refuse('file-ending-refused', { details: { endings: endings.join(', ') } });
  }
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LARGEST_UPLOAD) throw refuse('body-too-large');
  const fault = bytes.includes(EICAR) ? 'it is a test for virus scanners' : await faultOf[ending](bytes);
  if (fault !== null) throw refuse('file-refused', { details: { name: kept, fault } });
  return {
    name: kept,
    mediaType: MEDIA_TYPES[ending],
    bytes,
    sha256: createHash('sha256').update(bytes).digest(),
  };
}
