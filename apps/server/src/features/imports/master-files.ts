import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import type { MasterFile } from '../../kernel/imports/master-file.ts';
import { parameterFile } from '../catalog/parameter-file.ts';
import { testFile } from '../catalog/test-file.ts';

/** The masters that are filled from a file and written to one. */
export const masterFiles: Readonly<Record<ImportMaster, MasterFile>> = {
  tests: testFile,
  parameters: parameterFile,
};
