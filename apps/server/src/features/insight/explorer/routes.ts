import { removeExplorerView } from '@nidan/contract/insight/explorer/explorer-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { isViewScheduled } from '../scheduled-reports/schedules.query.ts';
import { askExplorer } from './ask-explorer.ts';
import { changeView, removeView, saveView } from './keep-views.ts';
import { listViewsOf } from './views.query.ts';

export const explorerRoutes: readonly Route[] = [
  askExplorer,
  listViewsOf,
  saveView,
  changeView,
  implement(removeExplorerView, (ctx, { body }) => removeView(ctx, body, isViewScheduled)),
];
