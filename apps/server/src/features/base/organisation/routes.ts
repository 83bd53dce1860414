import { readFirstMorning } from '@nidan/contract/base/organisation/first-morning-endpoint';
import { readFirstMorningOf } from './first-morning.query.ts';
import {
  changeDepartmentStatus as departmentStatusEndpoint,
  changeFirmStatus as firmStatusEndpoint,
  changeLocationStatus as locationStatusEndpoint,
  createDepartment as newDepartment,
  createFirm as newFirm,
  createLocation as newLocation,
  firmOfLocation,
  listDepartments,
  listFirms,
  listLabs,
  listLocations,
  updateDepartment as departmentEndpoint,
  updateFirm as firmEndpoint,
  updateLocation as locationEndpoint,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  changeLabAccount as accountEndpoint,
  listLabAccounts,
} from '@nidan/contract/base/lab-account/lab-account-endpoints';
import {
  listAccountPayments,
  readLabAccount,
  tellAccountPayment as tellEndpoint,
} from '@nidan/contract/base/lab-account/account-payment-endpoints';
import {
  changeLabConfiguration,
  changeLabelSettings,
  changeLabSwitches,
  labSettingHistory,
  listLabConfiguration,
  listLabelSettings,
  listLabSwitches,
  previewLabSettings,
} from '@nidan/contract/base/settings/lab-setting-endpoints';
import { readLabProfile, updateLabProfile } from '@nidan/contract/base/organisation/lab-profile-endpoints';
import {
  listCentres,
  listProcessingPlaces,
  readSubscriptions,
  setProcessingPlaces as placesEndpoint,
  setSubscriptions as subscriptionsEndpoint,
} from '@nidan/contract/base/organisation/place-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { changeSettings } from '../settings/change-settings.ts';
import { changeDepartmentStatus, createDepartment, updateDepartment } from './change-department.ts';
import { changeFirmStatus, createFirm, updateFirm } from './change-firm.ts';
import { changeLocationStatus, createLocation, updateLocation } from './change-location.ts';
import { listFirmsOf, readFirmOfLocation } from './firms.query.ts';
import { listLocationsOf } from './locations.query.ts';
import { readProfile, updateProfile } from './lab-profile.ts';
import { listCentresOf, listProcessingPlacesOf, readSubscriptionsOf } from './places.query.ts';
import { setProcessingPlaces, setSubscriptions } from './set-places.ts';
import { listAccountPaymentsOf, readLabAccountOf } from '../lab-account/account-payments.query.ts';
import { changeLabAccount } from '../lab-account/change-lab-account.ts';
import { listLabAccountsOf } from '../lab-account/lab-accounts.query.ts';
import { previewSettings } from '../settings/setting-effects.query.ts';
import { readSettingHistory } from '../settings/setting-history.query.ts';
import { listSettings } from '../settings/settings.query.ts';
import { listDepartmentsOf, listLabsOf } from './organisation.query.ts';
import { tellAccountPayment } from '../lab-account/tell-account-payment.ts';

export const organisationRoutes: readonly Route[] = [
  implement(listLabs, (ctx, { query }) => listLabsOf(ctx, query)),
  implement(listLocations, (ctx, { query }) => listLocationsOf(ctx, query)),
  implement(listDepartments, (ctx, { query }) => listDepartmentsOf(ctx, query)),
  implement(listLabAccounts, (ctx, { query }) => listLabAccountsOf(ctx, query)),
  implement(accountEndpoint, (ctx, { body }) => changeLabAccount(ctx, body)),
  implement(readLabAccount, (ctx) => readLabAccountOf(ctx)),
  implement(tellEndpoint, (ctx, { body }) => tellAccountPayment(ctx, body)),
  implement(listAccountPayments, (ctx, { query }) => listAccountPaymentsOf(ctx, query)),
  implement(listLabSwitches, (ctx, { query }) => listSettings(ctx, 'switches', query)),
  implement(changeLabSwitches, (ctx, { body }) => changeSettings(ctx, 'switches', body)),
  implement(listLabelSettings, (ctx, { query }) => listSettings(ctx, 'labels', query)),
  implement(changeLabelSettings, (ctx, { body }) => changeSettings(ctx, 'labels', body)),
  implement(listLabConfiguration, (ctx, { query }) => listSettings(ctx, 'configuration', query)),
  implement(changeLabConfiguration, (ctx, { body }) => changeSettings(ctx, 'configuration', body)),
  implement(previewLabSettings, (ctx, { body }) => previewSettings(ctx, body)),
  implement(labSettingHistory, (ctx, { query }) => readSettingHistory(ctx, query)),
  implement(listFirms, (ctx, { query }) => listFirmsOf(ctx, query)),
  implement(newFirm, (ctx, { body }) => createFirm(ctx, body)),
  implement(firmEndpoint, (ctx, { body }) => updateFirm(ctx, body)),
  implement(firmStatusEndpoint, (ctx, { body }) => changeFirmStatus(ctx, body)),
  implement(firmOfLocation, (ctx, { query }) => readFirmOfLocation(ctx, query)),
  implement(newLocation, (ctx, { body }) => createLocation(ctx, body)),
  implement(locationEndpoint, (ctx, { body }) => updateLocation(ctx, body)),
  implement(locationStatusEndpoint, (ctx, { body }) => changeLocationStatus(ctx, body)),
  implement(newDepartment, (ctx, { body }) => createDepartment(ctx, body)),
  implement(departmentEndpoint, (ctx, { body }) => updateDepartment(ctx, body)),
  implement(departmentStatusEndpoint, (ctx, { body }) => changeDepartmentStatus(ctx, body)),
  implement(listCentres, (ctx, { query }) => listCentresOf(ctx, query)),
  implement(listProcessingPlaces, (ctx, { query }) => listProcessingPlacesOf(ctx, query)),
  implement(placesEndpoint, (ctx, { body }) => setProcessingPlaces(ctx, body)),
  implement(readSubscriptions, (ctx, { query }) => readSubscriptionsOf(ctx, query.locationId)),
  implement(subscriptionsEndpoint, (ctx, { body }) => setSubscriptions(ctx, body)),
  implement(readFirstMorning, (ctx) => readFirstMorningOf(ctx)),
  implement(readLabProfile, (ctx) => readProfile(ctx)),
  implement(updateLabProfile, (ctx, { body }) => updateProfile(ctx, body)),
];
