import { useMutation } from '@tanstack/react-query';
import type { SupportMessage } from '#contract/outreach/contact-admin.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { resendReply } from './message-queries.ts';
import { May } from '#web/core/accounts/may.tsx';

const MAIL = {
  due: { word: 'On its way', tone: 'sky' },
  sent: { word: 'Sent', tone: 'moss' },
  refused: { word: 'Not delivered', tone: 'danger' },
} as const;

/** The team's replies, and whether they have been sent. */
export function MessageReplies({ message }: { message: SupportMessage }) {
  const resend = useMutation(resendReply);
  const again = async (replyId: string) => {
    try {
      await resend.mutateAsync({ messageId: message.id, replyId });
      toast({ title: 'The answer is on its way again' });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: 'The answer was not sent', text: sentence(error), destructive: true });
    }
  };
  return (
    <ol className="grid gap-4">
      {message.replies.map(({ id, author, text, mail, createdAt }) => (
        <li key={id} className="grid gap-2 rounded-card border border-line bg-surface p-4">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Badge tone={MAIL[mail].tone}>{MAIL[mail].word}</Badge>
            <span className="tabular">
              {formatMoment(createdAt)}, by {author ?? 'somebody who has left'}
            </span>
          </p>
          {mail === 'refused' && (
            <div className="grid justify-items-start gap-2">
              <p>The mail server did not take it. {message.name} has not read this answer.</p>
              <May use="messages.answer">
                <Button size="small" variant="outline" busy={resend.isPending} onClick={() => void again(id)}>
                  Send again
                </Button>
              </May>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
