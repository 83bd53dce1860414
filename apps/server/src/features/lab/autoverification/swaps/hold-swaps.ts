import {
  type ComparedTube,
  isMaybeSwapped,
  STRANGE_FROM,
  strangeness,
  type SwapEvidence,
  swapEvidence,
} from '@nidan/domain/swaps/swap-evidence';
import { variationOf } from '@nidan/domain/swaps/within-person';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { LabParameter } from '../../../catalogue/versions/lab-catalogue.ts';
import type { RuledBill } from '../facts-of-test.ts';
import type { TestUnderWork } from '../../results/tests-under-work.query.ts';
import type { TubeOfTest } from '../bill-to-judge.query.ts';
import { type NearTube, readNearTubes } from './near-tubes.query.ts';
import { insertHold, type KeptEvidence } from './swap-rows.ts';

interface OwnTube extends ComparedTube {
  readonly parameters: readonly LabParameter[];
  readonly loincOf: ReadonlyMap<string, string>;
}

/** What a tube has that its person had before, in one unit. */
function ownTube({ previous }: RuledBill, tests: readonly TestUnderWork[]): OwnTube {
  const places = tests.flatMap((test) =>
    test.test.parameters.flatMap(({ parameter }) => {
      const { parameterId, loinc, unit } = parameter;
      const result = test.results.get(parameterId);
      const [before] = previous.get(parameterId) ?? [];
      const now = result?.unit === unit ? result.numeric : null;
      if (loinc === null || variationOf(loinc) === null || now === null || before?.numeric == null) return [];
      return [{ parameter, loinc, now, before: before.numeric }];
    }),
  );
  return {
    parameters: places.map(({ parameter }) => parameter),
    loincOf: new Map(places.map(({ parameter, loinc }) => [parameter.parameterId, loinc])),
    quantities: places.map(({ loinc, now, before }) => ({ loinc, now, before })),
  };
}

function keptEvidence({ weight, least, quantities }: SwapEvidence, { parameters }: OwnTube): KeptEvidence {
  return {
    weight,
    least,
    quantities: quantities.map((quantity) => {
      const parameter = parameters.find(({ loinc }) => loinc === quantity.loinc);
      return { ...quantity, name: parameter?.name ?? quantity.loinc, unit: parameter?.unit ?? '' };
    }),
  };
}

interface Pair {
  readonly tube: TubeOfTest;
  readonly billId: string;
  readonly other: NearTube;
  readonly evidence: KeptEvidence;
}

/** Holds a pair and says so on both bills; nothing for one that was held before. */
async function hold(ctx: Ctx, { tube, billId, other, evidence }: Pair): Promise<void> {
  const [firstSampleId, secondSampleId] = [tube.sampleId, other.sampleId];
  // The later tube is the first of its pair or the second: either way it is one pair.
  const known = firstSampleId < secondSampleId;
  const made = await insertHold(
    ctx,
    known
      ? { firstSampleId, secondSampleId, evidence }
      : { firstSampleId: secondSampleId, secondSampleId: firstSampleId, evidence: mirrored(evidence) },
  );
  if (made === null) return;
  const after = { holdId: made, weight: Math.round(evidence.weight * 10) / 10 };
  for (const { sampleId, ofBill } of [
    { sampleId: firstSampleId, ofBill: billId },
    { sampleId: secondSampleId, ofBill: other.billId },
  ]) {
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: sampleId,
      billId: ofBill,
      action: 'holdSwap',
      after,
    });
  }
}

function mirrored(evidence: KeptEvidence): KeptEvidence {
  return {
    ...evidence,
    quantities: evidence.quantities.map(({ now, before, own, crossed, ...quantity }) => ({
      ...quantity,
      now: [now[1], now[0]],
      before: [before[1], before[0]],
      own: [own[1], own[0]],
      crossed: [crossed[1], crossed[0]],
    })),
  };
}

/** Looks for tubes near those of a bill that fit its person better, and holds both of each pair; answers how many pairs. */
export async function holdSwaps(
  ctx: Ctx,
  bill: RuledBill,
  of: {
    readonly billId: string;
    readonly patientId: string;
    readonly tubes: ReadonlyMap<string, TubeOfTest>;
  },
): Promise<number> {
  let pairs = 0;
  const measured = bill.tests.filter(({ state }) => state === 'completed' || state === 'checked');
  const byTube = Map.groupBy(measured, ({ billTestId }) => of.tubes.get(billTestId)?.sampleId ?? '');
  for (const tests of byTube.values()) {
    const tube = of.tubes.get(tests[0]?.billTestId ?? '');
    if (tube === undefined || tube.accessionedAt === null) continue;
    const own = ownTube(bill, tests);
    const strange = strangeness(own);
    if (strange === null || strange < STRANGE_FROM) continue;
    const near = await readNearTubes(ctx, {
      sampleId: tube.sampleId,
      patientId: of.patientId,
      accessionedAt: tube.accessionedAt,
      loincOf: own.loincOf,
    });
    for (const other of near) {
      const evidence = swapEvidence(own, other);
      if (!isMaybeSwapped(evidence)) continue;
      pairs += 1;
      await hold(ctx, { tube, billId: of.billId, other, evidence: keptEvidence(evidence, own) });
    }
  }
  return pairs;
}
