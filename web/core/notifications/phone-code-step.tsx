import { useMutation } from '@tanstack/react-query';
import { formatPhone } from '#contract/phone.ts';
import { CodeStep } from '#web/core/accounts/code-step.tsx';
import { toast } from '#web/lib/toast.ts';
import { confirmPhone, startPhone } from './phone-queries.ts';
import * as t from '#text/core/notifications.ts';

type Props = { phone: string; onDone: () => void; onBack: () => void };

/** Second step: the six digits from the text. */
export function PhoneCodeStep({ phone, onDone, onBack }: Props) {
  const confirm = useMutation(confirmPhone);
  const start = useMutation(startPhone);
  return (
    <CodeStep
      by="text"
      to={phone}
      submitLabel={t.confirm}
      onSubmit={async (code) => {
        await confirm.mutateAsync(code);
        toast({ title: t.numberAdded, text: t.numberAddedDetail(formatPhone(phone)) });
        onDone();
      }}
      onResend={async () => {
        await start.mutateAsync(phone);
        toast({ title: t.codeSent, text: t.newestText });
      }}
      onBack={onBack}
    />
  );
}
