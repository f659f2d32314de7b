import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { leaveGroup } from './queries.ts';
import * as t from '#text/emergency/neighbors.ts';

/** Leaves a group, after a confirmation. */
export function LeaveButton({ groupId, homeId }: { groupId: string; homeId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(leaveGroup);
  const confirm = async () => {
    try {
      await mutateAsync({ groupId, homeId });
      toast({ title: t.left });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.leave}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.leaveQuestion}
        text={t.leaveText}
        confirmLabel={t.leave}
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
