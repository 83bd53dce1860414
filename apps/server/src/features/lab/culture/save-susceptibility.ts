import * as cultureEndpoints from '@nidan/contract/lab/culture/culture-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { type MeasuredFault, readMeasured } from '@nidan/domain/susceptibility/measured-value';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { updateCase } from './case-rows.ts';
import { type IsolateRow, type MedicineRow, readIsolates, readMedicines } from './case.query.ts';
import { changedValues, type GivenValue, judgeValues } from './judge-case.ts';
import { lockCulture, stepOfCulture } from './lock-culture.ts';
import { recordCulture } from './record-culture.ts';
import { presentCulture } from './present-culture.ts';
import { insertValues, readValues, type StoredValue } from './susceptibility-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Given = BodyOf<typeof cultureEndpoints.saveSusceptibility>['values'][number];

const FAULTS = {
  'not-a-number': 'culture-not-a-mic',
  'off-the-grid': 'culture-mic-off-grid',
  'no-zone': 'culture-zone-impossible',
} as const satisfies Readonly<Record<MeasuredFault, string>>;

interface Setting {
  readonly isolates: readonly IsolateRow[];
  readonly medicines: ReadonlyMap<string, MedicineRow>;
}

/** Refuses values of what is not there, values that nobody could have measured, and what is said twice. */
function requirePossible(values: readonly Given[], { isolates, medicines }: Setting): void {
  const seen = new Set<string>();
  for (const [at, { isolateId, medicineId, method, raw, overrule }] of values.entries()) {
    const medicine = medicines.get(medicineId);
    if (medicine === undefined) throw refuseField(`values.${at}.medicineId`, 'medicine-of-lab-needed');
    if (!isolates.some((one) => one.isolateId === isolateId))
      throw refuseField(`values.${at}.isolateId`, 'isolate-of-culture-needed');
    const { name } = medicine;
    const key = `${isolateId} ${medicineId} ${method}`;
    if (seen.has(key)) throw refuse('culture-value-twice', { details: { medicine: name } });
    seen.add(key);
    if (raw === null) {
      if (overrule !== null) throw refuse('culture-value-missing', { details: { medicine: name } });
      continue;
    }
    const read = readMeasured(method, raw);
    if (!read.ok) throw refuse(FAULTS[read.fault], { details: { value: raw.trim(), medicine: name } });
  }
}

function asGiven({ medicineId, method, potency, raw, overrule, isPrinted }: Given): GivenValue[] {
  if (raw === null) return [];
  return [
    {
      medicineId,
      method,
      potency,
      raw: raw.trim(),
      overruled: overrule?.category ?? null,
      overruleReason: overrule?.reason.trim() ?? null,
      isPrinted,
    },
  ];
}

const UNJUDGED = {
  'no-breakpoint': 'the table in use has no breakpoint for it',
  'beyond-what-was-tried': 'the value may lie on either side of a breakpoint',
} as const;

function requireJudgedPrints(judged: readonly StoredValue[], medicines: Setting['medicines']): void {
  const open = judged.find(({ isPrinted, category }) => isPrinted === true && category === null);
  if (open === undefined) return;
  const why = open.why === null ? '' : UNJUDGED[open.why];
  throw refuse('culture-print-unjudged', {
    details: { medicine: medicines.get(open.medicineId)?.name ?? '', why },
  });
}

const isOf =
  (one: Pick<StoredValue, 'medicineId' | 'method'>) =>
  (other: Pick<StoredValue, 'medicineId' | 'method'>): boolean =>
    one.medicineId === other.medicineId && one.method === other.method;

/** Values that were taken away: an empty version of each. */
function takenAway(own: readonly StoredValue[], given: readonly Given[]): StoredValue[] {
  return own.flatMap((value) =>
    value.raw !== null && given.some((one) => one.raw === null && isOf(one)(value))
      ? [
          {
            ...value,
            version: value.version + 1,
            raw: null,
            breakpointId: null,
            measured: null,
            why: null,
            ruleCode: null,
            category: null,
            overruled: null,
            overruleReason: null,
            isPrinted: null,
          },
        ]
      : [],
  );
}

/** Writes values of isolates, and judges all values of each isolate again: rules and cascades look at them together. */
export const saveSusceptibility = serve(
  cultureEndpoints.saveSusceptibility,
  async (ctx, { values: given, ...of }) => {
    const culture = await lockCulture(ctx, of);
    const [isolates, former, list] = await Promise.all([
      readIsolates(ctx, of.caseId),
      readValues(ctx, of.caseId),
      readMedicines(ctx),
    ]);
    const medicines = new Map(list.map((medicine) => [medicine.medicineId, medicine]));
    requirePossible(given, { isolates, medicines });
    const state = stepOfCulture(culture, 'testSusceptibility');
    const written: StoredValue[] = [];
    for (const isolate of isolates) {
      const asked = given.filter(({ isolateId }) => isolateId === isolate.isolateId);
      if (asked.length === 0) continue;
      const own = former.filter(({ isolateId }) => isolateId === isolate.isolateId);
      const kept = own.flatMap((value): GivenValue[] =>
        value.raw === null || asked.some(isOf(value)) ? [] : [{ ...value, raw: value.raw }],
      );
      // oxlint-disable-next-line no-await-in-loop -- a culture has a few isolates
      const judged = await judgeValues(ctx, { isolate, site: culture.row.site, medicines }, [
        ...kept,
        ...asked.flatMap(asGiven),
      ]);
      requireJudgedPrints(judged, medicines);
      written.push(...changedValues(own, judged), ...takenAway(own, asked));
    }
    await insertValues(ctx, written);
    await updateCase(ctx, of.caseId, { state });
    recordCulture(ctx, culture, {
      action: 'saveSusceptibility',
      before: { state: culture.row.state },
      after: {
        state,
        values: written.map(({ medicineId, raw, category, overruled, isolateId }) => ({
          isolate: isolates.find((one) => one.isolateId === isolateId)?.isolateNo ?? 0,
          medicine: medicines.get(medicineId)?.code ?? '',
          raw,
          category,
          overruled,
        })),
      },
      reason: given.find(({ overrule }) => overrule !== null)?.overrule?.reason ?? null,
    });
    return presentCulture(ctx, of.caseId);
  },
);
