import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { readMachineFlags } from '../interfacing/machine-flags.query.ts';
import { readWaitingOfBill } from '../interfacing/waiting-of-bill.query.ts';
import { readPreviousValues } from '../results/previous-values.query.ts';
import { qualityOfResults } from '../quality/quality-of-results.query.ts';
import type { RuledBill } from './facts-of-test.ts';

interface KnownBill extends Pick<RuledBill, 'person' | 'tests' | 'takenBack'> {
  readonly billId: string;
  readonly patientId: string;
  readonly registeredAt: Date;
}

/** Reads what the rules ask about a bill beside its tests. */
export async function readRuledBill(
  ctx: Ctx,
  { billId, patientId, registeredAt, ...bill }: KnownBill,
): Promise<RuledBill> {
  const parameterIds = bill.tests.flatMap(({ test }) =>
    test.parameters.map(({ parameter }) => parameter.parameterId),
  );
  const measured = bill.tests.flatMap(({ results }) =>
    [...results.values()].flatMap(({ machineId, parameterId }) =>
      machineId === null ? [] : [{ machineId, parameterId }],
    ),
  );
  const [catalogue, previous, qualityOf, machineFlags, waiting] = await Promise.all([
    catalogueOf(ctx),
    readPreviousValues(ctx, {
      billId,
      patientId,
      registeredAt,
      parameterIds: [...new Set(parameterIds)],
    }),
    qualityOfResults(ctx, measured),
    readMachineFlags(ctx, billId),
    readWaitingOfBill(ctx, billId),
  ]);
  return { ...bill, catalogue, previous, qualityOf, machineFlags, waiting };
}
