import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { MASTER_NAMES } from '@nidan/domain/masters/masters';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { addMaster, newMasterBody } from './master-body.ts';

export const declaredMasterCases: readonly RouteCase[] = MASTER_NAMES.flatMap((name) => {
  const { list, create, update } = masterEndpoints(name);
  return [
    forRoute(list).send(async ({ app }) => ({ query: { id: (await addMaster(app, name)).id } })),
    forRoute(create).send(async ({ app }) => ({ body: await newMasterBody(app, name) })),
    forRoute(update).send(async ({ app }) => {
      const { id, version } = await addMaster(app, name);
      return { body: { id, version, action: 'disable' as const } };
    }),
  ];
});
