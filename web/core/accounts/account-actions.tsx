import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { logOut } from './queries.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import * as t from '#text/core/account.ts';
import * as errors from '#text/lib/errors.ts';

export function AccountActions() {
  const leave = useMutation({
    ...logOut,
    onError: (error) => toast({ title: errors.error, text: sentence(error), destructive: true }),
  });
  return (
    <CardSection title={t.logOut} text={t.logOutDetail}>
      <Button
        variant="outline"
        className="self-start"
        busy={leave.isPending || leave.isSuccess}
        onClick={() => leave.mutate()}
      >
        <LogOut className="size-5" aria-hidden="true" />
        {t.logOut}
      </Button>
    </CardSection>
  );
}
