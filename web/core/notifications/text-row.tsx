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

type Props = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Evacuation notifications by text: the number, and on or off. */
export function TextRow({ isOn, onChange }: Props) {
  const phone = useQuery(phoneQuery);
  const remove = useMutation({
    ...removePhone,
    onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
  });
  const [open, setOpen] = useOpenDialog('phone');
  const number = phone.data?.phone ?? null;
  return (
    <>
      {number ? (
        <Switch
          label={<ChannelName way="by text" />}
          hint={`To ${formatPhone(number)}, when data does not get through.`}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
        />
      ) : (
        <WayRow way="by text" hint="To your phone, when data does not get through.">
          {phone.isPending && <Skeleton className="h-11 w-28 rounded-control" />}
          {phone.isError && (
            <Button variant="outline" size="small" onClick={() => void phone.refetch()}>
              Try again
            </Button>
          )}
          {phone.data && (
            <Button variant="outline" size="small" onClick={() => setOpen('phone')}>
              Add a number
            </Button>
          )}
        </WayRow>
      )}
      {number && (
        <div className="flex flex-wrap gap-x-4">
          <Button variant="link" className="px-0" onClick={() => setOpen('phone')}>
            Change number
          </Button>
          <Button variant="link" className="px-0" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove number
          </Button>
        </div>
      )}
      {phone.data?.isStopped && (
        <Notice tone="warning" title="This number asked for no more texts">
          Text START to the number our messages came from, then confirm the number here again.
        </Notice>
      )}
      {open && <PhoneDialog onClose={() => setOpen(null)} />}
    </>
  );
}
