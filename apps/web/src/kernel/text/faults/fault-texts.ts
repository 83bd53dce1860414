import { fieldFaults } from '@nidan/contract/kernel/faults/field-faults';
import { defineTexts } from '../define-texts.ts';
import { schemaFaultTexts } from './schema-fault-texts.ts';
import { catalogueFaultTexts } from './catalogue-fault-texts.ts';
import { billingFaultTexts } from './billing-fault-texts.ts';
import { accessFaultTexts } from './access-fault-texts.ts';
import { supplyFaultTexts } from './supply-fault-texts.ts';
import { labFaultTexts } from './lab-fault-texts.ts';
import { insightFaultTexts } from './insight-fault-texts.ts';
import { importsFaultTexts } from './imports-fault-texts.ts';
import { timeFaultTexts } from './time-fault-texts.ts';
import { driverFaultTexts } from './driver-fault-texts.ts';
import { testsFaultTexts } from './tests-fault-texts.ts';
import { formulasFaultTexts } from './formulas-fault-texts.ts';
import { commonFaultTexts } from './common-fault-texts.ts';
import { moneyFaultTexts } from './money-fault-texts.ts';
import { labRequestFaultTexts } from './lab-request-fault-texts.ts';
import { baseFaultTexts } from './base-fault-texts.ts';
import { linksFaultTexts } from './links-fault-texts.ts';
import { insightRequestFaultTexts } from './insight-request-fault-texts.ts';
import { catalogueRequestFaultTexts } from './catalogue-request-fault-texts.ts';
import { supplyRequestFaultTexts } from './supply-request-fault-texts.ts';
import { peopleFaultTexts } from './people-fault-texts.ts';
import { parametersFaultTexts } from './parameters-fault-texts.ts';

/** What is wrong with a field, by the codes of the contract. */
export const faultTexts = defineTexts(fieldFaults, {
  ...schemaFaultTexts,
  ...catalogueFaultTexts,
  ...billingFaultTexts,
  ...accessFaultTexts,
  ...supplyFaultTexts,
  ...labFaultTexts,
  ...insightFaultTexts,
  ...importsFaultTexts,
  ...timeFaultTexts,
  ...driverFaultTexts,
  ...testsFaultTexts,
  ...formulasFaultTexts,
  ...commonFaultTexts,
  ...moneyFaultTexts,
  ...labRequestFaultTexts,
  ...baseFaultTexts,
  ...linksFaultTexts,
  ...insightRequestFaultTexts,
  ...catalogueRequestFaultTexts,
  ...supplyRequestFaultTexts,
  ...peopleFaultTexts,
  ...parametersFaultTexts,
});
