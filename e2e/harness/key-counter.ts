import type { Page } from 'playwright-core';

/** Milliseconds between two keys of a fast typist; what comes faster is taken for a scanner. */
const PACE = 45;

/** Presses keys as a person does and counts them. */
export class KeyCounter {
  readonly #page: Page;
  #count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get count(): number {
    return this.#count;
  }

  async press(key: string): Promise<void> {
    this.#count += 1;
    await this.#page.keyboard.press(key);
    await this.#page.waitForTimeout(PACE);
  }

  /** Types a text letter by letter. */
  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter === ' ' ? 'Space' : letter);
  }
}
