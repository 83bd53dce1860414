import { readFirstMorningOf } from './first-morning.query.ts';
import {
  changeLabConfiguration,
  changeLabelSettings,
  changeLabSwitches,
  listLabConfiguration,
  listLabelSettings,
  listLabSwitches,
} from '@nidan/contract/base/settings/lab-setting-endpoints';
import { readSubscriptions } from '@nidan/contract/base/organisation/place-endpoints';
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
  listLabsOf,
  listLocationsOf,
  listDepartmentsOf,
  listLabAccountsOf,
  changeLabAccount,
  readLabAccountOf,
  tellAccountPayment,
  listAccountPaymentsOf,
  implement(listLabSwitches, (ctx, { query }) => listSettings(ctx, 'switches', query)),
  implement(changeLabSwitches, (ctx, { body }) => changeSettings(ctx, 'switches', body)),
  implement(listLabelSettings, (ctx, { query }) => listSettings(ctx, 'labels', query)),
  implement(changeLabelSettings, (ctx, { body }) => changeSettings(ctx, 'labels', body)),
  implement(listLabConfiguration, (ctx, { query }) => listSettings(ctx, 'configuration', query)),
  implement(changeLabConfiguration, (ctx, { body }) => changeSettings(ctx, 'configuration', body)),
  previewSettings,
  readSettingHistory,
  listFirmsOf,
  createFirm,
  updateFirm,
  changeFirmStatus,
  readFirmOfLocation,
  createLocation,
  updateLocation,
  changeLocationStatus,
  createDepartment,
  updateDepartment,
  changeDepartmentStatus,
  listCentresOf,
  listProcessingPlacesOf,
  setProcessingPlaces,
  implement(readSubscriptions, (ctx, { query }) => readSubscriptionsOf(ctx, query.locationId)),
  setSubscriptions,
  readFirstMorningOf,
  readProfile,
  updateProfile,
];
