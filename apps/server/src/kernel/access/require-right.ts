import type { Module, PlannedModule } from '@nidan/domain/access/modules';
import { grants } from '@nidan/domain/access/permission-bits';
import { refuse } from '../http/refuse.ts';
import type { Caller } from './caller.ts';
import { rightText } from './judge-access.ts';

/** True when the caller's role has all `bits` on the module. */
export function hasRight(caller: Caller, module: Module | PlannedModule, bits: number): boolean {
  return grants(caller.rights[module] ?? 0, bits);
}

/** Refuses a caller whose role lacks a right that a part of the request needs beside that of its endpoint. */
export function requireRight(caller: Caller, module: Module | PlannedModule, bits: number): void {
  if (hasRight(caller, module, bits)) return;
  throw refuse('not-permitted', { details: { right: rightText({ module, bits }) } });
}
