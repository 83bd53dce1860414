import type { attachResultFile as endpoint } from '@nidan/contract/lab/results/result-file-endpoints';
import type { AttachedFile } from '@nidan/contract/lab/results/result-value';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../../kernel/http/step-or-refuse.ts';
import { catalogueOf } from '../../../catalogue/versions/catalog-cache.ts';
import type { InspectedFile } from '../../../base/files/inspect-upload.ts';
import { keepBillFile } from '../../../base/files/keep-bill-file.ts';
import { lockBillWithTests } from '../lock-bill-with-tests.ts';
import { presentAttachedFile } from '../present-result.ts';
import { requireTest } from '../requested-tests.ts';
import { insertResultFile } from '../result-rows.ts';
import { unsharedValues } from '../unshared-values.ts';

/**
 * Keeps a file that was looked at for an attachment parameter of a test that takes values; the value is what is saved later. It stays
 * with the test whether it is saved or not, as every version of a value does.
 */
export async function attachResultFile(
  ctx: Ctx,
  { billId, billTestId, parameterId, fileId }: Omit<BodyOf<typeof endpoint>, 'name' | 'content'>,
  inspected: InspectedFile,
): Promise<AttachedFile> {
  const { tests } = await lockBillWithTests(ctx, billId);
  const test = requireTest(ctx, tests, billTestId);
  stepOrRefuse(test.name, billTest.step('enterResults', test.state, 'partial'));
  const place = test.test.parameters.find(({ parameter }) => parameter.parameterId === parameterId);
  if (place === undefined) throw refuseField('parameterId', 'parameter-of-other-test');
  const { code, kind } = place.parameter;
  if (kind !== 'attachment') throw refuseField('parameterId', 'only-attachment-takes-file');
  const value = { parameterId, value: fileId, field: 'parameterId' };
  const unshared = unsharedValues(ctx, await catalogueOf(ctx), [{ test, values: [value] }]);
  if (unshared.length > 0) throw refuse('invalid-input', { errors: unshared });
  await keepBillFile(ctx, { fileId, purpose: 'result' }, inspected);
  const { name, mediaType, bytes, pages, sha256 } = inspected;
  await insertResultFile(ctx, { billTestId, parameterId, fileId, pages });
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId,
    parts: [fileId],
    action: 'attachFile',
    after: { parameter: code, file: name, bytes: bytes.length, sha256: sha256.toString('hex') },
  });
  const file = { fileId, name, mediaType, size: bytes.length, pages, sha256: sha256.toString('hex') };
  return presentAttachedFile(ctx, file);
}
