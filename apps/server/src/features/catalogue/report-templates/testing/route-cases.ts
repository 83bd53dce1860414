import {
  discardTemplate,
  listTemplates,
  publishTemplate,
  readTemplate,
  saveTemplate,
} from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import { STARTING_TEMPLATE } from '@nidan/domain/report-templates/template-content';
import { sql } from 'kysely';
import { asOwner } from '../../../../testing/as-owner.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { freshTest } from '../../versions/testing/route-cases.ts';
import { templateInput } from './saved-template.ts';

/** A template of a test that no other has. */
const ownInput = async (world: LabWorld) => {
  const { testId } = await freshTest(world);
  const { letterheadMm, shown } = STARTING_TEMPLATE;
  return templateInput(world.app, {
    testIds: [testId],
    content: { letterheadMm, shown: [...shown], sections: [] },
  });
};

/** A draft that the technician wrote, so that a manager may publish it. */
const draftOf = async (world: LabWorld) => {
  const { app, lab } = world;
  const { draft } = await app.as('Manager').ok(saveTemplate, { body: await ownInput(world) });
  const writer = lab.users.get('Technician')?.userId ?? '';
  const templateVersionId = draft?.templateVersionId ?? '';
  await asOwner(app, (db) =>
    sql`update report_template_version set made_by = ${writer}, changed_by = ${writer}
      where l_id = ${lab.lId} and template_version_id = ${templateVersionId}`.execute(db),
  );
  return { templateVersionId, version: draft?.version ?? 1 };
};

export const reportTemplateCases: readonly RouteCase[] = [
  forRoute(listTemplates).send(async () => ({ query: {} })),
  forRoute(readTemplate).send(async (world) => ({
    query: {
      templateId: (await world.app.as('Manager').ok(saveTemplate, { body: await ownInput(world) }))
        .templateId,
    },
  })),
  forRoute(saveTemplate).send(async (world) => {
    const body = await ownInput(world);
    const { draft } = await world.app.as('Manager').ok(saveTemplate, { body });
    return { body: { ...body, version: draft?.version ?? 1 } };
  }),
  forRoute(publishTemplate).send(async (world) => ({ body: await draftOf(world) })),
  forRoute(discardTemplate).send(async (world) => ({ body: await draftOf(world) })),
];
