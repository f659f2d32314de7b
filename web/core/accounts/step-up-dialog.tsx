import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field-text.tsx';
import { CodeStep } from './code-step.tsx';
import { passkeyProblem, usePasskeySupport } from './passkey-support.ts';
import { confirmWithCode, confirmWithPasskey, passkeysQuery, sendConfirmationCode } from './queries.ts';
import { useAttempt } from './use-attempt.ts';
import * as t from '#text/core/step-up.ts';

type StepUpDialogProps = { email: string; onSettle: (confirmed: boolean) => void };

/** Asks for a passkey or code again before a sensitive action. Mounted while open. */
export function StepUpDialog({ email, onSettle }: StepUpDialogProps) {
  const [isCodeSent, setCodeSent] = useState(false);
  const { mutateAsync: sendCode } = useMutation(sendConfirmationCode);
  const { mutateAsync: checkCode } = useMutation(confirmWithCode);
  return (
    <Dialog open onOpenChange={() => onSettle(false)}>
      <DialogContent className="sm:max-w-md">
        <DialogTitle>{t.title}</DialogTitle>
        <DialogText>{t.detail}</DialogText>
        {isCodeSent ? (
          <CodeStep
            to={email}
            submitLabel={t.confirm}
            onSubmit={async (code) => {
              await checkCode(code);
              onSettle(true);
            }}
            onResend={sendCode}
          />
        ) : (
          <WayToConfirm
            email={email}
            onConfirmed={() => onSettle(true)}
            onSendCode={async () => {
              await sendCode();
              setCodeSent(true);
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

type WayProps = { email: string; onConfirmed: () => void; onSendCode: () => Promise<void> };

function WayToConfirm({ email, onConfirmed, onSendCode }: WayProps) {
  const { busy, attempt, problemOf } = useAttempt<'passkey' | 'code'>();
  const { mutateAsync: confirm } = useMutation(confirmWithPasskey);
  const passkeys = useQuery(passkeysQuery);
  const isSupported = usePasskeySupport();
  const hasPasskey = isSupported && (passkeys.data?.length ?? 0) > 0;
  const usePasskey = async () => {
    await confirm();
    onConfirmed();
  };
  return (
    <div className="grid gap-3">
      {hasPasskey && (
        <Button busy={busy === 'passkey'} onClick={() => void attempt('passkey', usePasskey, passkeyProblem)}>
          <KeyRound className="size-5" aria-hidden="true" />
          {t.usePasskey}
        </Button>
      )}
      <Button
        variant={hasPasskey ? 'outline' : 'primary'}
        busy={busy === 'code'}
        onClick={() => void attempt('code', onSendCode)}
      >
        <Mail className="size-5" aria-hidden="true" />
        {t.sendCode}
      </Button>
      <p className="text-sm wrap-anywhere text-muted">{t.codeGoesTo(email)}</p>
      <FieldError id="step-up-problem">{problemOf('passkey') ?? problemOf('code')}</FieldError>
    </div>
  );
}
