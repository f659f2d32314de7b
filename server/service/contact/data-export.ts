import { CLEAR_TEXT } from '#server/core/sealing/sealing.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { eventsOf } from '#server/service/cases/cases.ts';
import { messagesOf } from '#server/service/conversations/conversations.ts';
import { repliesOf } from './reply-store.ts';
import { visitorsAt } from './store.ts';

/**
 * What a person wrote in the contact form, and our replies and notes about it. Leaves out which team member wrote them,
 * which is that member's data.
 */
export async function exportMessages({ db }: Deps, { email }: { email: string }): Promise<ExportPart> {
  const found = await visitorsAt(db, email);
  const ids = found.map(({ caseId }) => caseId);
  const [events, replies] = [[], []] as [
    Awaited<ReturnType<typeof eventsOf>>,
    Awaited<ReturnType<typeof repliesOf>>,
  ];
  for (const id of ids) {
    events.push(...(await eventsOf(db, CLEAR_TEXT, id)));
    replies.push(...(await repliesOf(db, id)));
  }
  const messages = await messagesOf(db, CLEAR_TEXT, ids);
  return {
    tables: {
      visitors: found.map((row) => plainRow({ ...row, digest: undefined })),
      visitor_replies: replies.map(plainRow),
      messages: messages.map((row) => plainRow({ ...row, fromId: undefined })),
      case_events: events.map((row) => plainRow({ ...row, actorId: undefined, facts: undefined })),
    },
  };
}
