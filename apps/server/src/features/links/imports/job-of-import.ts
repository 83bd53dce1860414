import type { MemberOfJob } from '../../../kernel/jobs/as-member.ts';
import type { ImportKey } from './import-rows.ts';

/** A job of an import: whose it is, who asked for it, and why, where the start of it asks. */
export interface ImportTask extends ImportKey, MemberOfJob {
  readonly reason: string | null;
}

/** The payload of a job of an import. Throws when it is another's. */
export function jobOfImport(payload: unknown): ImportTask {
  const given: object = typeof payload === 'object' && payload !== null ? payload : {};
  const lId: unknown = Reflect.get(given, 'lId');
  const importId: unknown = Reflect.get(given, 'importId');
  const userId: unknown = Reflect.get(given, 'userId');
  if (typeof lId !== 'number' || typeof importId !== 'string' || typeof userId !== 'string')
    throw new Error('A job of an import needs lId, importId and userId');
  const reason: unknown = Reflect.get(given, 'reason');
  return { lId, importId, userId, requestId: importId, reason: typeof reason === 'string' ? reason : null };
}
