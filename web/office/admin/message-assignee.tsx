import { useMutation, useQuery } from '@tanstack/react-query';
import type { SupportMessage } from '#contract/outreach/contact-admin.ts';
import { accountQuery } from '#web/core/accounts/queries.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { usePressed } from '#web/lib/use-pressed.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/lib/toast.ts';
import { assignMessage, colleaguesQuery } from './message-queries.ts';

/**
 * Who the message is assigned to. If two team members take it at once, one succeeds and the other sees who
 * did.
 */
export function MessageAssignee({ message }: { message: SupportMessage }) {
  const { data: account } = useQuery(accountQuery);
  const { data } = useQuery(colleaguesQuery);
  const assign = useMutation(assignMessage);
  const was = message.assignee?.id ?? null;
  const [pressed, press] = usePressed<string | null>();
  const give = async (assignee: string | null) => {
    try {
      await assign.mutateAsync({ messageId: message.id, assignee, was });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: 'Not assigned', text: sentence(error), destructive: true });
    }
  };
  const others = data?.colleagues ?? (message.assignee ? [message.assignee] : []);
  return (
    <>
      <Field label="Assigned to" className="min-w-48 grow sm:grow-0">
        <Select
          value={(pressed === undefined ? was : pressed) ?? ''}
          disabled={assign.isPending}
          onChange={({ target }) => {
            const assignee = target.value === '' ? null : target.value;
            press(assignee, give(assignee));
          }}
        >
          <option value="">Nobody</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === account?.id ? `${name} (me)` : name}
            </option>
          ))}
        </Select>
      </Field>
      {account && was === null && (
        <Button variant="outline" busy={assign.isPending} onClick={() => void give(account.id)}>
          Assign to me
        </Button>
      )}
    </>
  );
}
