import { bytesOf, ByteStore, framed } from './byte-store.ts';
import { ACK, CR, LF, NAK } from './control-bytes.ts';
import type { LineLinkRules } from './driver.ts';
import type { Link, OutgoingMessage } from './link.ts';
import { LONGEST_MESSAGE, StoringLink } from './storing-link.ts';

export interface LineLinkOptions extends Omit<LineLinkRules, 'kind'> {
  /** 1 MiB where not said. */
  readonly longestMessage?: number;
}

class LineLink extends StoringLink {
  readonly #options: LineLinkOptions;
  readonly #block = new ByteStore();
  #isInside = false;
  #isTooLong = false;

  constructor(options: LineLinkOptions) {
    super(options.longestMessage ?? LONGEST_MESSAGE);
    this.#options = options;
    this.#isInside = options.begins === null;
  }

  protected override take(byte: number): void {
    const { begins, ends } = this.#options;
    if (byte === begins) {
      if (this.#block.size > 0) this.note('incomplete');
      this.#begin();
    } else if (!this.#isInside) {
      if (byte !== CR && byte !== LF) this.note('noise');
    } else if (byte === ends) this.#takeBlock();
    else if (this.#isTooLong) return;
    else if (this.#block.size >= this.longest) {
      this.note('too-long');
      this.#isTooLong = true;
      this.#block.cut(0);
    } else this.#block.push(byte);
  }

  #begin(): void {
    this.#block.cut(0);
    this.#isTooLong = false;
    this.#isInside = true;
  }

  #takeBlock(): void {
    const { begins, acknowledges } = this.#options;
    const isTooLong = this.#isTooLong;
    const storing = { raw: this.#raw(), text: this.#block.text(), isWhole: true };
    this.#begin();
    this.#isInside = begins === null;
    if (isTooLong) {
      if (acknowledges) this.write(NAK);
      return;
    }
    if (storing.text.trim() === '') return;
    this.store({
      ...storing,
      onStored: (answers) => {
        if (acknowledges && !this.hasGoneOn()) this.write(ACK);
        for (const answer of answers) this.queue(answer);
      },
      onNotStored: acknowledges ? () => this.write(NAK) : null,
    });
  }

  #raw(): Uint8Array {
    const { begins, ends } = this.#options;
    return framed(begins === null ? [] : [begins], this.#block.copy(), [ends]);
  }

  protected override alarmAt(): null {
    return null;
  }

  protected override onAlarm(): void {
    this.onIdle();
  }

  protected override onIdle(): void {
    // What is sent goes out at once.
  }

  protected override onEnd(): void {
    if (this.#block.size === 0) return;
    const raw = this.#raw().slice(0, -1);
    this.effect({ kind: 'store', raw, text: this.#block.text(), isWhole: false, continues: false });
    this.#block.cut(0);
  }

  protected override queue({ id, text }: OutgoingMessage): void {
    const { begins, ends } = this.#options;
    this.effect({ kind: 'write', bytes: framed(begins === null ? [] : [begins], bytesOf(text), [ends]) });
    this.effect({ kind: 'sent', id });
  }

  protected override unsent(): readonly OutgoingMessage[] {
    return [];
  }
}

/** Blocks or lines between two bytes, each a message. What comes without acknowledgement and cannot be stored is asked for again until it can. */
export function lineLink(options: LineLinkOptions): Link {
  return new LineLink(options);
}
