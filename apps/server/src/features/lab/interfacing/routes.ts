import {
  amendByMachineData as amendEndpoint,
  countMachineData,
  discardMachineData as discardEndpoint,
  listMachineData,
  listMachineMessages,
  mapMachineCode as mapEndpoint,
  postMachineData as postEndpoint,
  readMachineFile,
  readRawMessage,
} from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import {
  approveMachineDriver,
  listMachineDrivers,
  readMachineDriver,
  retireMachineDriver,
  saveMachineDriver,
  takeMachineDriver,
  tryMachineDriver,
} from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import {
  listMachineLinks,
  saveMachineLink,
  switchMachineLink,
  watchMachineLink,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { amendByMachineData } from './amend-by-data.ts';
import { discardMachineData, mapMachineCode, postMachineData } from './decide-data.ts';
import { listDriversOf, readOneDriver } from './drivers/drivers.query.ts';
import { listLinksOf } from './links.query.ts';
import { countMachineDataOf, listMachineDataOf } from './machine-data.query.ts';
import { listMessagesOf, readFileOf, readRaw, watchLink } from './messages.query.ts';
import { approveDriver, retireDriver, saveDriver, takeDriver } from './drivers/save-driver.ts';
import { saveLink, switchLink } from './save-link.ts';
import { tryDriver } from './drivers/try-driver.ts';

export const interfacingRoutes: readonly Route[] = [
  implement(listMachineData, (ctx, { query }) => listMachineDataOf(ctx, query)),
  implement(countMachineData, (ctx) => countMachineDataOf(ctx)),
  implement(mapEndpoint, (ctx, { body }) => mapMachineCode(ctx, body)),
  implement(postEndpoint, (ctx, { body }) => postMachineData(ctx, body)),
  implement(amendEndpoint, (ctx, { body }) => amendByMachineData(ctx, body)),
  implement(discardEndpoint, (ctx, { body }) => discardMachineData(ctx, body)),
  implement(readMachineFile, (ctx, { query }) => readFileOf(ctx, query.dataId)),
  implement(listMachineMessages, (ctx, { query }) => listMessagesOf(ctx, query)),
  implement(readRawMessage, (ctx, { query }) => readRaw(ctx, query.messageId)),
  implement(listMachineLinks, (ctx) => listLinksOf(ctx)),
  implement(saveMachineLink, (ctx, { body }) => saveLink(ctx, body)),
  implement(switchMachineLink, (ctx, { body }) => switchLink(ctx, body)),
  implement(watchMachineLink, (ctx, { query }) => watchLink(ctx, query.linkId)),
  implement(listMachineDrivers, (ctx) => listDriversOf(ctx)),
  implement(readMachineDriver, (ctx, { query }) => readOneDriver(ctx, query)),
  implement(takeMachineDriver, (ctx, { body }) => takeDriver(ctx, body)),
  implement(saveMachineDriver, (ctx, { body }) => saveDriver(ctx, body)),
  implement(approveMachineDriver, (ctx, { body }) => approveDriver(ctx, body)),
  implement(retireMachineDriver, (ctx, { body }) => retireDriver(ctx, body)),
  implement(tryMachineDriver, (ctx, { body }) => tryDriver(ctx, body)),
];
