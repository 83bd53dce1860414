import * as roleEndpoints from '@nidan/contract/base/roles/role-endpoints';
import { isOfLab, missingRight } from '../../../kernel/access/judge-access.ts';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { findRole } from './role-rights.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Every endpoint of the lab with the answer that people of a role would get. */
export const previewRoleOf = serve(roleEndpoints.previewRole, async (ctx, { roleId, ...paging }) => {
  const role = await findRole(ctx, roleId);
  if (role === null) throw refuse('not-found');
  return pageInMemory(ctx.services.endpoints.filter(isOfLab), paging, {
    id: ({ method, path }) => `${method} ${path}`,
    present: ({ method, path, summary, access }) => ({
      method,
      path,
      summary,
      module: typeof access === 'string' ? null : access.module,
      bits: typeof access === 'string' ? 0 : access.bits,
      allowed: missingRight(access, role.rights) === null,
    }),
  });
});
