import type { Ctx } from '../../../kernel/http/context.ts';
import { postControl } from './post-control.ts';
import { type Posting, postTube } from './post-tube.ts';
import type { Fate, ReceivedValue } from './received-value.ts';
import type { DecidedValue } from './data-rows.ts';

/** Finds the place of all values of one tube or control, and enters those that have one. */
export async function postValues(
  ctx: Ctx,
  posting: Posting,
  values: readonly ReceivedValue[],
): Promise<DecidedValue[]> {
  const isControl = values.some((value) => value.isControl);
  const fates = await (isControl ? postControl(ctx, posting, values) : postTube(ctx, posting, values));
  return values.map((value) => ({ value, fate: fateIn(fates, value) }));
}

function fateIn(fates: ReadonlyMap<string, Fate>, { dataId }: ReceivedValue): Fate {
  const fate = fates.get(dataId);
  if (fate === undefined) throw new Error(`The value ${dataId} went nowhere`);
  return fate;
}
