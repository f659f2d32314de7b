import { useMutation, useQuery } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { ASIDE_REASONS, type AsideMessage } from '#contract/service/inbound.ts';
import { formatPhone } from '#contract/phone.ts';
import { May } from '#web/core/accounts/may.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { markHandled, revealSender, unknownQuery } from './unknown-queries.ts';

/** Texts and emails that belong to no household. */
export function UnknownPage() {
  const query = useQuery(unknownQuery);
  return (
    <AdminFrame title="Unknown senders">
      <p className="max-w-2xl text-muted">
        Texts and emails that we couldn’t match to a household. They triggered nothing. If someone may be in
        danger, call them, or ask 911 to check on them.
      </p>
      <Loaded query={query} what="the messages">
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState
              icon={MailQuestion}
              title="No messages"
              text="Every text and email belongs to a household."
            />
          ) : (
            <ol className="grid gap-4">
              {messages.map((message) => (
                <li key={`${message.provider} ${message.ref}`}>
                  <Message message={message} />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </AdminFrame>
  );
}

function Message({ message }: { message: AsideMessage }) {
  const { provider, ref, kind, from, text, reason, isDanger, at } = message;
  const handled = useMutation(markHandled);
  const sender = useMutation(revealSender);
  const finish = async () => {
    try {
      await handled.mutateAsync({ provider, ref });
      toast({ title: 'Marked as handled' });
    } catch (error) {
      toast({ title: 'Not marked', text: sentence(error), destructive: true });
    }
  };
  const shown = sender.data ? (kind === 'sms' ? formatPhone(sender.data.from) : sender.data.from) : from;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        {isDanger && <Badge tone="danger">May be in danger</Badge>}
        <Badge>{kind === 'sms' ? 'Text' : 'Email'}</Badge>
        <Badge tone="amber">{ASIDE_REASONS[reason]}</Badge>
        <span className="tabular text-sm text-muted">{formatMoment(at)}</span>
      </div>
      <p className="font-semibold">{shown}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {sender.isError && <p className="text-danger-ink">{sentence(sender.error)}</p>}
      <div className="flex flex-wrap gap-2">
        <May use="contact.reveal">
          {!sender.data && (
            <Button
              variant="outline"
              busy={sender.isPending}
              onClick={() => sender.mutate({ provider, ref })}
            >
              Show sender
            </Button>
          )}
        </May>
        <May use="cases.work">
          <Button busy={handled.isPending} onClick={() => void finish()}>
            Mark as handled
          </Button>
        </May>
      </div>
    </Card>
  );
}
