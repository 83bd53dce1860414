import {
  listDepartments,
  listLabs,
  listLocations,
} from '@nidan/contract/organisation/organisation-endpoints';
import {
  changeLabAccount as accountEndpoint,
  listLabAccounts,
} from '@nidan/contract/organisation/lab-account-endpoints';
import {
  changeLabConfiguration,
  changeLabelSettings,
  changeLabSwitches,
  labSettingHistory,
  listLabConfiguration,
  listLabelSettings,
  listLabSwitches,
  previewLabSettings,
} from '@nidan/contract/organisation/lab-setting-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { changeSettings } from './change-settings.ts';
import { changeLabAccount } from './change-lab-account.ts';
import { listLabAccountsOf } from './lab-accounts.query.ts';
import { previewSettings } from './setting-effects.query.ts';
import { readSettingHistory } from './setting-history.query.ts';
import { listSettings } from './settings.query.ts';
import { listDepartmentsOf, listLabsOf, listLocationsOf } from './organisation.query.ts';

export const organisationRoutes: readonly Route[] = [
  implement(listLabs, (ctx, { query }) => listLabsOf(ctx, query)),
  implement(listLocations, (ctx, { query }) => listLocationsOf(ctx, query)),
  implement(listDepartments, (ctx, { query }) => listDepartmentsOf(ctx, query)),
  implement(listLabAccounts, (ctx, { query }) => listLabAccountsOf(ctx, query)),
  implement(accountEndpoint, (ctx, { body }) => changeLabAccount(ctx, body)),
  implement(listLabSwitches, (ctx, { query }) => listSettings(ctx, 'switches', query)),
  implement(changeLabSwitches, (ctx, { body }) => changeSettings(ctx, 'switches', body)),
  implement(listLabelSettings, (ctx, { query }) => listSettings(ctx, 'labels', query)),
  implement(changeLabelSettings, (ctx, { body }) => changeSettings(ctx, 'labels', body)),
  implement(listLabConfiguration, (ctx, { query }) => listSettings(ctx, 'configuration', query)),
  implement(changeLabConfiguration, (ctx, { body }) => changeSettings(ctx, 'configuration', body)),
  implement(previewLabSettings, (ctx, { body }) => previewSettings(ctx, body)),
  implement(labSettingHistory, (ctx, { query }) => readSettingHistory(ctx, query)),
];
