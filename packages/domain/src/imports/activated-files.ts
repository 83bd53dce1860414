import type { ImportMaster } from './import-masters.ts';

/**
 * Masters whose file puts to use what a lab may let another person than its writer put to use: it is started as that step is taken on
 * their page, with a reason and a proof, and by another person than brought it unless the lab allows it.
 */
const ACTIVATED: readonly ImportMaster[] = ['ranges'];

export function isActivatedFile(master: ImportMaster): boolean {
  return ACTIVATED.includes(master);
}
