import { DocumentError } from './document-error.ts';
import type {
  DocumentForm,
  DocumentPicture,
  DocumentRequest,
  RenderedBytes,
  RenderedDocument,
} from './document-request.ts';
import { WorkerProcess } from './worker-process.ts';

export interface DocumentPoolOptions {
  /** Child processes; each takes one core while it works. */
  size?: number;
  /** A document that takes longer fails as 'timed_out'. */
  timeoutMs?: number;
  /** A worker holding more memory than this is replaced after its document. */
  maxRssBytes?: number;
}

/** Renders documents in child processes that start with the first document and are replaced at a memory bound. */
export interface DocumentPool {
  render: (request: DocumentRequest, form: DocumentForm) => Promise<RenderedBytes>;
  /** Starts the workers before the first document asks for them. */
  warmUp: () => void;
  /** Ends after the documents in work; those that wait fail as 'closed'. */
  stop: () => Promise<void>;
  /** Process ids of the workers that take documents. */
  workerPids: () => readonly number[];
}

interface Waiting {
  request: DocumentRequest;
  form: DocumentForm;
  resolve: (document: RenderedBytes) => void;
  reject: (error: DocumentError) => void;
}

/** Part of the memory bound at which a successor is warmed up, so that nobody waits for it. */
const WARM_SUCCESSOR_AT = 0.9;
/** Workers that died one after another before they were ready: then something is wrong with all of them. */
const FAILED_STARTS = 3;

/** The PDF of a document; throws DocumentError. The same data gives the same bytes. */
export async function renderDocument(
  pool: DocumentPool,
  request: DocumentRequest,
): Promise<RenderedDocument> {
  const { bytes, pages } = await pool.render(request, 'pdf');
  return { pdf: bytes, pages };
}

/** The same pages as a picture for a screen, which any browser shows; throws DocumentError. */
export async function renderPicture(pool: DocumentPool, request: DocumentRequest): Promise<DocumentPicture> {
  const { bytes, pages } = await pool.render(request, 'svg');
  return { svgGzip: bytes, pages };
}

/** Makes a pool; its processes start with the first document. */
export function startDocumentPool(options: DocumentPoolOptions = {}): DocumentPool {
  const pool = new Pool(options);
  return {
    render: (request, form) => pool.render(request, form),
    warmUp: () => pool.warmUp(),
    stop: () => pool.stop(),
    workerPids: () => pool.workerPids(),
  };
}

class Pool {
  readonly #size: number;
  readonly #timeoutMs: number;
  readonly #maxRss: number;
  readonly #workers: WorkerProcess[] = [];
  readonly #spares: WorkerProcess[] = [];
  readonly #queue: Waiting[] = [];
  readonly #working = new Set<Promise<unknown>>();
  #failedStarts = 0;
  #stopped = false;

  constructor({ size = 1, timeoutMs = 30_000, maxRssBytes = 400 * 1024 * 1024 }: DocumentPoolOptions) {
    this.#size = size;
    this.#timeoutMs = timeoutMs;
    this.#maxRss = maxRssBytes;
  }

  render(request: DocumentRequest, form: DocumentForm): Promise<RenderedBytes> {
    if (this.#stopped) return Promise.reject(closed());
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, form, resolve, reject });
      this.#dispatch();
    });
  }

  warmUp(): void {
    while (!this.#stopped && this.#workers.length < this.#size) this.#workers.push(this.#startWorker());
  }

  workerPids(): readonly number[] {
    return this.#workers.flatMap((worker) => worker.pid ?? []);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const waiting of this.#queue.splice(0)) waiting.reject(closed());
    await Promise.allSettled(this.#working);
    await Promise.all([...this.#workers.splice(0), ...this.#spares.splice(0)].map((worker) => worker.end()));
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const worker = this.#workers.find((one) => one.ready && !one.busy && !one.gone);
      if (worker === undefined) {
        this.#grow();
        return;
      }
      const waiting = this.#queue.shift();
      if (waiting) this.#hand(worker, waiting);
    }
  }

  /** One more worker for those that wait, while the pool is not full and nobody is just starting for them. */
  #grow(): void {
    const starting = this.#workers.filter((worker) => !worker.ready).length;
    if (this.#workers.length < this.#size && starting < this.#queue.length)
      this.#workers.push(this.#startWorker());
  }

  #hand(worker: WorkerProcess, { request, form, resolve, reject }: Waiting): void {
    const work = worker.render({ request, form }, this.#timeoutMs).then(resolve, reject);
    this.#working.add(work);
    void work.finally(() => {
      this.#working.delete(work);
      this.#mindMemory(worker);
      this.#dispatch();
    });
  }

  /** Near the bound a successor warms up; beyond it the worker gets no more documents. */
  #mindMemory(worker: WorkerProcess): void {
    if (this.#stopped || worker.gone) return;
    if (worker.rss > this.#maxRss * WARM_SUCCESSOR_AT && this.#spares.length === 0) {
      this.#spares.push(this.#startWorker());
    }
    if (worker.rss <= this.#maxRss) return;
    this.#remove(worker);
    void worker.end();
    this.#workers.push(this.#spares.pop() ?? this.#startWorker());
  }

  #startWorker(): WorkerProcess {
    const worker: WorkerProcess = new WorkerProcess({
      onReady: () => {
        this.#failedStarts = 0;
        this.#dispatch();
      },
      onGone: () => this.#bury(worker),
    });
    return worker;
  }

  #bury(worker: WorkerProcess): void {
    this.#remove(worker);
    if (!worker.ready) this.#failedStarts += 1;
    if (this.#failedStarts >= FAILED_STARTS) {
      this.#failedStarts = 0;
      const error = new DocumentError(
        'worker_died',
        'Document workers do not start; see the log of the server.',
      );
      for (const waiting of this.#queue.splice(0)) waiting.reject(error);
    }
    if (!this.#stopped) this.#dispatch();
  }

  #remove(worker: WorkerProcess): void {
    for (const list of [this.#workers, this.#spares]) {
      const index = list.indexOf(worker);
      if (index !== -1) list.splice(index, 1);
    }
  }
}

function closed(): DocumentError {
  return new DocumentError('closed', 'The document pool is closed.');
}
