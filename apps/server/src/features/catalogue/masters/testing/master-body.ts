import type { MasterView, NewMaster } from '@nidan/contract/catalogue/masters/master-endpoints';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import type { MasterField, MasterValue } from '@nidan/domain/masters/master-field';
import { type MasterName, masterOf } from '@nidan/domain/masters/masters';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

/** Codes of what is kept elsewhere, which every test lab has. */
const OTHERS: Readonly<Record<string, string>> = { departments: 'HAEM', tests: 'HB', parameters: 'HB' };

/** A code that nothing has yet. */
export function freshCode(): string {
  return `M${newId().replaceAll('-', '').slice(-11).toUpperCase()}`;
}

async function valueOf(app: TestApp, of: MasterName, field: MasterField<MasterName>): Promise<MasterValue> {
  switch (field.kind) {
    case 'text':
      return field.required ? `Text ${freshCode()}` : '';
    case 'html':
      return '<p>Fasting sample</p>';
    case 'flag':
      return true;
    case 'number':
      return field.usual ?? field.least;
    case 'choice':
      return field.words[0] ?? '';
    case 'choices':
      return field.words.slice(0, 2);
    case 'reference': {
      const { to } = field;
      if (to === 'departments' || to === 'tests' || to === 'parameters') return OTHERS[to] ?? null;
      return to === of ? null : (await addMaster(app, to)).code;
    }
  }
}

/** A record of a master that is not there yet, with everything that it refers to. */
export async function newMasterBody(app: TestApp, name: MasterName): Promise<NewMaster> {
  const code = freshCode();
  const values: Record<string, MasterValue> = {};
  for (const [field, declared] of Object.entries(masterOf(name).fields))
    values[field] = await valueOf(app, name, declared);
  if (name === 'id-mapping') values['parameter'] = null;
  if (name === 'result-comments') values['condition'] = 'in 900..';
  return { id: newId(), code, name: `Record ${code}`, ...values };
}

/** Adds a record to a master of the lab of `app`; what is given takes the place of what would be there. */
export async function addMaster(
  app: TestApp,
  name: MasterName,
  parts: Partial<NewMaster> = {},
): Promise<MasterView> {
  const body = { ...(await newMasterBody(app, name)), ...parts };
  return app.as('Manager').ok(masterEndpoints(name).create, { body });
}
