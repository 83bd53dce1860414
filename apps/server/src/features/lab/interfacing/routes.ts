import { readMachineFile, readRawMessage } from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import { watchMachineLink } from '@nidan/contract/lab/interfacing/machine-link-endpoints';
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
  listMachineDataOf,
  countMachineDataOf,
  mapMachineCode,
  postMachineData,
  amendByMachineData,
  discardMachineData,
  implement(readMachineFile, (ctx, { query }) => readFileOf(ctx, query.dataId)),
  listMessagesOf,
  implement(readRawMessage, (ctx, { query }) => readRaw(ctx, query.messageId)),
  listLinksOf,
  saveLink,
  switchLink,
  implement(watchMachineLink, (ctx, { query }) => watchLink(ctx, query.linkId)),
  listDriversOf,
  readOneDriver,
  takeDriver,
  saveDriver,
  approveDriver,
  retireDriver,
  tryDriver,
];
