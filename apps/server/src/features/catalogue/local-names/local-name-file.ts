import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { localNameFault } from '@nidan/domain/catalogue/local-name';
import { type LocalNameRow, localNameSheet } from '@nidan/domain/imports/local-name-sheet';
import { recordKey } from '@nidan/domain/imports/sheet';
import type { Ctx } from '../../../kernel/http/context.ts';
import { cellFaultsOf, type FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { type Candidate, type Judgement, masterFile } from '../../../kernel/imports/master-file.ts';
import { announceCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import { catalogueToChange } from '../versions/catalogue-to-change.ts';
import type { LabCatalogue } from '../versions/lab-catalogue.ts';
import { replaceLocalNames } from './local-name-rows.ts';
import { localNamesOf } from './local-names.query.ts';
import { recordLocalName } from './set-local-name.ts';

function faultsOf({ row, former }: Candidate<LocalNameRow>): FieldFault[] {
  const unknown =
    former === null ? [faultAt('code', row.thing === 'test' ? 'lab-lacks-test' : 'lab-lacks-parameter')] : [];
  return [
    ...unknown,
    ...(['hi', 'mr'] as const).flatMap((field) => {
      const found = localNameFault(row[field]);
      return found === null ? [] : [faultAt(field, found)];
    }),
  ];
}

function judgeNames(
  ctx: Ctx,
  catalogue: LabCatalogue,
  candidates: readonly Candidate<LocalNameRow>[],
): Judgement {
  const known = new Map(localNamesOf(catalogue).map((one) => [`${one.thing} ${one.code}`, one]));
  return {
    faultsOf: (index) => {
      const candidate = candidates[index];
      return candidate === undefined
        ? []
        : cellFaultsOf(localNameSheet, candidate.row, { faults: faultsOf(candidate) });
    },
    write: async () => {
      const pairs = candidates.flatMap(({ row }) => {
        const before = known.get(`${row.thing} ${row.code}`);
        return before === undefined ? [] : [{ before, next: { ...before, hi: row.hi, mr: row.mr } }];
      });
      await replaceLocalNames(
        ctx,
        pairs.map(({ next }) => next),
      );
      for (const { before, next } of pairs) recordLocalName(ctx, before, next);
      await announceCatalogue(ctx);
    },
  };
}

/** The file of the names in Hindi and Marathi: every test and parameter has its row. */
export const localNameFile = masterFile(localNameSheet, async (ctx, use) => {
  const catalogue = use === 'change' ? await catalogueToChange(ctx) : await catalogueOf(ctx);
  const rows = localNamesOf(catalogue).map(({ thing, code, hi, mr }) => ({ thing, code, hi, mr }));
  return {
    rows: new Map(rows.map((row) => [recordKey(localNameSheet, row), row])),
    judge: (candidates) => judgeNames(ctx, catalogue, candidates),
  };
});
