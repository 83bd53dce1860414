import { EXPLORER_LIMITS } from '@nidan/domain/insight/explorer-query';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, page, Version } from '../../kernel/shapes.ts';
import { ExplorerAnswer, ExplorerDates, ExplorerQuestionBody, ExplorerViewRow } from './explorer-shapes.ts';

const name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });

export const askExplorer = defineEndpoint({
  method: 'POST',
  path: '/api/dataexplorer',
  summary: `Rows, groups and sums of bills, tests, results or money by declared fields, under the rights, scope and masks of the caller; needs the right to read the subject. At most ${EXPLORER_LIMITS.groupRows} groups and ${EXPLORER_LIMITS.timeout / 1000} seconds; given up when the caller is gone`,
  access: 'lab',
  mutates: false,
  perMinute: 120,
  body: closed({
    question: ExplorerQuestionBody,
    dates: ExplorerDates,
    cursor: page.cursor,
    limit: page.limit,
  }),
  response: ExplorerAnswer,
});

export const listExplorerViews = defineEndpoint({
  method: 'GET',
  path: '/api/dataexplorer/views',
  summary: 'Kept questions of the caller and those that others share, whose subject the caller may read',
  access: 'lab',
  response: closed({ views: Type.Array(ExplorerViewRow) }),
});

export const saveExplorerView = defineEndpoint({
  method: 'POST',
  path: '/api/dataexplorer/views',
  summary: 'Keeps a question under a name, for the caller or shared with the lab',
  access: 'lab',
  body: closed({
    viewId: Id,
    name,
    question: ExplorerQuestionBody,
    dates: ExplorerDates,
    isShared: Type.Boolean(),
  }),
  response: ExplorerViewRow,
});

export const changeExplorerView = defineEndpoint({
  method: 'PATCH',
  path: '/api/dataexplorer/views',
  summary: 'Changes an own kept question: its name, what it asks, whether it is shared',
  access: 'lab',
  body: closed({
    viewId: Id,
    version: Version,
    name: Type.Optional(name),
    question: Type.Optional(ExplorerQuestionBody),
    dates: Type.Optional(ExplorerDates),
    isShared: Type.Optional(Type.Boolean()),
  }),
  response: ExplorerViewRow,
});

export const removeExplorerView = defineEndpoint({
  method: 'POST',
  path: '/api/dataexplorer/views/remove',
  summary: 'Takes an own kept question away; refused while a schedule runs by it',
  access: 'lab',
  body: closed({ viewId: Id, version: Version }),
  response: Done,
});
