import { useMutation, useQuery } from '@tanstack/react-query';
import {
  KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationKind,
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

const WHAT: Record<NotificationKind, string> = {
  evacuation: 'Orders, warnings and what we do for you. Always on: you may have to leave.',
  security: 'Changes to how you sign in. Always on: they may not be yours.',
  'shelter-in-place': 'When officials tell people around your home to stay inside. Part of every plan.',
  advisories: 'When officials say to be ready in case a warning follows. Part of every plan.',
  'red-flag': 'When the Weather Service expects dangerous fire weather in your county. Part of every plan.',
  'power-shutoff': 'When a utility plans to cut power around your home. Part of every plan.',
  'seasonal-tips': 'For the risks of your home, twice a month at most. Part of every plan.',
  'policy-reminders': '30 and 7 days before an insurance policy ends.',
  'inventory-review': 'Once a year: do you still have it?',
  readiness: 'When the photo that proves a task is a year old.',
  'repayment-reminders': 'Before and after a payment for emergency cash is due, and monthly statements.',
  'product-news': 'New services and areas, a few times a year.',
};

/** The switch moves right away and moves back if saving failed. */
function Row({ preference: { kind, channel, isOn, isRequired } }: { preference: Preference }) {
  const change = useMutation({
    ...changePreference,
    onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
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
          label={
            <span className="font-medium">
              {KIND_NAMES[kind]}
              <span className="font-normal text-muted">
                {channel === 'push' ? ' in your browser' : ' by email'}
              </span>
            </span>
          }
          hint={channel === 'push' ? 'In every browser where evacuation notices are on.' : WHAT[kind]}
          checked={isShown}
          disabled={isRequired}
          onChange={(event) => set(event.target.checked)}
        />
      )}
    </li>
  );
}

/** Where emergency cash is a benefit, nobody repays anything. */
const SHOWN_KINDS = NOTIFICATION_KINDS.filter(
  (kind) => kind !== 'repayment-reminders' || FUNDS.kind === 'repayable',
);

function Rows({ preferences: { channels, preferences } }: { preferences: Preferences }) {
  if (channels.length === 0)
    return (
      <Notice tone="warning" title="This server cannot send messages">
        No mail server is set up, so there is nothing to choose.
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
    <SkeletonGroup label="Loading your notifications" className="divide-y divide-line border-y border-line">
      {[...SHOWN_KINDS.slice(0, 1), ...SHOWN_KINDS].map((kind, row) => (
        <div key={`${row} ${kind}`} className="flex items-start justify-between gap-4 py-3">
          <div className="grid gap-0.5">
            <p className="font-medium">
              <SkeletonWords like={`${KIND_NAMES[kind]} by email`} />
            </p>
            <p className="text-sm">
              <SkeletonWords like={WHAT[kind]} />
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
    <CardSection title="What we send you" text="Changes take effect right away.">
      {preferences.isPending && <RowsSkeleton />}
      {preferences.isLoadingError && (
        <ErrorState
          title="Your notifications did not load"
          text={sentence(preferences.error)}
          safe="Your choices are kept."
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
