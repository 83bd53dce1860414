/** A product to be started, or the call whose product is to be stopped, or to live some days after those of the machine. */
export type HostCall =
  | { readonly id: number; readonly start: ProductStart }
  | { readonly id: number; readonly stop: number }
  | { readonly id: number; readonly live: number; readonly daysLater: number };

export interface ProductStart {
  /** Data of which a copy is started on; the copy goes with the stop. */
  readonly copyOf: string;
  /** Of its environment, beside those of all. */
  readonly settings: Readonly<Record<string, string>>;
}

export type HostAnswer =
  | { readonly id: number; readonly url: string }
  | { readonly id: number; readonly failure: string };
