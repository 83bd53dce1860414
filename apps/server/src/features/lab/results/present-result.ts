import type { AttachedFile, ResultFlag, ResultValue } from '@nidan/contract/lab/results/result-value';
import type { Ctx } from '../../../kernel/http/context.ts';
import { shownFileName } from '../../base/files/shown-file-name.ts';
import type { StoredFile, StoredResult } from './stored-result.ts';

/** A flag as the contract says it: absent is null. */
export function presentFlag(flag: StoredResult['flag']): ResultFlag {
  return flag === '' ? null : flag;
}

/** A file that is or may become a value. */
export function presentAttachedFile(ctx: Pick<Ctx, 'caller'>, file: StoredFile): AttachedFile {
  const { fileId, name, mediaType, size, pages } = file;
  return { fileId, name: shownFileName(ctx, name), mediaType, bytes: size, pages };
}

/** A value as it stands. */
export function presentResult(ctx: Pick<Ctx, 'caller'>, result: StoredResult): ResultValue {
  const { file } = result;
  return {
    file: file === null ? null : presentAttachedFile(ctx, file),
    version: result.version,
    raw: result.raw,
    value: result.value,
    numeric: result.numeric,
    unit: result.unit,
    flag: presentFlag(result.flag),
    critical: result.critical,
    method: result.method,
    blankReason: result.blankReason,
    source: result.source,
    mark: result.mark,
    enteredBy: result.enteredBy,
    enteredAt: result.enteredAt.toISOString(),
  };
}
