import {
  askExplorer as askEndpoint,
  changeExplorerView,
  listExplorerViews,
  removeExplorerView,
  saveExplorerView,
} from '@nidan/contract/insight/explorer/explorer-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { isViewScheduled } from '../scheduled-reports/schedules.query.ts';
import { askExplorer } from './ask-explorer.ts';
import { changeView, removeView, saveView } from './keep-views.ts';
import { listViewsOf } from './views.query.ts';

export const explorerRoutes: readonly Route[] = [
  implement(askEndpoint, (ctx, { body }) => askExplorer(ctx, body)),
  implement(listExplorerViews, (ctx) => listViewsOf(ctx)),
  implement(saveExplorerView, (ctx, { body }) => saveView(ctx, body)),
  implement(changeExplorerView, (ctx, { body }) => changeView(ctx, body)),
  implement(removeExplorerView, (ctx, { body }) => removeView(ctx, body, isViewScheduled)),
];
