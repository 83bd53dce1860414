import { faultOf, faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { recordKey, type Sheet } from '@nidan/domain/imports/sheet';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { Ctx } from '../../../kernel/http/context.ts';
import { cellFaultsOf, type FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { type MasterFile, masterFile, type OpenFor } from '../../../kernel/imports/master-file.ts';
import { stepFault } from './move-master.ts';

/** What every record of a master has. */
interface Standing {
  /** Code of the master-data status (spec §4). */
  readonly status: number;
}

/** A record as it would become; `former` is null for a new one. */
export interface RecordDraft<Record extends Standing> {
  readonly former: Record | null;
  readonly next: Record;
}

/** The records of a lab, opened for a file. */
export interface OpenRecords<Row extends Standing, Record extends Standing> {
  /** In the order of an export. */
  readonly records: readonly Record[];
  rowOf(record: Record): Row;
  /** What a row makes of a record, or a new one of it. */
  nextOf(row: Row, former: Record | null): Record;
  /** Holds drafts against the rules together; answers what is wrong with one of them, by field. */
  judge(drafts: readonly RecordDraft<Record>[]): (draft: RecordDraft<Record>) => readonly FieldFault[];
  write(drafts: readonly RecordDraft<Record>[]): Promise<void>;
}

function statusFaults<Record extends Standing>({ former, next }: RecordDraft<Record>): FieldFault[] {
  const isBorn = former !== null || next.status !== masterData.codes.disabled;
  const found = isBorn ? former && stepFault(former.status, next.status) : faultOf('new-not-disabled');
  return found === null ? [] : [faultAt('status', found)];
}

/** The file of records that a feature keeps in a table of its own (ADR 17): the rules are those of their edit page. */
export function recordsFile<Row extends Standing, Record extends Standing>(
  sheet: Sheet<Row>,
  open: (ctx: Ctx, use: OpenFor) => Promise<OpenRecords<Row, Record>>,
): MasterFile {
  return masterFile(sheet, async (ctx, use) => {
    const { records, ...opened } = await open(ctx, use);
    const known = new Map(records.map((record) => [recordKey(sheet, opened.rowOf(record)), record]));
    return {
      rows: new Map([...known].map(([key, record]) => [key, opened.rowOf(record)])),
      judge: (candidates) => {
        const drafts = candidates.map(({ row }) => {
          const former = known.get(recordKey(sheet, row)) ?? null;
          return { former, next: opened.nextOf(row, former) };
        });
        const faultsOf = opened.judge(drafts);
        return {
          faultsOf: (index) => {
            const [candidate, draft] = [candidates[index], drafts[index]];
            if (candidate === undefined || draft === undefined) return [];
            const faults = [...statusFaults(draft), ...faultsOf(draft)];
            return cellFaultsOf(sheet, candidate.row, { faults });
          },
          write: () => opened.write(drafts),
        };
      },
    };
  });
}
