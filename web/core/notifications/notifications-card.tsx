import { useMutation, useQuery } from '@tanstack/react-query';
import {
  KIND_NAMES,
  NOTIFICATION_KINDS,
  type Preference,
  type Preferences,
} from '#contract/core/notifications.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { FUNDS } from '#web/lib/funds.ts';
import { usePressed } from '#web/lib/use-pressed.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/lib/toast.ts';
import { BrowserRow } from './browser-row.tsx';
import { changePreference, preferencesQuery } from './queries.ts';
import { LanguageChoice } from './language-choice.tsx';
import { TextRow } from './text-row.tsx';
import { ChannelName } from './way-row.tsx';
import * as t from '#text/core/notifications.ts';
import * as errors from '#text/lib/errors.ts';

/** The switch moves right away and moves back if saving failed. */
function Row({ preference: { kind, channel, isOn, isRequired } }: { preference: Preference }) {
  const change = useMutation({
    ...changePreference,
    onError: (error) => toast({ title: errors.error, text: sentence(error), destructive: true }),
  });
  const [pressed, press] = usePressed<boolean>();
  const isShown = pressed ?? isOn;
  const set = (next: boolean) => press(next, change.mutateAsync({ kind, channel, isOn: next }));
  const Way =
    kind !== 'evacuation' ? null : channel === 'sms' ? TextRow : channel === 'push' ? BrowserRow : null;
  return (
    <li className="py-1">
      {Way ? (
        <Way isOn={isShown} onChange={set} />
      ) : (
        <Switch
          label={<ChannelName kind={kind} channel={channel} />}
          hint={channel === 'push' ? t.aboutBrowser : t.about[kind]}
          checked={isShown}
          disabled={isRequired}
          onChange={(event) => set(event.target.checked)}
        />
      )}
    </li>
  );
}

/** If emergency cash is a benefit, there is nothing to repay. */
const SHOWN_KINDS = NOTIFICATION_KINDS.filter(
  (kind) => kind !== 'repayment-reminders' || FUNDS.kind === 'repayable',
);

function Rows({ preferences: { channels, preferences } }: { preferences: Preferences }) {
  if (channels.length === 0)
    return (
      <Notice tone="warning" title={t.cannotSend}>
        {t.cannotSendDetail}
      </Notice>
    );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {SHOWN_KINDS.map((kind) =>
        channels.map((channel) => {
          const preference = preferences.find((p) => p.kind === kind && p.channel === channel);
          return preference && <Row key={`${kind} ${channel}`} preference={preference} />;
        }),
      )}
    </ul>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className="divide-y divide-line border-y border-line">
      {[...SHOWN_KINDS.slice(0, 1), ...SHOWN_KINDS].map((kind, row) => (
        <div key={`${row} ${kind}`} className="flex items-start justify-between gap-4 py-3">
          <div className="grid gap-0.5">
            <p className="font-medium">
              <SkeletonWords like={t.byEmail(String, KIND_NAMES[kind]).join('')} />
            </p>
            <p className="text-sm">
              <SkeletonWords like={t.about[kind]} />
            </p>
          </div>
          <Skeleton className="h-7 w-12 shrink-0 rounded-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Notification settings: what we send, and what can be turned off. */
export function NotificationsCard() {
  const preferences = useQuery(preferencesQuery);
  return (
    <CardSection title={t.title} text={t.subtitle}>
      {preferences.isPending && <RowsSkeleton />}
      {preferences.isLoadingError && (
        <ErrorState
          title={t.notLoaded}
          text={sentence(preferences.error)}
          safe={t.choicesSaved}
          retrying={preferences.isFetching}
          onRetry={() => void preferences.refetch()}
        />
      )}
      {preferences.data && (
        <>
          <LanguageChoice language={preferences.data.language} />
          <Rows preferences={preferences.data} />
        </>
      )}
    </CardSection>
  );
}
