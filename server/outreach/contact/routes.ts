import * as admin from '#contract/outreach/contact-admin.ts';
import { sendContactMessage } from '#contract/outreach/contact.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { assign, close, note, reopen, reply, resend } from './answering.ts';
import { receiveMessage } from './contact.ts';
import { exportQueue, listQueue, readColleagues, readMessage } from './queue.ts';

export function contactRoutes(route: Route, deps: Deps): void {
  route(sendContactMessage, ({ body }) => receiveMessage(deps, body), { perTenMinutes: 20 });

  route(admin.listMessages, ({ member, query }) => listQueue(deps, member.id, query));
  route(admin.exportMessages, ({ member, query }) => exportQueue(deps, member, query));
  route(admin.getMessage, ({ params }) => readMessage(deps.db, params.messageId));
  route(admin.listColleagues, () => readColleagues(deps.db));
  route(admin.assignMessage, ({ member, params, body }) => assign(deps, member, params.messageId, body));
  route(admin.replyToMessage, ({ member, params, body }) => reply(deps, member, params.messageId, body));
  route(admin.resendReply, ({ member, params }) => resend(deps, member, params.messageId, params.replyId));
  route(admin.noteOnMessage, ({ member, params, body }) => note(deps, member, params.messageId, body.text));
  route(admin.closeMessage, ({ member, params, body }) => close(deps, member, params.messageId, body.reason));
  route(admin.reopenMessage, ({ member, params }) => reopen(deps, member, params.messageId));
}
