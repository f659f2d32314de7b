import { useMutation, useQuery } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import type { AsideMessage } from '#contract/service/inbound.ts';
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
import * as t from '#text/office/desk-case.ts';
import { asideReasons } from '#text/service/case-names.ts';

/** Texts and emails that belong to no household. */
export function UnknownPage() {
  const query = useQuery(unknownQuery);
  return (
    <AdminFrame title={t.unknownSenders}>
      <p className="max-w-2xl text-muted">{t.unknownText}</p>
      <Loaded query={query} what={t.theMessages}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState icon={MailQuestion} title={t.noMessages} text={t.noMessagesText} />
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
      toast({ title: t.markedHandled });
    } catch (error) {
      toast({ title: t.notMarked, text: sentence(error), destructive: true });
    }
  };
  const shown = sender.data ? (kind === 'sms' ? formatPhone(sender.data.from) : sender.data.from) : from;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        {isDanger && <Badge tone="danger">{t.mayBeInDanger}</Badge>}
        <Badge>{kind === 'sms' ? t.text : t.email}</Badge>
        <Badge tone="amber">{asideReasons[reason]}</Badge>
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
              {t.showSender}
            </Button>
          )}
        </May>
        <May use="cases.work">
          <Button busy={handled.isPending} onClick={() => void finish()}>
            {t.markHandled}
          </Button>
        </May>
      </div>
    </Card>
  );
}
