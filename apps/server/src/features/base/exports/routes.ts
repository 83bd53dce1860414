import { exportList } from '@nidan/contract/base/exports/export-endpoints';
import { requireProof } from '../../../kernel/access/require-proof.ts';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { ROWS_WITHOUT_PROOF } from '../../../kernel/exports/rows-to-export.ts';
import { implementDocument, type Route } from '../../../kernel/http/route.ts';

export const exportRoutes: readonly Route[] = [
  implementDocument(exportList, {
    load: async (ctx, { body }) => {
      if (body.rows.length > ROWS_WITHOUT_PROOF) requireProof(ctx.caller);
      return body;
    },
    render: ({ format, ...table }) => renderExport(table, format),
  }),
];
