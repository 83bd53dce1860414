import * as resultFileEndpoints from '@nidan/contract/lab/results/result-file-endpoints';
import { openResultFile } from '@nidan/contract/lab/results/result-file-endpoints';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { refuse } from '../../../kernel/http/refuse.ts';
import {
  implementByKey,
  implementDocument,
  implementInspected,
  type Route,
} from '../../../kernel/http/route.ts';
import { readContent } from '../../base/files/files.query.ts';
import { inspectUpload } from '../../base/files/inspect-upload.ts';
import { attachResultFile } from './attachments/attach-result-file.ts';
import { checkResults } from '../checking/check-results.ts';
import { chooseRerun } from '../checking/choose-rerun.ts';
import { chooseResultVersion } from '../checking/choose-result-version.ts';
import { readCircumstancesOf } from './circumstances/circumstances.query.ts';
import { clearValues } from './clear-values.ts';
import { decideComment } from '../checking/decide-comment.ts';
import { decideReflex } from '../checking/decide-reflex.ts';
import { readDraftEffectOf } from '../trials/draft-effect.query.ts';
import { readFormulaEffectOf } from '../trials/formula-effect.query.ts';
import { holdTests, resumeTests } from '../checking/hold-tests.ts';
import { refetchTestFormats } from './refetch-formats.ts';
import { recordCircumstances } from './circumstances/record-circumstances.ts';
import { recordCriticalAttempt } from '../checking/record-critical-attempt.ts';
import { recordCriticalCall } from '../checking/record-critical-call.ts';
import { listRerunsOf } from '../checking/rerun-queue.query.ts';
import { requestRerun } from '../checking/request-rerun.ts';
import { resolveBloodGroup } from '../checking/resolve-blood-group.ts';
import { startRerun } from './start-rerun.ts';
import { requireResultFile } from './attachments/result-files.query.ts';
import { listResultVersionsOf } from './result-versions.query.ts';
import { saveResults } from './save-results.ts';
import { uncheckResults } from '../checking/uncheck-results.ts';
import { bulkStageInfoOf } from '../worklist/bulk-stage-info.query.ts';
import { countWorklistOf } from '../worklist/worklist-counts.query.ts';
import { listWorklistOf } from '../worklist/worklist.query.ts';
import { tellPresence } from '../worksheet/tell-presence.ts';
import { readSheetOf } from '../worksheet/sheet.query.ts';
import { readWorksheet } from '../worksheet/worksheet.query.ts';

export const resultRoutes: readonly Route[] = [
  implementByKey(listWorklist, (ctx, { query }) => listWorklistOf(ctx, query)),
  countWorklistOf,
  bulkStageInfoOf,
  readWorksheet,
  tellPresence,
  readSheetOf,
  saveResults,
  implementInspected(resultFileEndpoints.attachResultFile, {
    admit: () => undefined,
    inspect: ({ body }, services) => inspectUpload({ ...body, purpose: 'result' }, services),
    command: (ctx, { body }, inspected) => attachResultFile(ctx, body, inspected),
  }),
  implementDocument(openResultFile, {
    load: async (ctx, { params }) => {
      const { name, mediaType, sha256 } = await requireResultFile(ctx, params);
      if (ctx.caller.isDemoUser) throw refuse('demo-sees-no-file');
      return { name, mediaType, bytes: await readContent(ctx, Buffer.from(sha256, 'hex')) };
    },
    render: async ({ name, mediaType, bytes }) => ({ bytes, fileName: name, savedAs: mediaType }),
  }),
  listResultVersionsOf,
  chooseResultVersion,
  clearValues,
  decideReflex,
  decideComment,
  requestRerun,
  startRerun,
  listRerunsOf,
  chooseRerun,
  holdTests,
  resumeTests,
  refetchTestFormats,
  recordCriticalAttempt,
  recordCriticalCall,
  resolveBloodGroup,
  readCircumstancesOf,
  recordCircumstances,
  checkResults,
  readDraftEffectOf,
  readFormulaEffectOf,
  uncheckResults,
];
