import { vendorSheet } from '@nidan/domain/imports/vendor-sheet';
import { cellFaultsOf } from '../../../kernel/imports/cell-faults-of.ts';
import { masterFile } from '../../../kernel/imports/master-file.ts';
import { judgeVendors } from './judge-vendors.ts';
import { readVendorRecords } from './vendor-records.query.ts';
import { draftOfRow, rowOfVendor } from './vendor-row.ts';
import { writeVendorDrafts } from './write-vendor-drafts.ts';

/** The file of the vendors with their main address and account; a demo user's has masked accounts, which read back change nothing. */
export const vendorFile = masterFile(vendorSheet, async (ctx, use) => {
  const records = await readVendorRecords(ctx, use);
  const known = new Map(records.map((record) => [record.fields.code, record]));
  return {
    rows: new Map([...known].map(([code, record]) => [code, rowOfVendor(ctx, record)])),
    judge: (candidates) => {
      const drafts = candidates.map(({ row }) => draftOfRow(ctx, row, known.get(row.code) ?? null));
      const faultsOf = judgeVendors(records, drafts);
      return {
        faultsOf: (index) => {
          const [candidate, draft] = [candidates[index], drafts[index]];
          if (candidate === undefined || draft === undefined) return [];
          return cellFaultsOf(vendorSheet, candidate.row, { faults: faultsOf(draft) });
        },
        write: () => writeVendorDrafts(ctx, drafts),
      };
    },
  };
});
