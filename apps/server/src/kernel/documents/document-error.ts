export type DocumentErrorCode =
  /** The template or its data did not compile, or a text cannot be a barcode. Trying again gives the same. */
  | 'compile_failed'
  /** The worker process died with this request. */
  | 'worker_died'
  /** No answer in time; the worker was replaced. */
  | 'timed_out'
  /** The pool was closed. */
  | 'closed';

/** A document that could not be made. The message never holds patient data. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string) {
    super(message);
    this.name = 'DocumentError';
    this.code = code;
  }
}
