import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { isActivatedFile } from '@nidan/domain/imports/activated-files';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { MODULE_OF_FILE } from '@nidan/domain/imports/module-of-file';
import type { Caller } from '../../../kernel/access/caller.ts';
import { requireProof } from '../../../kernel/access/require-proof.ts';
import { requireRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { mayActivateRanges } from '../../catalogue/ranges/may-activate-ranges.ts';

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

/** Refuses whose last proof is too old to have a file written that puts something to use, as the step of its page does. */
export function requireProvedStart(asks: Asks, master: ImportMaster): void {
  requireProvedMasterChange(asks, master);
  if (isActivatedFile(master)) requireProof(asks.caller);
}

interface BroughtFile {
  readonly master: ImportMaster;
  readonly broughtById: string;
}

/** Whether this person brought a file that another one must put to use. */
export function needsOtherPerson(
  who: Pick<Ctx, 'caller' | 'lab'>,
  { master, broughtById }: BroughtFile,
): boolean {
  return isActivatedFile(master) && !mayActivateRanges(who, { writtenById: broughtById });
}

/** Refuses whoever brought a file that another person must put to use. */
export function requireOtherPerson(who: Pick<Ctx, 'caller' | 'lab'>, file: BroughtFile): void {
  if (needsOtherPerson(who, file)) throw refuse('activated-by-writer');
}
