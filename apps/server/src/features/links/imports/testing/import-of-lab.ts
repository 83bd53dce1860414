import {
  type ImportView,
  readImport,
  startImport,
  uploadImport,
} from '@nidan/contract/links/imports/import-endpoints';
import { isActivatedFile } from '@nidan/domain/imports/activated-files';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { tryImport } from '../try-import.ts';
import { writeImport } from '../write-import.ts';

/** The bytes of a file, under the name of a CSV of its master unless it has another. */
export type ImportContent = string | Buffer | { readonly name: string; readonly bytes: string | Buffer };

/** The body of an upload. */
export function importBody(master: ImportMaster, content: ImportContent) {
  const named = typeof content === 'string' || Buffer.isBuffer(content) ? { bytes: content } : content;
  const file = { name: `${master}.csv`, ...named };
  return { importId: newId(), master, name: file.name, content: Buffer.from(file.bytes).toString('base64') };
}

/** What the jobs of an import of the lab of `app` are given, as its manager asked for them. */
export function payloadOf({ lab }: TestApp, importId: string) {
  return { lId: lab.lId, importId, userId: lab.users.get('Manager')?.userId ?? '' };
}

/** Brings a file and has it tried, as the worker does. */
export async function triedImport(
  app: TestApp,
  master: ImportMaster,
  content: ImportContent,
): Promise<ImportView> {
  const { importId } = await app.as('Manager').ok(uploadImport, { body: importBody(master, content) });
  await tryImport(app.services, payloadOf(app, importId));
  return app.as('Manager').ok(readImport, { params: { importId } });
}

/** Starts an import and has it written, as the worker does; what is put to use needs a reason. */
export async function writtenImport(
  app: TestApp,
  { importId, version, master }: ImportView,
  reason = 'Verified on 120 donors',
): Promise<ImportView> {
  const given = isActivatedFile(master) ? { reason } : {};
  await app.as('Manager').ok(startImport, { params: { importId }, body: { version, ...given } });
  await writeImport(app.services, { ...payloadOf(app, importId), ...given });
  return app.as('Manager').ok(readImport, { params: { importId } });
}
