import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { MODULE_OF_FILE } from '@nidan/domain/imports/module-of-file';
import type { Caller } from '../../kernel/access/caller.ts';
import { requireProof } from '../../kernel/access/require-proof.ts';
import { requireRight } from '../../kernel/access/require-right.ts';

interface Asks {
  readonly caller: Caller;
}

/** Refuses who may not read the records of a master, as they stand in its file and in what is found in one. */
export function requireMasterRead({ caller }: Asks, master: ImportMaster): void {
  const module = MODULE_OF_FILE[master];
  if (module !== undefined) requireRight(caller, module, PERMISSION.read);
}

/** Refuses who may not add and change records of a master. */
export function requireMasterChange({ caller }: Asks, master: ImportMaster): void {
  requireRight(caller, MODULE_OF_FILE[master] ?? 'masters', PERMISSION.create | PERMISSION.update);
}

/** Refuses also whose last proof of who they are is too old, as the pages of people do; a job cannot ask for one. */
export function requireProvedMasterChange(asks: Asks, master: ImportMaster): void {
  requireMasterChange(asks, master);
  if (MODULE_OF_FILE[master] !== undefined) requireProof(asks.caller);
}
