import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SupportMessage } from '#contract/outreach/contact-admin.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { closeMessage, reopenMessage } from './message-queries.ts';

const REASON = {
  label: 'Reason',
  hint: 'Kept with the message. The person does not get it by e-mail.',
  missing: 'Say why it needs no answer',
  most: 500,
};

/** Closes or reopens a message. Closing an unanswered one requires a reason. */
export function MessageActions({ message }: { message: SupportMessage }) {
  const [isAsking, setAsking] = useState(false);
  const close = useMutation(closeMessage);
  const reopen = useMutation(reopenMessage);
  const shut = async (reason?: string) => {
    await close.mutateAsync({ messageId: message.id, ...(reason ? { reason } : {}) });
    toast({ title: 'The message is closed' });
  };
  const quietly = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: 'Nothing was done', text: sentence(error), destructive: true });
    }
  };
  if (message.status === 'closed')
    return (
      <Button
        variant="outline"
        busy={reopen.isPending}
        onClick={() => void quietly(reopen.mutateAsync({ messageId: message.id }))}
      >
        Open again
      </Button>
    );
  return (
    <>
      <Button
        variant="outline"
        busy={close.isPending}
        onClick={() => (message.status === 'open' ? setAsking(true) : void quietly(shut()))}
      >
        Close message
      </Button>
      {isAsking && (
        <DecisionDialog
          title="Close without an answer?"
          text={`${message.name} was promised an answer within 24 hours and gets none.`}
          action="Close message"
          destructive
          reason={REASON}
          onClose={() => setAsking(false)}
          onConfirm={shut}
        />
      )}
    </>
  );
}
