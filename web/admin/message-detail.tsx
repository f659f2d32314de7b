import { useQuery } from '@tanstack/react-query';
import type { SupportMessage } from '#contract/contact-admin.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageAnswer } from './message-answer.tsx';
import { MessageAssignee } from './message-assignee.tsx';
import { MessageClock } from './message-clock.tsx';
import { MessageHistory } from './message-history.tsx';
import { messageQuery } from './message-queries.ts';
import { MessageReplies } from './message-replies.tsx';
import { PaneSection, PaneTitle } from './queue/detail-pane.tsx';

/** One message: what was written, what was answered, whose it is, and a place to answer. */
export function MessageDetail({ id }: { id: string }) {
  const query = useQuery(messageQuery(id));
  return (
    <>
      <PaneTitle>{query.data?.subject ?? 'Message'}</PaneTitle>
      {query.isPending ? (
        <SkeletonGroup label="Loading the message" className="grid gap-4">
          <Skeleton className="h-11 w-2/3" />
          <Skeleton className="h-32 w-full rounded-card!" />
          <Skeleton className="h-48 w-full rounded-card!" />
        </SkeletonGroup>
      ) : query.data === undefined ? (
        <ErrorState
          title="We could not load the message"
          text={sentence(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        // What is typed belongs to one message: another one begins empty.
        <Ready key={id} message={query.data} />
      )}
    </>
  );
}

function Ready({ message }: { message: SupportMessage }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MessageClock status={message.status} dueAt={message.dueAt} />
        <span className="min-w-0 wrap-anywhere">
          {message.name}, {message.email}
        </span>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <MessageAssignee message={message} />
        <MessageActions message={message} />
      </div>
      <PaneSection title="What they wrote">
        <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
        <p className="tabular text-sm text-muted">{formatMoment(message.createdAt)}</p>
      </PaneSection>
      {message.replies.length > 0 && (
        <PaneSection title="Answers">
          <MessageReplies message={message} />
        </PaneSection>
      )}
      {message.status !== 'closed' && (
        <PaneSection title={message.replies.length > 0 ? 'Write another answer' : 'Answer'}>
          <MessageAnswer message={message} />
        </PaneSection>
      )}
      <PaneSection title="Notes and history">
        <MessageHistory message={message} />
      </PaneSection>
    </>
  );
}
