import { findPincode } from '@nidan/contract/base/pincodes/pincode-endpoint';
import { listLocalNamesOf } from '../local-names/local-names.query.ts';
import { nameThing } from '../local-names/set-local-name.ts';
import { implement, type Route } from '../../../kernel/http/route.ts';
import {
  changeHelpList,
  changeParameterStatus,
  createParameter,
  updateParameter,
} from '../parameters/change-parameter.ts';
import { changeTestFormat } from '../tests/change-format.ts';
import { activateRanges, discardRangeDraft, saveRangeDraft } from '../ranges/change-ranges.ts';
import { changeTestStatus, createTest, updateTest } from '../tests/change-test.ts';
import { cloneTest } from '../tests/clone-test.ts';
import { discardTestDraft, publishTest, saveTestDraft } from '../tests/draft-test.ts';
import { readFormerParameterOf, readParameterDetailsOf } from '../parameters/parameter-details.query.ts';
import { readLocalTermsOf } from '../tests/local-terms.query.ts';
import { readLocationShareOf } from '../parameters/location-share.query.ts';
import { readOtherUnitsOf } from '../parameters/other-units.query.ts';
import { listFormatsOf, readFormatOf } from '../tests/report-formats.query.ts';
import { setGst } from '../tests/set-gst.ts';
import { setTermsOfLocations } from '../tests/set-local-terms.ts';
import { setShare } from '../parameters/set-location-share.ts';
import { setUnits } from '../parameters/set-other-units.ts';
import { readFormerTestOf, readTestDetailsOf } from '../tests/test-details.query.ts';
import { findPlaceOfPin } from '../../base/pincodes/find-pincode.ts';
import { listParametersOf, listSampleTypesOf, listTestsOf, testOfCode } from './catalogue.query.ts';

export const catalogRoutes: readonly Route[] = [
  listTestsOf,
  testOfCode,
  listParametersOf,
  readTestDetailsOf,
  readFormerTestOf,
  createTest,
  cloneTest,
  updateTest,
  saveTestDraft,
  publishTest,
  discardTestDraft,
  changeTestStatus,
  setGst,
  readLocalTermsOf,
  setTermsOfLocations,
  listFormatsOf,
  readFormatOf,
  changeTestFormat,
  readParameterDetailsOf,
  readFormerParameterOf,
  createParameter,
  updateParameter,
  changeHelpList,
  changeParameterStatus,
  saveRangeDraft,
  discardRangeDraft,
  activateRanges,
  readLocationShareOf,
  setShare,
  readOtherUnitsOf,
  setUnits,
  listLocalNamesOf,
  nameThing,
  implement(findPincode, async (_, { query }) => findPlaceOfPin(query.pincode)),
  listSampleTypesOf,
];
