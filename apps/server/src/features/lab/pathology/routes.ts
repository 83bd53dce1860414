import {
  addAddendum as addendumEndpoint,
  addCasePicture as addPictureEndpoint,
  askOpinion as askEndpoint,
  changeCasePicture as changePictureEndpoint,
  dropSynoptic as dropEndpoint,
  giveOpinion as giveEndpoint,
  openCasePicture,
  readCaseReport,
  recordScreening as screeningEndpoint,
  saveSynoptic as saveEndpoint,
  tellFrozen as frozenEndpoint,
  withdrawOpinion as withdrawEndpoint,
} from '@nidan/contract/lab/pathology/pathology-endpoints';
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
  implement(saveEndpoint, (ctx, { params, body }) => saveSynoptic(ctx, params.billTestId, body)),
  implement(dropEndpoint, (ctx, { params, body }) => dropSynoptic(ctx, params.billTestId, body)),
  implementInspected(addPictureEndpoint, {
    admit: () => undefined,
    inspect: ({ body }, services) => inspectUpload({ ...body, purpose: 'case' }, services),
    command: (ctx, { params, body }, inspected) =>
      addCasePicture(ctx, params.billTestId, { body, inspected }),
  }),
  implement(changePictureEndpoint, (ctx, { params, body }) => changeCasePicture(ctx, params, body)),
  implementDocument(openCasePicture, {
    load: async (ctx, { params }) => {
      const { name, mediaType, sha256 } = await requireCasePicture(ctx, params);
      if (ctx.caller.isDemoUser) throw refuse('demo-sees-no-file');
      return { name, mediaType, bytes: await readContent(ctx, Buffer.from(sha256, 'hex')) };
    },
    render: async ({ name, mediaType, bytes }) => ({ bytes, fileName: name, savedAs: mediaType }),
  }),
  implement(askEndpoint, (ctx, { params, body }) => askOpinion(ctx, params.billTestId, body)),
  implement(giveEndpoint, (ctx, { params, body }) => giveOpinion(ctx, params, body)),
  implement(withdrawEndpoint, (ctx, { params, body }) => withdrawOpinion(ctx, params, body)),
  implement(addendumEndpoint, (ctx, { params, body }) => addAddendum(ctx, params.billTestId, body)),
  implement(frozenEndpoint, (ctx, { params, body }) => tellFrozen(ctx, params.billTestId, body)),
  implement(screeningEndpoint, (ctx, { params, body }) => recordScreening(ctx, params.billTestId, body)),
];
