import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasskeyNeeded } from '#web/core/accounts/passkey-needed.tsx';
import { accountQuery } from '#web/core/accounts/queries.ts';
import { SecurityCard } from '#web/core/accounts/security-card.tsx';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { shelfQuery } from '#web/home/documents/queries.ts';
import { UnfinishedBanner } from '#web/home/join/unfinished-banner.tsx';
import { membershipQuery } from '#web/money/membership/queries.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { readinessQuery } from '#web/home/readiness/queries.ts';
import { useIsSmall } from '#web/lib/use-is-small.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { evacuationQuery } from '#web/emergency/evacuation/queries.ts';
import { SetupCard } from '#web/office/setup/setup-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { type AttentionItem, attentionItems } from './attention.ts';
import { EmergencyDashboard, isGrave } from './emergency-dashboard.tsx';
import { EvacuationCard } from './evacuation-card.tsx';
import { formatToday } from './format-day.ts';
import { MarketCard } from './market-card.tsx';
import { PointsCard } from './points-card.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { RecoveryOffer } from './recovery-offer.tsx';
import { VaultCard } from './vault-card.tsx';
import { useCardsData } from './use-cards-data.ts';
import { WelcomeBanner } from './welcome-banner.tsx';
import * as t from '#text/office/dashboard.ts';

/**
 * What needs attention; undefined until all of it has loaded, so that nothing shifts, and null without a
 * home.
 */
function useMatters(): AttentionItem[] | null | undefined {
  const home = useQuery(currentHomeQuery);
  const homeId = home.data?.id ?? '';
  const readiness = useQuery({ ...readinessQuery(homeId), enabled: homeId !== '' });
  const shelf = useQuery({ ...shelfQuery(homeId), enabled: homeId !== '' });
  const membership = useQuery(membershipQuery);
  const isKnown =
    membership.isFetched && home.isFetched && (homeId === '' || (readiness.isFetched && shelf.isFetched));
  if (!isKnown) return undefined;
  const matters = attentionItems({
    home: home.data ?? undefined,
    readiness: readiness.data,
    shelf: shelf.data,
    membership: membership.data?.membership,
  });
  return home.data || matters.length > 0 ? matters : null;
}

function AttentionSkeleton() {
  return (
    <SkeletonGroup label={t.loadingAttention}>
      <Skeleton className="h-40 w-full rounded-card!" />
    </SkeletonGroup>
  );
}

function Cards() {
  return (
    <div className="grid gap-4 sm:gap-6 xl:grid-cols-12">
      <VaultCard className="xl:col-span-7" />
      <ReadinessCard className="xl:col-span-5" />
      <PointsCard className="xl:col-span-5" />
      <MarketCard className="xl:col-span-7" />
      <EvacuationCard className="xl:col-span-12" />
    </div>
  );
}

/** The first screen after signing in. On a phone, what needs attention comes first. */
export function DashboardPage() {
  const account = useQuery(accountQuery);
  const home = useQuery(currentHomeQuery);
  const matters = useMatters();
  useCardsData(home.data?.id);
  const isSmall = useIsSmall();
  const [today] = useState(() => formatToday(new Date()));
  const name = (account.data ?? readStoredUser())?.name;
  const isPressing = isSmall && matters != null && matters.length > 0;
  const isWaiting = matters === undefined;
  const evacuation = useQuery({ ...evacuationQuery, enabled: Boolean(home.data) });
  if (evacuation.data && isGrave(evacuation.data.state))
    return <EmergencyDashboard evacuation={evacuation.data} />;
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-4 sm:gap-6">
      <WelcomeBanner name={name} today={today} needsHome={home.data === null} hasHome={Boolean(home.data)} />
      {home.data && evacuation.data?.state === 'lifted' && <RecoveryOffer homeId={home.data.id} />}
      <PasskeyNeeded />
      <UnfinishedBanner />
      <SetupCard />
      {isSmall && isWaiting && <AttentionSkeleton />}
      {isPressing && <AttentionCard matters={matters} />}
      {/* The height of the card above isn't known yet: on a phone the cards remount below it, so that
          none shifts. */}
      <Cards key={isSmall && isWaiting ? 'waiting' : 'set'} />
      {!isSmall && isWaiting && <AttentionSkeleton />}
      {matters && !isPressing && <AttentionCard matters={matters} />}
      {!isWaiting && <SecurityCard />}
    </div>
  );
}
