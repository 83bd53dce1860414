/** Settings of a product that journeys run against; `folder` gets its data. */
export function nidanEnvironment(folder: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    NIDAN_DATA: folder,
    LOG_LEVEL: 'error',
    PLATFORM_OPERATOR: 'manager',
  };
}
