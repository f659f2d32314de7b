import { useMutation } from '@tanstack/react-query';
import { formatPhone } from '#contract/phone.ts';
import { CodeStep } from '#web/core/accounts/code-step.tsx';
import { toast } from '#web/lib/toast.ts';
import { confirmPhone, startPhone } from './phone-queries.ts';

type Props = { phone: string; onDone: () => void; onBack: () => void };

/** Second step: the six digits from the text. */
export function PhoneCodeStep({ phone, onDone, onBack }: Props) {
  const confirm = useMutation(confirmPhone);
  const start = useMutation(startPhone);
  return (
    <CodeStep
      by="text"
      to={phone}
      submitLabel="Confirm"
      onSubmit={async (code) => {
        await confirm.mutateAsync(code);
        toast({ title: 'Number added', text: `Evacuation notices are texted to ${formatPhone(phone)}.` });
        onDone();
      }}
      onResend={async () => {
        await start.mutateAsync(phone);
        toast({ title: 'Code sent', text: 'Use the newest text.' });
      }}
      onBack={onBack}
    />
  );
}
