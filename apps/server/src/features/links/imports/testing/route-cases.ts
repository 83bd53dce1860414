import {
  exportBadRows,
  exportMaster,
  finishImport,
  listFindings,
  listImportColumns,
  listImports,
  mapImportColumns,
  readImport,
  startImport,
  typeImportCell,
  uploadImport,
} from '@nidan/contract/links/imports/import-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { importBody, triedImport } from './import-of-lab.ts';

/** One new parameter, with a code of its own. */
function newParameter(): string {
  const code = `I${newId().replaceAll('-', '').slice(-12).toUpperCase()}`;
  return `code,name,kind,decimals\n${code},Made by a file,text,0\n`;
}

/** An import that waits for its columns. */
async function waiting({ app }: LabWorld) {
  const body = importBody('parameters', newParameter().replace('code', 'Abbreviation'));
  return app.as('Manager').ok(uploadImport, { body });
}

const draft = ({ app }: LabWorld) => triedImport(app, 'parameters', newParameter());

export const importCases: readonly RouteCase[] = [
  forRoute(uploadImport).send(async () => ({ body: importBody('parameters', newParameter()) })),
  forRoute(listImports).send(async () => ({ query: { master: 'tests' } })),
  forRoute(exportMaster).send(async () => ({ query: { master: 'tests', format: 'csv' } })),
  forRoute(readImport).send(async (world) => ({ params: { importId: (await draft(world)).importId } })),
  forRoute(listFindings).send(async (world) => ({
    params: { importId: (await draft(world)).importId },
    query: { verdict: 'new' },
  })),
  forRoute(exportBadRows).send(async (world) => ({
    params: { importId: (await draft(world)).importId },
    query: { format: 'csv' },
  })),
  forRoute(listImportColumns).send(async (world) => ({
    params: { importId: (await waiting(world)).importId },
  })),
  forRoute(mapImportColumns).send(async (world) => {
    const { importId, version } = await waiting(world);
    return { params: { importId }, body: { version, columns: ['code', 'name', 'kind', 'decimals'] } };
  }),
  forRoute(typeImportCell).send(async (world) => {
    const { importId } = await triedImport(
      world.app,
      'parameters',
      newParameter().replace(',text,', ',texts,'),
    );
    const body = { rowNo: 2, version: 1, column: 'kind', value: 'text' };
    return { params: { importId }, body };
  }),
  forRoute(startImport).send(async (world) => {
    const { importId, version } = await draft(world);
    return { params: { importId }, body: { version } };
  }),
  forRoute(finishImport).send(async (world) => {
    const { importId, version } = await draft(world);
    return { params: { importId }, body: { version } };
  }),
];
