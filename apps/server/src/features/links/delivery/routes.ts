import {
  changeOptOut as changeOptOutEndpoint,
  listMessages,
  readMessage,
  readOptOuts,
  resendMessage as resendEndpoint,
  sendMessage as sendEndpoint,
} from '@nidan/contract/links/delivery/delivery-endpoints';
import { countNotices, listNotices, readNotices } from '@nidan/contract/links/delivery/notice-endpoints';
import {
  listTemplates,
  previewTemplate as previewEndpoint,
  resetTemplate as resetEndpoint,
  saveTemplate as saveEndpoint,
} from '@nidan/contract/links/delivery/template-endpoints';
import {
  confirmWhatsAppWebhook,
  repostLog as repostEndpoint,
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
  implement(listMessages, (ctx, { query }) => listMessagesOf(ctx, query)),
  implement(readMessage, (ctx, { query }) => readMessageOf(ctx, query.messageId)),
  implement(resendEndpoint, (ctx, { body }) => resendMessage(ctx, body)),
  implement(sendEndpoint, (ctx, { body }) => sendMessage(ctx, body)),
  implement(readOptOuts, (ctx, { query }) => readOptOutsOf(ctx, query.patientId)),
  implement(changeOptOutEndpoint, (ctx, { body }) => changeOptOut(ctx, body)),
  implement(listTemplates, (ctx) => listTemplatesOf(ctx)),
  implement(saveEndpoint, (ctx, { body }) => saveTemplate(ctx, body)),
  implement(resetEndpoint, (ctx, { body }) => resetTemplate(ctx, body)),
  implement(previewEndpoint, (_, { body }) => previewTemplate(body)),
  implement(listNotices, (ctx, { query }) => listNoticesOf(ctx, query)),
  implement(countNotices, (ctx) => countUnread(ctx)),
  implement(readNotices, (ctx, { body }) => readNoticesOf(ctx, body.noticeIds)),
  implement(repostEndpoint, (ctx, { body }) => repostLog(ctx, body.logId)),
  implementOpen(confirmWhatsAppWebhook, (ctx, { params, query }) => confirmWebhook(ctx, params.lab, query)),
  implementOpen(takeWhatsAppTelling, (ctx, { params }) => takeTelling(ctx, params.lab, 'whatsapp')),
  implementOpen(takeSmsTelling, (ctx, { params }) => takeTelling(ctx, params.lab, 'sms')),
];
