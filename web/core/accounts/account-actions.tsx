import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { logOut } from './queries.ts';
import { CardSection } from '#web/ui/card-section.tsx';

export function AccountActions() {
  const leave = useMutation({
    ...logOut,
    onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
  });
  return (
    <CardSection title="Log out" text="Logging out ends your session on this device.">
      <Button
        variant="outline"
        className="self-start"
        busy={leave.isPending || leave.isSuccess}
        onClick={() => leave.mutate()}
      >
        <LogOut className="size-5" aria-hidden="true" />
        Log out
      </Button>
    </CardSection>
  );
}
