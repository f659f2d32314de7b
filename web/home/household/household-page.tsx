import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Household } from '#contract/home/household.ts';
import { HomeSwitcher } from '#web/home/homes/home-switcher.tsx';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { WithHome } from '#web/home/homes/with-home.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { ContactsCard, PeopleCard, PetsCard } from './needs-cards.tsx';
import { PlanForm } from './plan-form.tsx';
import { householdQuery } from './queries.ts';
import { SharingCard } from './sharing-card.tsx';
import * as t from '#text/home/household.ts';

function HouseholdSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className="grid gap-6">
      <p className="text-lg">
        <SkeletonWords like="4 people, 1 uses a wheelchair, 2 dogs." />
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-144 rounded-card" />
    </SkeletonGroup>
  );
}

const FIRST_WORDS = t.empty;

/** What later wings add to a household's page. */
type Extra = (homeId: string, isEditable: boolean) => ReactNode;

function Body({ household, extra }: { household: Household; extra: Extra }) {
  const isEditable = household.yourRole !== 'viewer';
  return (
    <>
      <p className="text-lg wrap-anywhere">{household.summary ? `${household.summary}.` : FIRST_WORDS}</p>
      {!isEditable && <Notice title={t.viewOnly}>{t.viewOnlyText}</Notice>}
      <div className="grid items-start gap-6 lg:grid-cols-2 *:h-full">
        <PeopleCard household={household} isEditable={isEditable} />
        <PetsCard household={household} isEditable={isEditable} />
      </div>
      {extra(household.homeId, isEditable)}
      <ContactsCard household={household} isEditable={isEditable} />
      <PlanForm household={household} isEditable={isEditable} />
      <SharingCard household={household} />
    </>
  );
}

function OfHome({ homeId, extra }: { homeId: string; extra: Extra }) {
  const household = useQuery(householdQuery(homeId));
  if (household.isPending) return <HouseholdSkeleton />;
  if (household.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(household.error)}
        safe={t.notLoadedSafe}
        retrying={household.isFetching}
        onRetry={() => void household.refetch()}
      />
    );
  return <Body household={household.data} extra={extra} />;
}

/** The people and their needs, the contacts, the plan, and who has access. */
export function HouseholdPage({ extra }: { extra: Extra }) {
  const home = useQuery(currentHomeQuery);
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t.household}</h1>
        <div className="flex max-w-full flex-wrap items-center gap-3">
          <HomeSwitcher isNamed />
          {home.data && (
            <Link to="/plan" className={buttonClass({ variant: 'outline' })}>
              <ClipboardList className="size-5" aria-hidden="true" />
              {t.seePlan}
            </Link>
          )}
        </div>
      </div>
      <WithHome home={home} waiting={<HouseholdSkeleton />} without={t.noHome}>
        {({ id }) => <OfHome key={id} homeId={id} extra={extra} />}
      </WithHome>
    </div>
  );
}
