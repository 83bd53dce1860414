import type { MemberOfJob } from '../../kernel/jobs/as-member.ts';
import type { ImportKey } from './import-rows.ts';

/** The payload of a job of an import: whose it is and who asked for it. Throws when it is another's. */
export function jobOfImport(payload: unknown): ImportKey & MemberOfJob {
  const given: object = typeof payload === 'object' && payload !== null ? payload : {};
  const lId: unknown = Reflect.get(given, 'lId');
  const importId: unknown = Reflect.get(given, 'importId');
  const userId: unknown = Reflect.get(given, 'userId');
  if (typeof lId !== 'number' || typeof importId !== 'string' || typeof userId !== 'string')
    throw new Error('A job of an import needs lId, importId and userId');
  return { lId, importId, userId, requestId: importId };
}
