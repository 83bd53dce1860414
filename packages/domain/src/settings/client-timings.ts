/** Times that the browser keeps, in milliseconds (spec §9). */
export const CLIENT_TIMINGS = {
  /** After which a request is given up. */
  defaultTimeout: 300_000,
  /** After which the person is told that a screen takes long. */
  componentLoaderTimeout: 60_000,
  /** After which the loading of a screen is given up. */
  chunkLoadTimeout: 120_000,
  /** How long a toast stays. */
  toastDuration: 2500,
  pingInterval: 120_000,
  /** After which a ping has failed. */
  pingTimeout: 1000,
} as const;
