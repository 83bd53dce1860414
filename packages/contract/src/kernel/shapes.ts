import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';

/** An object that refuses unknown fields. */
export function closed<P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

/** A value or null; null is "absent" in an answer and "clear it" in a PATCH. */
export function nullable<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

export const Id = Type.String({ format: 'uuid' });
/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });
/** A calendar date, YYYY-MM-DD, in the lab's time zone. */
export const CalendarDate = Type.String({ format: 'date' });
/** Integer paise. */
export const Paise = Type.Integer({ minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 });
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const ShortText = Type.String({ maxLength: 120 });
export const LongText = Type.String({ maxLength: 2_000 });
/** A reason that a person must give. */
export const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' });

/** Query of a page that people open by its address: the language it is shown in, that of its subject unless told. */
export const pageLanguage = { lang: Type.Optional(Type.Enum([...LANGUAGES])) };

/** Query of every list: an opaque cursor and at most 200 rows. */
export const page = {
  cursor: Type.Optional(Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]*$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
};

/** Answer of every list: the rows and the cursor of the next page, null on the last. */
export function pageOf<S extends TSchema>(row: S) {
  return closed({ rows: Type.Array(row), next: nullable(Type.String()) });
}

/** What the caller may do next with a thing, by the names of its status set's actions. */
export const Can = Type.Array(Type.String());

export const Done = closed({ done: Type.Literal(true) });
export type Done = Static<typeof Done>;
