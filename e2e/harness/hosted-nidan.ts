import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startArguments } from '../../tools/start-arguments.ts';
import type { HostAnswer, ProductStart } from './host-messages.ts';

const program = fileURLToPath(new URL('product-host.ts', import.meta.url));

interface HostedProduct {
  readonly url: string;
  readonly live: (daysLater: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A process that has loaded the product, for all files of tests that run one after the other. */
export class ProductHost {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: HostAnswer) => void>();
  #calls = 0;

  constructor() {
    const { cwd, args } = startArguments();
    this.#child = spawn(process.execPath, [...args.slice(0, -1), program], {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', (answer: HostAnswer) => {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
    this.#child.once('exit', (code) => {
      for (const [id, end] of this.#waiting) end({ id, failure: `The product's process ended with ${code}` });
    });
    // It ends with this process, and holds it up no longer than its tests.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** Starts the product on a copy of some data. */
  async start(start: ProductStart): Promise<HostedProduct> {
    const [id, url] = await this.#ask({ start });
    return {
      url,
      live: (daysLater) => this.#ask({ live: id, daysLater }).then(() => undefined),
      stop: () => this.#ask({ stop: id }).then(() => undefined),
    };
  }

  async #ask(
    call: { start: ProductStart } | { stop: number } | { live: number; daysLater: number },
  ): Promise<[id: number, url: string]> {
    this.#calls += 1;
    const id = this.#calls;
    const answer = await new Promise<HostAnswer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#child.send({ ...call, id });
    });
    if ('failure' in answer) throw new Error(answer.failure);
    return [id, answer.url];
  }
}
