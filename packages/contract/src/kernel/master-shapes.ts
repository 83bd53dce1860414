import { masterData } from '@nidan/domain/status-sets/master-data';
import { type TProperties, Type } from 'typebox';
import { Can, closed, page, Version } from './shapes.ts';

/** Query of a list of master records: `all` adds drafts and what is disabled; a list to choose from leaves them out. */
export const listedMasters = closed({ ...page, all: Type.Optional(Type.Boolean()) });

/** Master-data status (spec §4): enabled 1, draft 0, disabled -1, and what the caller may do next. */
export const masterStanding = {
  status: Type.Integer(),
  statusLabel: Type.String(),
  version: Version,
  can: Can,
};

/** What is made starts as a draft or enabled at once. */
export const NewMasterStatus = Type.Optional(Type.Enum([1, 0]));

/** A step of the master-data status (spec §4). */
export const MasterStep = Type.Enum([...masterData.actionNames]);

/** The fields of a PATCH: a missing one keeps what the row has. */
export function changesOf<P extends TProperties>(fields: P) {
  return Type.Partial(closed(fields)).properties;
}
