import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import type { Fault } from '@nidan/domain/text/fault';
import {
  type RangeInput,
  saveRangeDraft,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { inFileOrder, type RangeRow, rangeSheet } from '@nidan/domain/imports/range-sheet';
import type { CellFault } from '@nidan/domain/imports/sheet';
import { showAgeLimit } from '@nidan/domain/people/ages/age-limit';
import { conditionOf } from '@nidan/domain/ranges/range-condition';
import type { Ctx } from '../../../kernel/http/context.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import { cellFaultsOf } from '../../../kernel/imports/cell-faults-of.ts';
import type { ImportSource } from '../../../kernel/imports/master-file.ts';
import { type RowSet, setFile } from '../../../kernel/imports/set-file.ts';
import { catalogueToChange } from '../versions/catalogue-to-change.ts';
import type { LabCatalogue, LabParameter } from '../versions/lab-catalogue.ts';
import { readLabCatalogue } from '../versions/lab-catalogue.query.ts';
import { asContent, proofFaultsOf } from '../parameters/parameter-shape-faults.ts';
import { stateOfParameter } from '../parameters/parameter-state.ts';
import { readPlaceNames } from '../../base/pincodes/place-names.query.ts';
import { readDraftedParameters } from './range-draft.query.ts';
import { locateRangeFaults, type RangeWords } from './range-faults.ts';
import { NOT_HERE } from '../tests/test-shape-faults.ts';
import { writeActiveRanges } from './write-active-ranges.ts';

const shapeFaults = bodyFaults(saveRangeDraft.body);

interface OpenRanges {
  readonly catalogue: LabCatalogue;
  /** By code. */
  readonly parameters: ReadonlyMap<string, LabParameter>;
  /** Names by id. */
  readonly places: ReadonlyMap<string, string>;
  /** Ids by name, as a cell of a file gives it. */
  readonly placeIds: ReadonlyMap<string, string>;
  /** Ids of the sample types by code. */
  readonly specimenIds: ReadonlyMap<string, string>;
  /** Parameters whose intervals wait for another person. */
  readonly drafted: ReadonlySet<string>;
}

/** A fault of a set at one of its rows, by place in the set. */
interface SetFault extends Fault {
  readonly index: number;
  readonly field: keyof RangeRow;
}

function rowOf({ catalogue, places }: OpenRanges, { code, ranges }: LabParameter): RangeRow[] {
  return inFileOrder(
    ranges.map((range) => {
      const { rangeId: _, ...said } = range;
      const { locationId, sampleTypeId, ...condition } = conditionOf(range);
      return {
        ...said,
        ...condition,
        parameter: code,
        sampleTypeId: catalogue.sampleTypes.get(sampleTypeId ?? '')?.code ?? null,
        locationId: locationId === null ? null : (places.get(locationId) ?? locationId),
      };
    }),
  );
}

/** A cell that the lab has no record for stays as it is, so that it is told. */
function idOf(ids: ReadonlyMap<string, string>, cell: string | null): string | null {
  return cell === null ? null : (ids.get(cell) ?? cell);
}

function rangeOf({ placeIds, specimenIds }: OpenRanges, row: RangeRow): RangeInput {
  const { parameter: _, locationId, sampleTypeId, bands, ...said } = row;
  return {
    ...said,
    bands: [...bands],
    sampleTypeId: idOf(specimenIds, sampleTypeId),
    locationId: idOf(placeIds, locationId),
  };
}

/** What is wrong before the intervals are read as such: nothing else is told of a set then. */
function beforeProof(open: OpenRanges, { record, rows }: RowSet<RangeRow>): SetFault[] {
  const parameter = open.parameters.get(record);
  if (parameter === undefined) return rows.map((_, index) => ({ index, field: 'parameter', ...NOT_HERE }));
  if (open.drafted.has(parameter.parameterId))
    return [
      {
        index: 0,
        field: 'parameter',
        ...faultOf('intervals-wait'),
      },
    ];
  return rows.flatMap(({ row: { locationId, sampleTypeId } }, index): SetFault[] => [
    ...(locationId === null || open.placeIds.has(locationId)
      ? []
      : [{ index, field: 'locationId' as const, ...NOT_HERE }]),
    ...(sampleTypeId === null || open.specimenIds.has(sampleTypeId)
      ? []
      : [{ index, field: 'sampleTypeId' as const, ...NOT_HERE }]),
  ]);
}

function fieldOf(name: string | undefined): keyof RangeRow {
  return name !== undefined && isField(name) ? name : 'parameter';
}

function isField(name: string): name is keyof RangeRow {
  return Object.hasOwn(rangeSheet.columns, name);
}

/** What the draft of the screen would refuse. */
function shapeFaultsOf({ parameterId }: LabParameter, ranges: readonly RangeInput[]): SetFault[] {
  return shapeFaults({ parameterId, ranges }).map(({ field, ...found }) => {
    const [, index = '0', name] = field.split('.');
    return { index: Number(index), field: fieldOf(name), ...found };
  });
}

/** What the activation on the screen would refuse, each fault at its row. */
function proofFaults(
  { catalogue, places }: OpenRanges,
  parameter: LabParameter,
  { ranges, rows }: { readonly ranges: readonly RangeInput[] } & Pick<RowSet<RangeRow>, 'rows'>,
): SetFault[] {
  const words: RangeWords = {
    spanOf: ({ fromDays, toDays }) => `from ${showAgeLimit(fromDays)} to ${showAgeLimit(toDays)}`,
    names: { specimen: (code) => code, place: (locationId) => places.get(locationId) ?? locationId },
  };
  const state = stateOfParameter(parameter);
  const refused = proofFaultsOf(catalogue, state, ranges);
  if (refused.length === 0) return [];
  const placed = locateRangeFaults(asContent(catalogue, state, ranges), words).map(
    ({ index, field, says, against }): SetFault => {
      const other = against === null ? undefined : rows[against]?.rowNo;
      const about = { code: parameter.code, fault: says };
      const said =
        other === undefined
          ? faultOf('range-row', about)
          : faultOf('range-row-against', { ...about, row: other });
      return { index, field: fieldOf(field), ...said };
    },
  );
  // Whatever is of no row is told at the first one.
  return placed.length > 0
    ? placed
    : refused.map((found) => ({
        index: 0,
        field: 'parameter',
        ...faultOf('range-row', { code: parameter.code, fault: found }),
      }));
}

function faultsOfSet(open: OpenRanges, set: RowSet<RangeRow>): SetFault[] {
  const before = beforeProof(open, set);
  const parameter = open.parameters.get(set.record);
  if (before.length > 0 || parameter === undefined) return before;
  const ranges = set.rows.map(({ row }) => rangeOf(open, row));
  const shape = shapeFaultsOf(parameter, ranges);
  return shape.length > 0 ? shape : proofFaults(open, parameter, { ranges, rows: set.rows });
}

function cellFaults(open: OpenRanges, set: RowSet<RangeRow>): ReadonlyMap<number, CellFault[]> {
  const byRow = Map.groupBy(faultsOfSet(open, set), ({ index }) => index);
  return new Map(
    [...byRow].flatMap(([index, faults]) => {
      const found = set.rows[index];
      return found === undefined ? [] : [[found.rowNo, cellFaultsOf(rangeSheet, found.row, { faults })]];
    }),
  );
}

async function write(
  ctx: Ctx,
  open: OpenRanges,
  { sets, source }: { readonly sets: readonly RowSet<RangeRow>[]; readonly source: ImportSource },
): Promise<void> {
  const { broughtById: writtenById, reason } = source;
  const forUse = sets.flatMap(({ record, rows }) => {
    const parameter = open.parameters.get(record);
    const ranges = rows.map(({ row }) => rangeOf(open, row));
    return parameter === undefined ? [] : [{ parameter, ranges, writtenById, reason }];
  });
  await writeActiveRanges(ctx, open.catalogue, forUse);
}

/**
 * The file of the reference ranges: the rows of a parameter take the place of all its ranges, which go into use as its next version by the
 * rules of their screen; a draft that waits there is never passed over.
 */
export const rangeFile = setFile(rangeSheet, async (ctx, use) => {
  const catalogue = use === 'change' ? await catalogueToChange(ctx) : await readLabCatalogue(ctx);
  const places = await readPlaceNames(ctx);
  const open: OpenRanges = {
    catalogue,
    places,
    placeIds: new Map([...places].map(([locationId, name]) => [name.trim(), locationId])),
    specimenIds: new Map(
      [...catalogue.sampleTypes.values()].map(({ code, sampleTypeId }) => [code, sampleTypeId]),
    ),
    parameters: new Map([...catalogue.parameters.values()].map((parameter) => [parameter.code, parameter])),
    drafted: await readDraftedParameters(ctx),
  };
  return {
    sets: new Map([...open.parameters].map(([code, parameter]) => [code, rowOf(open, parameter)])),
    faultsOf: (set) => cellFaults(open, set),
    write: (sets, source) => write(ctx, open, { sets, source }),
  };
});
