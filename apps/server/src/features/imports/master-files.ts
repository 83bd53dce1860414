import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { type MasterName, masters } from '@nidan/domain/masters/masters';
import type { MasterFile } from '../../kernel/imports/master-file.ts';
import { parameterFile } from '../catalog/parameter-file.ts';
import { rangeFile } from '../catalog/range-file.ts';
import { testFile } from '../catalog/test-file.ts';
import { masterFileOf } from '../masters/master-file-of.ts';
import { agencyFile } from '../referrers/agency-file.ts';
import { doctorFile } from '../referrers/doctor-file.ts';
import { employeeFile } from '../users/employee-file.ts';
import { rateFile } from '../rates/rate-file.ts';
import { departmentFile } from '../organisation/department-file.ts';
import { locationFile } from '../organisation/location-file.ts';

// as: every name has its file
const declaredFiles = Object.fromEntries(
  masters.map((master) => [master.name, masterFileOf(master)]),
) as Readonly<Record<MasterName, MasterFile>>;

/** The masters that are filled from a file and written to one. */
export const masterFiles: Readonly<Record<ImportMaster, MasterFile>> = {
  tests: testFile,
  parameters: parameterFile,
  ranges: rangeFile,
  departments: departmentFile,
  agencies: agencyFile,
  doctors: doctorFile,
  locations: locationFile,
  rates: rateFile,
  employees: employeeFile,
  ...declaredFiles,
};
