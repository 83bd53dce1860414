import { DAY } from '@nidan/domain/time/durations';
import type { ChartView, PointView } from '@nidan/contract/lab/quality/quality-views';
import { qcSeries } from '@nidan/domain/quality/qc-series';

const FIRST = Date.parse('2026-10-01T01:30:00Z');

/** A point of a day at a distance, for tests. */
export function testPoint(day: number, z: number, parts: Partial<PointView> = {}): PointView {
  return {
    pointId: `point ${day}`,
    runId: `run ${day}`,
    value: 100 + z * 2,
    z,
    measuredAt: new Date(FIRST + day * DAY).toISOString(),
    enteredBy: 'Sameer Kale',
    verdict: 'in',
    rules: [],
    isExcluded: false,
    excludedReason: null,
    excludedBy: null,
    formerValues: [],
    comment: '',
    correctiveAction: '',
    version: 1,
    ...parts,
  };
}

/** A chart of a series with mean 100 and SD 2, for tests. */
export function testChart(points: readonly PointView[], parts: Partial<ChartView> = {}): ChartView {
  const target = { baseMean: 100, minValue: 96, maxValue: 104 };
  const found = qcSeries(
    target,
    points.map(({ value, isExcluded }) => ({ value, isExcludedFromCal: isExcluded })),
  );
  return {
    series: {
      ...target,
      seriesId: 'series',
      machine: { id: 'machine', name: 'Chem A' },
      parameter: { id: 'parameter', name: 'Glucose' },
      material: 'Serum',
      lotId: 'lot',
      lotNo: '4127B',
      expiresOn: '2099-03-31',
      level: 2,
      levelName: 'level 2',
      unit: 'mg/dL',
      decimals: 0,
      source: 'leaflet',
      targetSince: new Date(FIRST).toISOString(),
      startedAt: new Date(FIRST).toISOString(),
      closedAt: null,
      isLopsided: false,
      version: 1,
      can: [],
    },
    points: [...points],
    mean: found.mean,
    sd: found.sd,
    calSd: found.cal_sd,
    cv: found.cv,
    counted: points.filter(({ isExcluded }) => !isExcluded).length,
    bounds: [...found.bounds],
    rules: {
      rules: ['1-3s'],
      isChosen: false,
      teaPercent: null,
      biasPercent: null,
      sigma: null,
      advised: [],
      version: 0,
    },
    patients: { counted: 0, wanted: 20, mean: null, target: null, allowed: null, isOff: false, plan: null },
    lots: [],
    marks: [],
    ...parts,
  };
}
