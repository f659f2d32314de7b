import {
  type QueryClient,
  mutationOptions,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import * as contract from '#contract/home/recovery-calendar.ts';
import { sentence } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { formatShortDate } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Section } from '#web/ui/section.tsx';
import * as t from '#text/home/recovery.ts';

const feedQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId, 'calendar'],
    queryFn: () => call(contract.getCalendarFeed, { params: { homeId } }),
  });

const onSuccess = (_done: unknown, homeId: string, _result: unknown, { client }: { client: QueryClient }) =>
  client.invalidateQueries({ queryKey: ['recovery', homeId, 'calendar'] });

const createFeed = mutationOptions({
  mutationFn: (homeId: string) => call(contract.createCalendarFeed, { params: { homeId } }),
  onSuccess,
});
const revokeFeed = mutationOptions({
  mutationFn: (homeId: string) => call(contract.revokeCalendarFeed, { params: { homeId } }),
  onSuccess,
});

/** A calendar file, and a secret link that calendar apps subscribe to. */
export function CalendarCard({ homeId, isEditable }: { homeId: string; isEditable: boolean }) {
  const feed = useQuery(feedQuery(homeId));
  const [url, setUrl] = useState<string | null>(null);
  const create = useMutation(createFeed);
  const revoke = useMutation(revokeFeed);
  const since = feed.data?.createdAt ?? null;
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <Section icon={CalendarDays} title={t.calendar}>
      <p className="max-w-prose text-muted">{t.calendarText}</p>
      {url && (
        <Field label={t.linkLabel} hint={t.linkOnce}>
          <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      {!url && since && <p>{t.linkMade(formatShortDate(since))}</p>}
      <div className="flex flex-wrap gap-3">
        <a
          href={`/api/homes/${homeId}/recovery/calendar/file`}
          download
          className={buttonClass({ variant: 'outline' })}
        >
          {t.downloadCalendar}
        </a>
        {isEditable && (
          <Button
            variant="outline"
            busy={create.isPending}
            onClick={() => void attempt(async () => setUrl((await create.mutateAsync(homeId)).url))}
          >
            {since ? t.newLink : t.makeLink}
          </Button>
        )}
        {isEditable && since && (
          <Button
            variant="outline"
            busy={revoke.isPending}
            onClick={() =>
              void attempt(async () => {
                await revoke.mutateAsync(homeId);
                setUrl(null);
                toast({ title: t.linkRevoked });
              })
            }
          >
            {t.revokeLink}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">
        {t.reminders}{' '}
        <Link to="/settings" className="underline">
          {t.changeReminders}
        </Link>
      </p>
    </Section>
  );
}
