import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { DELIVERY_PROBLEMS, MESSAGE_SERVICES } from '@nidan/domain/delivery/message-channels';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { MESSAGE_KINDS } from '@nidan/domain/messages/message-kind';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable } from '../../kernel/shapes.ts';

const MessageLanguage = Type.Enum([...LANGUAGES]);

/** What somebody is to be told, ready to be sent by the person who reads it. */
export const EmailContent = closed({
  kind: Type.Enum([...MESSAGE_KINDS]),
  language: MessageLanguage,
  recipient: closed({
    /** Null for an agency. */
    patientId: nullable(Id),
    name: Type.String(),
    /** Null when none is known. Masked for whoever does not see contacts. */
    phone: nullable(Type.String()),
    /** One address or several, separated by semicolons; null when none is known. */
    email: nullable(Type.String()),
  }),
  email: closed({ subject: Type.String(), body: Type.String() }),
  /** Of an SMS or a WhatsApp message. */
  text: Type.String(),
  /** In how many parts the text is sent as an SMS. */
  smsParts: Type.Integer(),
  /** Files that go with the e-mail, by the address that hands each out to whoever may read it. */
  attachments: Type.Array(closed({ fileName: Type.String(), url: Type.String() })),
  /** A test of the report may be handed over in person alone: it is neither attached nor named. */
  inPerson: Type.Boolean(),
  /** Why it is not to be sent now, such as 'Due ₹ 450'; empty when nothing is in the way. */
  blocks: Type.Array(Type.String()),
  /** Services of the lab that it can be sent over, with what keeps it from this reader; none for a report, which the dispatch desk sends. */
  services: Type.Array(
    closed({
      channel: Type.Enum([...MESSAGE_SERVICES]),
      /** False: the patient did not agree to it on the bill, so that only a person's choice sends there. */
      isAgreed: Type.Boolean(),
      problem: nullable(Type.Enum([...DELIVERY_PROBLEMS])),
    }),
  ),
});
export type EmailContent = Static<typeof EmailContent>;

export const getEmailContent = defineEndpoint({
  method: 'GET',
  path: '/api/getEmailContent',
  summary:
    'Content of an e-mail and of a short message about a bill, a due, an advance, a note or a report, in the language of the bill unless told; sends nothing',
  access: { module: 'bills', bits: PERMISSION.read },
  query: closed({
    kind: Type.Enum([...MESSAGE_KINDS]),
    /** Of a bill, a due, or of the report that was released last for the bill. */
    billId: Type.Optional(Id),
    reportId: Type.Optional(Id),
    advanceId: Type.Optional(Id),
    noteId: Type.Optional(Id),
    language: Type.Optional(MessageLanguage),
  }),
  response: EmailContent,
});
