import {
  DELIVERY_PROBLEMS,
  MESSAGE_CHANNELS,
  RECIPIENT_KINDS,
} from '@nidan/domain/delivery/message-channels';
import { DELIVERY_STEPS } from '@nidan/domain/delivery/next-channel';
import { genericOutcome } from '@nidan/domain/status-sets/links/generic-outcome';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable } from '../../kernel/shapes.ts';

export const MessageChannelName = Type.Enum([...MESSAGE_CHANNELS]);

/** How far a message came on one channel. */
export const ChannelStepView = closed({
  channel: MessageChannelName,
  step: Type.Enum([...DELIVERY_STEPS]),
  problem: nullable(Type.Enum([...DELIVERY_PROBLEMS])),
  /** In the words of the other side, without who it is about. */
  problemDetail: nullable(Type.String()),
  tries: Type.Integer(),
  at: Instant,
  /** When it is tried next by itself. */
  nextAt: nullable(Instant),
});

/** A message and what became of it. */
export const MessageView = closed({
  messageId: Id,
  kind: Type.String(),
  entityId: Id,
  entityVersion: Type.Integer(),
  billId: nullable(Id),
  labNo: nullable(Type.String()),
  recipientKind: Type.Enum([...RECIPIENT_KINDS]),
  recipientName: Type.String(),
  /** Masked for whoever does not see contacts. */
  phone: nullable(Type.String()),
  email: nullable(Type.String()),
  outcome: Type.Enum([...genericOutcome.stateNames]),
  isWithdrawn: Type.Boolean(),
  notBefore: Instant,
  createdAt: Instant,
  createdBy: Type.String(),
  steps: Type.Array(ChannelStepView),
  can: Can,
});
export type MessageView = Static<typeof MessageView>;
