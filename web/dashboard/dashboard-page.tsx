import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasskeyNeeded } from '#web/accounts/passkey-needed.tsx';
import { accountQuery } from '#web/accounts/queries.ts';
import { SecurityCard } from '#web/accounts/security-card.tsx';
import { currentHomeQuery } from '#web/homes/queries.ts';
import { shelfQuery } from '#web/documents/queries.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { readinessQuery } from '#web/readiness/queries.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { AttentionCard } from './attention-card.tsx';
import { mattersOf } from './attention.ts';
import { formatToday } from './format-day.ts';
import { MarketCard } from './market-card.tsx';
import { PointsCard } from './points-card.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { VaultCard } from './vault-card.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

/** Below the cards stands what nobody can know the height of. It comes at once, so that nothing in it moves. */
function Below() {
  const home = useQuery(currentHomeQuery);
  const homeId = home.data?.id ?? '';
  const readiness = useQuery({ ...readinessQuery(homeId), enabled: homeId !== '' });
  const shelf = useQuery({ ...shelfQuery(homeId), enabled: homeId !== '' });
  const isKnown = home.isFetched && (homeId === '' || (readiness.isFetched && shelf.isFetched));
  if (!isKnown)
    return (
      <SkeletonGroup label="Loading what needs your attention">
        <Skeleton className="h-40 w-full rounded-card!" />
      </SkeletonGroup>
    );
  return (
    <>
      {home.data && (
        <AttentionCard
          matters={mattersOf({ home: home.data, readiness: readiness.data, shelf: shelf.data })}
        />
      )}
      <SecurityCard />
    </>
  );
}

/** The first screen after signing in. */
export function DashboardPage() {
  const account = useQuery(accountQuery);
  const home = useQuery(currentHomeQuery);
  const [today] = useState(() => formatToday(new Date()));
  const name = (account.data ?? readStoredUser())?.name;
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-4 sm:gap-6">
      <WelcomeBanner name={name} today={today} needsHome={home.data === null} />
      <PasskeyNeeded />
      <div className="grid gap-4 sm:gap-6 xl:grid-cols-12">
        <VaultCard className="xl:col-span-7" />
        <ReadinessCard className="xl:col-span-5" />
        <PointsCard className="xl:col-span-5" />
        <MarketCard className="xl:col-span-7" />
      </div>
      <Below />
    </div>
  );
}
