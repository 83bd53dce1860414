import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { SETTING_SECTIONS } from '@nidan/domain/settings/setting';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Instant, nullable, page, pageOf, Reason } from '../../kernel/shapes.ts';

const read = { module: 'labs', bits: PERMISSION.read } as const;
const update = { module: 'labs', bits: PERMISSION.update } as const;

const Name = Type.String({ minLength: 1, maxLength: 60 });
const Value = Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 1000 })]);

/** A setting of the lab as it stands; its kind and limits are in the domain, under its name. */
export const LabSettingView = closed({
  name: Name,
  label: Type.String(),
  /** What it does, in plain words. */
  help: Type.String(),
  value: Value,
  /** 0 while the lab has never set it. */
  version: Type.Integer({ minimum: 0 }),
  changedAt: nullable(Instant),
  changedBy: nullable(Type.String()),
  /** What somebody asked for and a second person has to confirm, by looking at its event; null: nothing waits. */
  waiting: nullable(closed({ value: Value, at: Instant, by: Type.String() })),
});
export type LabSettingView = Static<typeof LabSettingView>;

const Settings = pageOf(LabSettingView);

const Change = closed({
  name: Name,
  value: Value,
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
const Changes = Type.Array(Change, { minItems: 1, maxItems: 50 });

const changed = {
  body: closed({ changes: Changes, reason: Reason }),
  response: closed({ rows: Type.Array(LabSettingView) }),
};

export const listLabSwitches = defineEndpoint({
  method: 'GET',
  path: '/api/lab-switches',
  summary: 'The switches of the lab, those that were never set with their default',
  access: read,
  query: closed(page),
  response: Settings,
});

export const changeLabSwitches = defineEndpoint({
  method: 'PATCH',
  path: '/api/lab-switches',
  summary:
    'Sets switches of the lab, all or none; the next request works by them. One that lets a person do what two do otherwise waits for a second person',
  access: update,
  ...changed,
});

export const listLabelSettings = defineEndpoint({
  method: 'GET',
  path: '/api/settings/bc',
  summary: 'How barcode labels are printed in the lab',
  access: read,
  query: closed(page),
  response: Settings,
});

export const changeLabelSettings = defineEndpoint({
  method: 'PATCH',
  path: '/api/settings/bc',
  summary: 'Sets how barcode labels are printed, all or none',
  access: update,
  ...changed,
});

export const listLabConfiguration = defineEndpoint({
  method: 'GET',
  path: '/api/settings/config',
  summary: 'The configuration of the lab: names, first screen, paper and words of reports',
  access: read,
  query: closed(page),
  response: Settings,
});

export const changeLabConfiguration = defineEndpoint({
  method: 'PATCH',
  path: '/api/settings/config',
  summary: 'Sets the configuration of the lab, all or none',
  access: update,
  ...changed,
});

export const previewLabSettings = defineEndpoint({
  method: 'POST',
  path: '/api/lab-switches/preview',
  summary: 'What a change of settings, of any section, would change and for how many; changes nothing',
  access: read,
  mutates: false,
  body: closed({ changes: Type.Array(closed({ name: Name, value: Value }), { minItems: 1, maxItems: 50 }) }),
  response: closed({ effects: Type.Array(closed({ name: Name, msg: Type.String() })) }),
});

export const labSettingHistory = defineEndpoint({
  method: 'GET',
  path: '/api/lab-switches/history',
  summary: 'Changes of the settings of a section, newest first',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    section: Type.Optional(Type.Enum([...SETTING_SECTIONS])),
    name: Type.Optional(Name),
  }),
  response: pageOf(
    closed({
      at: Instant,
      by: Type.String(),
      roleName: Type.String(),
      name: Name,
      label: Type.String(),
      before: Value,
      after: Value,
      reason: nullable(Type.String()),
    }),
  ),
});
