interface Place {
  /** Gets the data. */
  readonly folder: string;
  readonly port: number;
}

/** Settings of a product that journeys run against, with what a journey sets otherwise. */
export function nidanEnvironment(
  { folder, port }: Place,
  settings: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    NIDAN_DATA: folder,
    LOG_LEVEL: 'error',
    PLATFORM_OPERATOR: 'manager',
    ...settings,
  };
}
