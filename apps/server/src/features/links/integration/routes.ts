import {
  changeIntegrationSettings,
  listIntegrationLogs,
  listIntegrations,
  pauseIntegration as pauseEndpoint,
  readIntegrationLog,
  readIntegrationSettings,
  resumeIntegration as resumeEndpoint,
} from '@nidan/contract/links/integration/integration-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { changeIntegration, pauseIntegration, resumeIntegration } from './change-integration.ts';
import { listLogs, readLogWithCalls } from './logs.query.ts';
import { listIntegrationsOf, readIntegration } from './present-integration.ts';

export const integrationRoutes: readonly Route[] = [
  implement(listIntegrations, (ctx) => listIntegrationsOf(ctx)),
  implement(readIntegrationSettings, (ctx, { query }) => readIntegration(ctx, query.integration)),
  implement(changeIntegrationSettings, (ctx, { body }) => changeIntegration(ctx, body)),
  implement(pauseEndpoint, (ctx, { body }) => pauseIntegration(ctx, body)),
  implement(resumeEndpoint, (ctx, { body }) => resumeIntegration(ctx, body)),
  implement(listIntegrationLogs, (ctx, { query }) => listLogs(ctx, query)),
  implement(readIntegrationLog, (ctx, { query }) => readLogWithCalls(ctx, query.logId)),
];
