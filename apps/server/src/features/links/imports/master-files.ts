import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { type MasterName, masters } from '@nidan/domain/masters/masters';
import type { MasterFile } from '../../../kernel/imports/master-file.ts';
import { parameterFile } from '../../catalogue/parameters/parameter-file.ts';
import { rangeFile } from '../../catalogue/ranges/range-file.ts';
import { localNameFile } from '../../catalogue/local-names/local-name-file.ts';
import { testFile } from '../../catalogue/tests/test-file.ts';
import { masterFileOf } from '../../catalogue/masters/master-file-of.ts';
import { agencyFile } from '../../people/referrers/agency-file.ts';
import { doctorFile } from '../../people/referrers/doctor-file.ts';
import { employeeFile } from '../../base/users/employee-file.ts';
import { rateFile } from '../../catalogue/rates/rate-file.ts';
import { vendorFile } from '../../supply/vendors/vendor-file.ts';
import { departmentFile } from '../../base/organisation/department-file.ts';
import { locationFile } from '../../base/organisation/location-file.ts';

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
  'local-names': localNameFile,
  employees: employeeFile,
  vendors: vendorFile,
  ...declaredFiles,
};
