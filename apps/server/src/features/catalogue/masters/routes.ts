import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { masters } from '@nidan/domain/masters/masters';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { changeMaster, createMaster } from './change-master.ts';
import { listMasterOf } from './masters.query.ts';

/** The endpoints of every declared master. */
export const masterRoutes: readonly Route[] = masters.flatMap((master) => {
  const { list, create, update } = masterEndpoints(master.name);
  return [
    implement(list, (ctx, { query }) => listMasterOf(ctx, master, query)),
    implement(create, (ctx, { body }) => createMaster(ctx, master, body)),
    implement(update, (ctx, { body }) => changeMaster(ctx, master, body)),
  ];
});
