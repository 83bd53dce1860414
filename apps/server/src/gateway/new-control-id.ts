import { randomBytes } from 'node:crypto';

/** A control id that every machine has room for, and that no process gives twice. */
export function newControlId(): string {
  return randomBytes(8).toString('hex');
}
