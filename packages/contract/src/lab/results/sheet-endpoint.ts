import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, page, pageOf } from '../../kernel/shapes.ts';
import { Worksheet } from './worksheet.ts';

/** Most samples of a page, whatever is asked for: each carries the whole worksheet of its bill. */
export const SHEET_MOST = 50;

export const readSheet = defineEndpoint({
  method: 'GET',
  path: '/api/bills/tresult/sheet',
  summary:
    'The samples that take results of one test now, the one due first at the top, each with the worksheet of its bill by which its values are judged',
  access: { module: 'results', bits: PERMISSION.read },
  query: closed({
    ...page,
    testId: Id,
  }),
  response: pageOf(
    closed({
      /** The test of the sheet on this bill. */
      billTestId: Id,
      sheet: Worksheet,
    }),
  ),
});
