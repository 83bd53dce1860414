import { readFileSync } from 'node:fs';
import type { SnapshotResult, SnapshotTest } from '@nidan/domain/reports/report-snapshot';
import { sampleResult, sampleTest } from '@nidan/domain/reports/testing/sample-snapshot';

interface ContentRange extends Pick<Partial<SnapshotResult>, 'low' | 'high'> {
  readonly sex?: string;
  readonly condition?: string;
  readonly ageFromDays: number;
  readonly ageToDays: number;
  readonly bands?: readonly { readonly label: string; readonly low?: number; readonly high?: number }[];
}

interface ContentFile {
  readonly parameters?: readonly {
    readonly code: string;
    readonly name: string;
    readonly unit?: string;
    readonly method?: string;
    readonly decimals?: number;
    readonly ranges?: readonly ContentRange[];
  }[];
  readonly tests?: readonly {
    readonly code: string;
    readonly name: string;
    readonly interpretation?: string;
    readonly parameters?: readonly { readonly code: string; readonly group?: string }[];
  }[];
}

const AGE_DAYS = 42 * 365;
const CONTENT = new URL('../../../catalogue/content/', import.meta.url);

function contentFile(name: string): ContentFile {
  return JSON.parse(readFileSync(new URL(`${name}.json`, CONTENT), 'utf8')); // the checks hold its shape
}

type Parameter = NonNullable<ContentFile['parameters']>[number];

function resultOf({ code, name, unit, method, decimals = 0, ranges = [] }: Parameter, group: string | null) {
  const range = ranges.find(
    ({ sex = 'F', condition, ageFromDays, ageToDays }) =>
      sex === 'F' && condition === undefined && ageFromDays <= AGE_DAYS && AGE_DAYS < ageToDays,
  );
  const { low = null, high = null, bands = [] } = range ?? {};
  const middle = ((low ?? 0) + (high ?? (low ?? 1) * 1.5)) / 2;
  return sampleResult({
    parameterId: code,
    name,
    group,
    unit: unit ?? '',
    method: method ?? '',
    decimals,
    value: middle.toFixed(decimals),
    low,
    high,
    bands: bands.map((band) => ({ label: band.label, low: band.low ?? null, high: band.high ?? null })),
  });
}

/** A test of the content that a lab begins with, its results in order for a woman of 42 years. */
export function contentTest(file: string, code: string, department: string): SnapshotTest {
  const { parameters = [], tests = [] } = contentFile(file);
  const test = tests.find((one) => one.code === code);
  if (test === undefined) throw new Error(`${file} has no test ${code}`);
  const results = (test.parameters ?? []).flatMap((member) => {
    const parameter = parameters.find((one) => one.code === member.code);
    return parameter === undefined ? [] : [resultOf(parameter, member.group ?? null)];
  });
  const { name, interpretation = null } = test;
  return sampleTest({ billTestId: code, name, department, interpretation, results });
}
