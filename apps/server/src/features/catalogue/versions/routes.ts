import {
  findTestByCode,
  listParameters,
  listSampleTypes,
  listTests,
} from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { setGstOfTest } from '@nidan/contract/catalogue/tests/gst-endpoint';
import {
  readLocationShare,
  setLocationShare,
} from '@nidan/contract/catalogue/parameters/location-share-endpoints';
import { readLocalTerms, setLocalTerms } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import { readOtherUnits, setOtherUnits } from '@nidan/contract/catalogue/parameters/other-units-endpoints';
import { findPincode } from '@nidan/contract/base/pincodes/pincode-endpoint';
import {
  changeFormat,
  listFormats,
  readFormat,
} from '@nidan/contract/catalogue/tests/report-format-endpoints';
import {
  activateRanges as activateEndpoint,
  changeHelpList as helpListEndpoint,
  changeParameterStatus as parameterStatusEndpoint,
  createParameter as newParameter,
  readFormerParameter,
  readParameterDetails,
  discardRangeDraft as discardRangesEndpoint,
  saveRangeDraft as draftEndpoint,
  updateParameter as parameterEndpoint,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import {
  changeTestStatus as testStatusEndpoint,
  cloneTest as cloneEndpoint,
  createTest as newTest,
  readFormerTest,
  readTestDetails,
  updateTest as testEndpoint,
} from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import {
  discardTestDraft as discardEndpoint,
  publishTest as publishEndpoint,
  saveTestDraft as saveDraftEndpoint,
} from '@nidan/contract/catalogue/tests/test-draft-endpoints';
import { listLocalNames, setLocalName } from '@nidan/contract/catalogue/local-names/local-name-endpoints';
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
  implement(listTests, (ctx, { query }) => listTestsOf(ctx, query)),
  implement(findTestByCode, (ctx, { query }) => testOfCode(ctx, query)),
  implement(listParameters, (ctx, { query }) => listParametersOf(ctx, query)),
  implement(readTestDetails, (ctx, { query }) => readTestDetailsOf(ctx, query)),
  implement(readFormerTest, (ctx, { query }) => readFormerTestOf(ctx, query)),
  implement(newTest, (ctx, { body }) => createTest(ctx, body)),
  implement(cloneEndpoint, (ctx, { body }) => cloneTest(ctx, body)),
  implement(testEndpoint, (ctx, { body }) => updateTest(ctx, body)),
  implement(saveDraftEndpoint, (ctx, { body }) => saveTestDraft(ctx, body)),
  implement(publishEndpoint, (ctx, { body }) => publishTest(ctx, body)),
  implement(discardEndpoint, (ctx, { body }) => discardTestDraft(ctx, body)),
  implement(testStatusEndpoint, (ctx, { body }) => changeTestStatus(ctx, body)),
  implement(setGstOfTest, (ctx, { body }) => setGst(ctx, body)),
  implement(readLocalTerms, (ctx, { query }) => readLocalTermsOf(ctx, query)),
  implement(setLocalTerms, (ctx, { body }) => setTermsOfLocations(ctx, body)),
  implement(listFormats, (ctx, { query }) => listFormatsOf(ctx, query)),
  implement(readFormat, (ctx, { query }) => readFormatOf(ctx, query)),
  implement(changeFormat, (ctx, { body }) => changeTestFormat(ctx, body)),
  implement(readParameterDetails, (ctx, { query }) => readParameterDetailsOf(ctx, query)),
  implement(readFormerParameter, (ctx, { query }) => readFormerParameterOf(ctx, query)),
  implement(newParameter, (ctx, { body }) => createParameter(ctx, body)),
  implement(parameterEndpoint, (ctx, { body }) => updateParameter(ctx, body)),
  implement(helpListEndpoint, (ctx, { body }) => changeHelpList(ctx, body)),
  implement(parameterStatusEndpoint, (ctx, { body }) => changeParameterStatus(ctx, body)),
  implement(draftEndpoint, (ctx, { body }) => saveRangeDraft(ctx, body)),
  implement(discardRangesEndpoint, (ctx, { body }) => discardRangeDraft(ctx, body)),
  implement(activateEndpoint, (ctx, { body }) => activateRanges(ctx, body)),
  implement(readLocationShare, (ctx, { query }) => readLocationShareOf(ctx, query)),
  implement(setLocationShare, (ctx, { body }) => setShare(ctx, body)),
  implement(readOtherUnits, (ctx, { query }) => readOtherUnitsOf(ctx, query)),
  implement(setOtherUnits, (ctx, { body }) => setUnits(ctx, body)),
  implement(listLocalNames, (ctx, { query }) => listLocalNamesOf(ctx, query)),
  implement(setLocalName, (ctx, { body }) => nameThing(ctx, body)),
  implement(findPincode, async (_, { query }) => findPlaceOfPin(query.pincode)),
  implement(listSampleTypes, (ctx, { query }) => listSampleTypesOf(ctx, query)),
];
