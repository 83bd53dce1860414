import { scopeCovers, type WorkScope } from '@nidan/domain/access/work-scope';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { RenderedDocument } from '../../../kernel/http/route.ts';
import { readRun } from './schedules.query.ts';

interface FileRow {
  readonly file_name: string;
  readonly bytes: Buffer;
  readonly bill_ids: readonly string[];
  readonly made_scope: WorkScope;
}

const MEDIA = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** The file of a run, for who may see now all that is in it; whose bills are in it is noted as seen. */
export async function loadReportFile(ctx: Ctx, runId: string) {
  const run = await readRun(ctx, runId);
  if (ctx.caller.isDemoUser) throw refuse('demo-sees-no-file');
  const { rows } = await sql<FileRow>`
    select file_name, bytes, bill_ids, made_scope from report_run_file where l_id = ${ctx.lId} and run_id = ${runId}`.execute(
    ctx.db,
  );
  const [file] = rows;
  if (file === undefined)
    throw refuse('report-not-made', { details: { why: run.failure ?? 'it is being made' } });
  if (!scopeCovers(ctx.caller.scope, file.made_scope)) throw refuse('report-beyond-scope');
  return { file, shown: { billId: file.bill_ids } };
}

export async function renderReportRun({ file }: { readonly file: FileRow }): Promise<RenderedDocument> {
  const ending = file.file_name.split('.').at(-1);
  const media = ending === 'csv' || ending === 'xlsx' ? MEDIA[ending] : MEDIA.pdf;
  return { bytes: file.bytes, fileName: file.file_name, savedAs: media };
}
