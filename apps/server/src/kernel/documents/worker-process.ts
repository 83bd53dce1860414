import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DocumentError } from './document-error.ts';
import type { DocumentForm, DocumentRequest, RenderedBytes } from './document-request.ts';
import type { RenderMessage, WorkerMessage } from './worker-messages.ts';

const ENTRY = fileURLToPath(new URL('document-worker.ts', import.meta.url));

interface Pending {
  id: number;
  settle: (outcome: RenderedBytes | DocumentError) => void;
  timer: NodeJS.Timeout;
}

/** One child process that renders one document at a time. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  #pending: Pending | null = null;
  #lastId = 0;
  /** Memory it held after its last document, bytes. */
  rss = 0;
  ready = false;
  gone = false;

  constructor({ onReady, onGone }: { onReady: () => void; onGone: () => void }) {
    // Without the server's environment: a worker needs no secrets.
    this.#child = fork(ENTRY, [], {
      serialization: 'advanced',
      execArgv: [],
      env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC', MALLOC_ARENA_MAX: '2' },
    });
    this.#child.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') {
        this.ready = true;
        this.#releaseServer();
        onReady();
      } else this.#answer(message);
    });
    this.#child.on('error', () => this.#child.kill('SIGKILL'));
    this.#exited = new Promise((resolve) => {
      this.#child.once('exit', () => {
        this.gone = true;
        this.#settle(new DocumentError('worker_died', 'The document worker died; please print again.'));
        onGone();
        resolve();
      });
    });
  }

  get busy(): boolean {
    return this.#pending !== null;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The document, or a DocumentError; after timeoutMs the process is killed. */
  render(work: { request: DocumentRequest; form: DocumentForm }, timeoutMs: number): Promise<RenderedBytes> {
    this.#holdServer();
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const settle: Pending['settle'] = (outcome) =>
        outcome instanceof DocumentError ? reject(outcome) : resolve(outcome);
      const timer = setTimeout(() => this.#timeOut(timeoutMs), timeoutMs);
      this.#pending = { id, settle, timer };
      const message: RenderMessage = { id, ...work };
      this.#child.send(message, (error) => {
        if (error) this.kill();
      });
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Ends an idle process; resolves when it has exited. */
  async end(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    const late = setTimeout(() => this.kill(), 2000);
    await this.#exited;
    clearTimeout(late);
  }

  #answer(message: Exclude<WorkerMessage, { kind: 'ready' }>): void {
    this.rss = message.rss;
    if (message.id !== this.#pending?.id) return;
    this.#settle(
      message.kind === 'rendered'
        ? { bytes: message.bytes, pages: message.pages }
        : new DocumentError(message.code, message.message),
    );
  }

  #timeOut(timeoutMs: number): void {
    this.#settle(new DocumentError('timed_out', `The document took longer than ${timeoutMs} ms.`));
    this.kill();
  }

  #settle(outcome: RenderedBytes | DocumentError): void {
    const pending = this.#pending;
    if (pending === null) return;
    this.#pending = null;
    clearTimeout(pending.timer);
    this.#releaseServer();
    pending.settle(outcome);
  }

  #holdServer(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }

  /** An idle worker must not keep the server's process alive. */
  #releaseServer(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}
