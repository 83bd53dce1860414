import {
  askExplorer,
  changeExplorerView,
  listExplorerViews,
  removeExplorerView,
  saveExplorerView,
} from '@nidan/contract/insight/explorer/explorer-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { keptView, viewBody } from './kept-view.ts';

export const explorerCases: readonly RouteCase[] = [
  forRoute(askExplorer).send(async () => ({
    body: { question: viewBody(newId()).question, dates: { dates: 1 } },
  })),
  forRoute(listExplorerViews).send(async () => ({})),
  forRoute(saveExplorerView).send(async () => ({ body: viewBody(newId()) })),
  forRoute(changeExplorerView).send(async (world) => ({
    body: { viewId: await keptView(world.app.as('Manager')), version: 1, isShared: true },
  })),
  forRoute(removeExplorerView).send(async (world) => ({
    body: { viewId: await keptView(world.app.as('Manager')), version: 1 },
  })),
];
