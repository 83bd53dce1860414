import {
  checkResults as checkEndpoint,
  resolveBloodGroup as groupEndpoint,
  uncheckResults as uncheckEndpoint,
} from '@nidan/contract/lab/results/check-endpoints';
import {
  readCircumstances as circumstancesEndpoint,
  recordCircumstances as recordCircumstancesEndpoint,
} from '@nidan/contract/lab/results/circumstances-endpoints';
import {
  chooseResultVersion as chooseEndpoint,
  clearValues as clearEndpoint,
  decideComment as commentEndpoint,
  decideReflex as reflexEndpoint,
  holdTests as holdEndpoint,
  listResultVersions,
  readWorksheet as worksheetEndpoint,
  recordCriticalAttempt as attemptEndpoint,
  recordCriticalCall as callEndpoint,
  requestRerun as rerunEndpoint,
  startRerun as startRerunEndpoint,
  resumeTests as resumeEndpoint,
  saveResults as saveEndpoint,
} from '@nidan/contract/lab/results/entry-endpoints';
import {
  attachResultFile as attachEndpoint,
  openResultFile,
} from '@nidan/contract/lab/results/result-file-endpoints';
import { readDraftEffect } from '@nidan/contract/lab/results/draft-effect-endpoint';
import { readFormulaEffect } from '@nidan/contract/lab/results/formula-effect-endpoint';
import { chooseRerun as chooseRerunEndpoint, listReruns } from '@nidan/contract/lab/results/rerun-endpoints';
import { tellPresence as presenceEndpoint } from '@nidan/contract/lab/results/presence-endpoint';
import { readSheet } from '@nidan/contract/lab/results/sheet-endpoint';
import { readBulkStageInfo } from '@nidan/contract/lab/results/stage-info-endpoint';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { refetchFormats } from '@nidan/contract/lab/results/format-endpoint';
import { refuse } from '../../../kernel/http/refuse.ts';
import {
  implement,
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
  implement(countWorklist, (ctx, { query }) => countWorklistOf(ctx, query)),
  implement(readBulkStageInfo, (ctx, { body }) => bulkStageInfoOf(ctx, body)),
  implement(worksheetEndpoint, (ctx, { query }) => readWorksheet(ctx, query)),
  implement(presenceEndpoint, (ctx, { body }) => tellPresence(ctx, body)),
  implement(readSheet, (ctx, { query }) => readSheetOf(ctx, query)),
  implement(saveEndpoint, (ctx, { body }) => saveResults(ctx, body)),
  implementInspected(attachEndpoint, {
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
  implement(listResultVersions, (ctx, { query }) => listResultVersionsOf(ctx, query)),
  implement(chooseEndpoint, (ctx, { body }) => chooseResultVersion(ctx, body)),
  implement(clearEndpoint, (ctx, { body }) => clearValues(ctx, body)),
  implement(reflexEndpoint, (ctx, { body }) => decideReflex(ctx, body)),
  implement(commentEndpoint, (ctx, { body }) => decideComment(ctx, body)),
  implement(rerunEndpoint, (ctx, { body }) => requestRerun(ctx, body)),
  implement(startRerunEndpoint, (ctx, { body }) => startRerun(ctx, body)),
  implement(listReruns, (ctx, { query }) => listRerunsOf(ctx, query)),
  implement(chooseRerunEndpoint, (ctx, { body }) => chooseRerun(ctx, body)),
  implement(holdEndpoint, (ctx, { body }) => holdTests(ctx, body)),
  implement(resumeEndpoint, (ctx, { body }) => resumeTests(ctx, body)),
  implement(refetchFormats, (ctx, { body }) => refetchTestFormats(ctx, body)),
  implement(attemptEndpoint, (ctx, { body }) => recordCriticalAttempt(ctx, body)),
  implement(callEndpoint, (ctx, { body }) => recordCriticalCall(ctx, body)),
  implement(groupEndpoint, (ctx, { body }) => resolveBloodGroup(ctx, body)),
  implement(circumstancesEndpoint, (ctx, { query }) => readCircumstancesOf(ctx, query)),
  implement(recordCircumstancesEndpoint, (ctx, { body }) => recordCircumstances(ctx, body)),
  implement(checkEndpoint, (ctx, { body }) => checkResults(ctx, body)),
  implement(readDraftEffect, (ctx, { query }) => readDraftEffectOf(ctx, query)),
  implement(readFormulaEffect, (ctx, { body }) => readFormulaEffectOf(ctx, body)),
  implement(uncheckEndpoint, (ctx, { body }) => uncheckResults(ctx, body)),
];
