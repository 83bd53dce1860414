import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';

const CODES = ['report-nothing-checked', 'report-unchanged'];

/** True when only the release was refused: a package waits for other tests, or the report would say the same again. */
export function waitsForRelease({ code }: Pick<ApiRefusal, 'code'>): boolean {
  return CODES.includes(code);
}
