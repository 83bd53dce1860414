import { BECKMAN_ACCESS_ASTM } from './beckman-access-astm.ts';
import { BECKMAN_AU_FIXED } from './beckman-au-fixed.ts';
import { BIORAD_D10_ASTM } from './biorad-d10-astm.ts';
import { CEPHEID_GENEXPERT_ASTM } from './cepheid-genexpert-astm.ts';
import { CSV_FOLDER } from './csv-folder.ts';
import { ESR_LINES } from './esr-lines.ts';
import { IHE_LAW_HL7 } from './ihe-law-hl7.ts';
import { MINDRAY_BC_HL7 } from './mindray-bc-hl7.ts';
import { RADIOMETER_ABL_ASTM } from './radiometer-abl-astm.ts';
import { ROCHE_COBAS_C_ASTM } from './roche-cobas-c-astm.ts';
import { SPOTCHEM_EL_ASTM } from './spotchem-el-astm.ts';
import { SYSMEX_CA_ASTM } from './sysmex-ca-astm.ts';
import { SYSMEX_XN_ASTM } from './sysmex-xn-astm.ts';
import { URINE_STRIP_ASTM } from './urine-strip-astm.ts';
import type { DeliveredDriver } from './delivered-driver.ts';

/** The drivers that come with the product, each with its example. */
export const DELIVERED_DRIVERS: readonly DeliveredDriver[] = [
  BECKMAN_ACCESS_ASTM,
  BECKMAN_AU_FIXED,
  BIORAD_D10_ASTM,
  CEPHEID_GENEXPERT_ASTM,
  CSV_FOLDER,
  ESR_LINES,
  IHE_LAW_HL7,
  MINDRAY_BC_HL7,
  RADIOMETER_ABL_ASTM,
  ROCHE_COBAS_C_ASTM,
  SPOTCHEM_EL_ASTM,
  SYSMEX_CA_ASTM,
  SYSMEX_XN_ASTM,
  URINE_STRIP_ASTM,
];
