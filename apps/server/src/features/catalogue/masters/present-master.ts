import type { MasterView } from '@nidan/contract/catalogue/masters/master-endpoints';
import type { Master } from '@nidan/domain/masters/masters';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentStanding } from '../../base/organisation/move-master.ts';
import type { ReadRecord } from './master-record.ts';

/** A record as its page shows it: what it refers to by code and name. */
export function presentMaster(
  ctx: Pick<Ctx, 'caller'>,
  { fields }: Master,
  { id, status, version, values, names }: ReadRecord,
): MasterView {
  const shown = Object.entries(fields).map(([field, { kind }]) => {
    const value = values[field] ?? null;
    return [
      field,
      kind === 'reference' && value !== null ? { code: value, name: names[field] ?? '' } : value,
    ];
  });
  return {
    id,
    code: String(values['code']),
    name: String(values['name']),
    ...Object.fromEntries(shown),
    ...presentStanding(ctx, { status, version }),
  };
}
