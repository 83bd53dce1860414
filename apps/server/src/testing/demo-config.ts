import { type Config, readConfig } from '../kernel/config.ts';

/** How the product is set up where its demo week is lived: as usual, with a key of the installation as every start has one. */
export function demoConfig(): Config {
  return readConfig({ NIDAN_SECRET_KEY: '0d'.repeat(32) });
}
