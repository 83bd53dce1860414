import {
  readIntegrationLog,
  readIntegrationSettings,
} from '@nidan/contract/links/integration/integration-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { changeIntegration, pauseIntegration, resumeIntegration } from './change-integration.ts';
import { listLogs, readLogWithCalls } from './logs.query.ts';
import { listIntegrationsOf, readIntegration } from './present-integration.ts';

export const integrationRoutes: readonly Route[] = [
  listIntegrationsOf,
  implement(readIntegrationSettings, (ctx, { query }) => readIntegration(ctx, query.integration)),
  changeIntegration,
  pauseIntegration,
  resumeIntegration,
  listLogs,
  implement(readIntegrationLog, (ctx, { query }) => readLogWithCalls(ctx, query.logId)),
];
