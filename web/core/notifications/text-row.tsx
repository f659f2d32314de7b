import { useMutation, useQuery } from '@tanstack/react-query';
import { formatPhone } from '#contract/phone.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/lib/toast.ts';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { PhoneDialog } from './phone-dialog.tsx';
import { phoneQuery, removePhone } from './phone-queries.ts';
import { ChannelName, WayRow } from './way-row.tsx';
import * as t from '#text/core/notifications.ts';
import * as errors from '#text/lib/errors.ts';
import * as frame from '#text/ui/frame.ts';

type Props = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Evacuation notifications by text: the number, and on or off. */
export function TextRow({ isOn, onChange }: Props) {
  const phone = useQuery(phoneQuery);
  const remove = useMutation({
    ...removePhone,
    onError: (error) => toast({ title: errors.error, text: sentence(error), destructive: true }),
  });
  const [open, setOpen] = useOpenDialog('phone');
  const number = phone.data?.phone ?? null;
  return (
    <>
      {number ? (
        <Switch
          label={<ChannelName channel="sms" />}
          hint={t.textHintTo(formatPhone(number))}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
        />
      ) : (
        <WayRow channel="sms" hint={t.textHint}>
          {phone.isPending && <Skeleton className="h-11 w-28 rounded-control" />}
          {phone.isError && (
            <Button variant="outline" size="small" onClick={() => void phone.refetch()}>
              {frame.tryAgain}
            </Button>
          )}
          {phone.data && (
            <Button variant="outline" size="small" onClick={() => setOpen('phone')}>
              {t.addNumber}
            </Button>
          )}
        </WayRow>
      )}
      {number && (
        <div className="flex flex-wrap gap-x-4">
          <Button variant="link" className="px-0" onClick={() => setOpen('phone')}>
            {t.changeNumber}
          </Button>
          <Button variant="link" className="px-0" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t.removeNumber}
          </Button>
        </div>
      )}
      {phone.data?.isStopped && (
        <Notice tone="warning" title={t.stopped}>
          {t.stoppedDetail}
        </Notice>
      )}
      {open && <PhoneDialog onClose={() => setOpen(null)} />}
    </>
  );
}
