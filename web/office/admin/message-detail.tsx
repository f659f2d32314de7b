import { useQuery } from '@tanstack/react-query';
import type { SupportMessage } from '#contract/outreach/contact-admin.ts';
import { messageReference } from '#contract/outreach/contact.ts';
import { formatMoment } from '#web/lib/format.ts';
import { useDraftText } from './draft-text.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageAnswer } from './message-answer.tsx';
import { MessageAssignee } from './message-assignee.tsx';
import { MessageClock } from './message-clock.tsx';
import { MessageHistory } from './message-history.tsx';
import { messageQuery } from './message-queries.ts';
import { MessageReplies } from './message-replies.tsx';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { May } from '#web/core/accounts/may.tsx';

/** One message: its text, the replies, the assignee, and a form to answer. */
export function MessageDetail({ id }: { id: string }) {
  const query = useQuery(messageQuery(id));
  return (
    <DetailStates query={query} title="Message" what="the message">
      {/* A draft belongs to one message, so reset the form for another. */}
      {(message) => <Ready key={id} message={message} />}
    </DetailStates>
  );
}

function Ready({ message }: { message: SupportMessage }) {
  const [answer, setAnswer] = useDraftText(`answer:${message.id}`);
  return (
    <>
      <PaneTitle>{message.subject}</PaneTitle>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MessageClock status={message.status} dueAt={message.dueAt} />
        <span className="min-w-0 wrap-anywhere">
          {message.name}, {message.email}
        </span>
      </div>
      <May use="messages.answer">
        <div className="flex flex-wrap items-end gap-3">
          <MessageAssignee message={message} />
          <MessageActions message={message} />
        </div>
      </May>
      <PaneSection title="What they wrote">
        <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
        <p className="tabular text-sm text-muted">
          {formatMoment(message.createdAt)}, reference {messageReference(message)}
        </p>
      </PaneSection>
      {message.replies.length > 0 && (
        <PaneSection title="Answers">
          <MessageReplies message={message} />
        </PaneSection>
      )}
      {(message.status !== 'closed' || answer !== '') && (
        <May use="messages.answer">
          <PaneSection title={message.replies.length > 0 ? 'Write another answer' : 'Answer'}>
            <MessageAnswer message={message} text={answer} onText={setAnswer} />
          </PaneSection>
        </May>
      )}
      <PaneSection title="Notes and history">
        <MessageHistory message={message} />
      </PaneSection>
    </>
  );
}
