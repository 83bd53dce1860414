import type { DocumentErrorCode } from './document-error.ts';
import type { DocumentForm, DocumentRequest } from './document-request.ts';

/** To a worker: one document at a time. */
export interface RenderMessage {
  id: number;
  request: DocumentRequest;
  form: DocumentForm;
}

/** From a worker: that it is warm, or the answer to a request with the memory it holds, bytes. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'rendered'; id: number; bytes: Uint8Array; pages: number; rss: number }
  | { kind: 'failed'; id: number; code: DocumentErrorCode; message: string; rss: number };
