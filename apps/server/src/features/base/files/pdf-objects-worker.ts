import { parentPort, workerData } from 'node:worker_threads';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { isActiveName } from './pdf-names.ts';

/*
 * Reads a PDF to its last object, those in compressed streams of objects too, and posts `{ fault }`: what is wrong with it, or null
 * for nothing. A thread of its own, which is ended when it takes too long or too much.
 */

/** The objects that an object is made of; what a reference leads to is an object of the document and looked at there. */
function partsOf(object: PDFObject): readonly PDFObject[] {
  if (object instanceof PDFArray) return object.asArray();
  if (object instanceof PDFDict) return object.entries().flat();
  return object instanceof PDFStream ? [object.dict] : [];
}

function acts(objects: readonly PDFObject[]): boolean {
  const waiting = [...objects];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFName && isActiveName(object.decodeText())) return true;
    waiting.push(...partsOf(object));
  }
  return false;
}

async function faultOf(bytes: Uint8Array): Promise<string | null> {
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  if (document.getPageCount() === 0) return 'it has no page';
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  return acts(objects) ? 'it holds a script, an attachment or an action' : null;
}

// as: whoever starts this thread gives it the bytes of a file
const fault = await faultOf(workerData as Uint8Array).catch(() => 'it cannot be read as a PDF');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage({ fault });
