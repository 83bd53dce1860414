import * as templateEndpoints from '@nidan/contract/links/delivery/template-endpoints';
import * as integrationEndpoints from '@nidan/contract/links/integration/integration-endpoints';
import { readMessage, readOptOuts } from '@nidan/contract/links/delivery/delivery-endpoints';
import { readNotices } from '@nidan/contract/links/delivery/notice-endpoints';
import {
  confirmWhatsAppWebhook,
  takeSmsTelling,
  takeWhatsAppTelling,
} from '@nidan/contract/links/integration/integration-endpoints';
import { implement, implementOpen, type Route } from '../../../kernel/http/route.ts';
import { changeOptOut, readOptOutsOf } from './opt-outs/change-opt-out.ts';
import { sendMessage } from './send-message.ts';
import { countUnread, listNoticesOf, readNoticesOf } from './notices.query.ts';
import { listMessagesOf, readMessageOf } from './present-message.ts';
import { repostLog, resendMessage } from './resend-message.ts';
import { previewTemplate, resetTemplate, saveTemplate } from './save-template.ts';
import { confirmWebhook, takeTelling } from './take-telling.ts';
import { listTemplatesOf } from './templates.query.ts';

export const deliveryRoutes: readonly Route[] = [
  listMessagesOf,
  implement(readMessage, (ctx, { query }) => readMessageOf(ctx, query.messageId)),
  resendMessage,
  sendMessage,
  implement(readOptOuts, (ctx, { query }) => readOptOutsOf(ctx, query.patientId)),
  changeOptOut,
  listTemplatesOf,
  saveTemplate,
  resetTemplate,
  implement(templateEndpoints.previewTemplate, (_, { body }) => previewTemplate(body)),
  listNoticesOf,
  countUnread,
  implement(readNotices, (ctx, { body }) => readNoticesOf(ctx, body.noticeIds)),
  implement(integrationEndpoints.repostLog, (ctx, { body }) => repostLog(ctx, body.logId)),
  implementOpen(confirmWhatsAppWebhook, (ctx, { params, query }) => confirmWebhook(ctx, params.lab, query)),
  implementOpen(takeWhatsAppTelling, (ctx, { params }) => takeTelling(ctx, params.lab, 'whatsapp')),
  implementOpen(takeSmsTelling, (ctx, { params }) => takeTelling(ctx, params.lab, 'sms')),
];
