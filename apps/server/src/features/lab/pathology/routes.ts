import * as pathologyEndpoints from '@nidan/contract/lab/pathology/pathology-endpoints';
import { openCasePicture, readCaseReport } from '@nidan/contract/lab/pathology/pathology-endpoints';
import { refuse } from '../../../kernel/http/refuse.ts';
import { implement, implementDocument, implementInspected, type Route } from '../../../kernel/http/route.ts';
import { readContent } from '../../base/files/files.query.ts';
import { inspectUpload } from '../../base/files/inspect-upload.ts';
import { addAddendum } from './add-addendum.ts';
import { addCasePicture, changeCasePicture, requireCasePicture } from './case-pictures.ts';
import { caseReportOf } from './case-report.query.ts';
import { askOpinion, giveOpinion, withdrawOpinion } from './opinions.ts';
import { recordScreening } from './record-screening.ts';
import { dropSynoptic, saveSynoptic } from './save-synoptic.ts';
import { tellFrozen } from './tell-frozen.ts';

export const pathologyRoutes: readonly Route[] = [
  implement(readCaseReport, (ctx, { params }) => caseReportOf(ctx, params.billTestId)),
  implement(pathologyEndpoints.saveSynoptic, (ctx, { params, body }) =>
    saveSynoptic(ctx, params.billTestId, body),
  ),
  implement(pathologyEndpoints.dropSynoptic, (ctx, { params, body }) =>
    dropSynoptic(ctx, params.billTestId, body),
  ),
  implementInspected(pathologyEndpoints.addCasePicture, {
    admit: () => undefined,
    inspect: ({ body }, services) => inspectUpload({ ...body, purpose: 'case' }, services),
    command: (ctx, { params, body }, inspected) =>
      addCasePicture(ctx, params.billTestId, { body, inspected }),
  }),
  changeCasePicture,
  implementDocument(openCasePicture, {
    load: async (ctx, { params }) => {
      const { name, mediaType, sha256 } = await requireCasePicture(ctx, params);
      if (ctx.caller.isDemoUser) throw refuse('demo-sees-no-file');
      return { name, mediaType, bytes: await readContent(ctx, Buffer.from(sha256, 'hex')) };
    },
    render: async ({ name, mediaType, bytes }) => ({ bytes, fileName: name, savedAs: mediaType }),
  }),
  implement(pathologyEndpoints.askOpinion, (ctx, { params, body }) =>
    askOpinion(ctx, params.billTestId, body),
  ),
  giveOpinion,
  withdrawOpinion,
  implement(pathologyEndpoints.addAddendum, (ctx, { params, body }) =>
    addAddendum(ctx, params.billTestId, body),
  ),
  implement(pathologyEndpoints.tellFrozen, (ctx, { params, body }) =>
    tellFrozen(ctx, params.billTestId, body),
  ),
  implement(pathologyEndpoints.recordScreening, (ctx, { params, body }) =>
    recordScreening(ctx, params.billTestId, body),
  ),
];
