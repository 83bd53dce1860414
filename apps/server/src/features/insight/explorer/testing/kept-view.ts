import { saveExplorerView } from '@nidan/contract/insight/explorer/explorer-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestClient } from '../../../../testing/test-app.ts';

type Body = BodyOf<typeof saveExplorerView>;

/** Bills counted by location, under a name of their own; anything may be given otherwise. */
export function viewBody(viewId: string, other: Partial<Body> = {}): Body {
  return {
    viewId,
    name: `Bills by location ${viewId}`,
    question: {
      subject: 'bills',
      filters: [],
      columns: [],
      groups: [{ field: 'location' }],
      measures: [{ sum: 'count', field: null }],
      pivot: false,
    },
    dates: { dates: 98 },
    isShared: false,
    ...other,
  };
}

/** Keeps such a question as that of the client and answers its id. */
export async function keptView(client: TestClient, other: Partial<Body> = {}): Promise<string> {
  const viewId = newId();
  await client.ok(saveExplorerView, { body: viewBody(viewId, other) });
  return viewId;
}
