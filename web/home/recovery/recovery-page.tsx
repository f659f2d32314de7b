import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleUserRound, Info, Landmark } from 'lucide-react';
import { useState } from 'react';
import { INSURANCE_HOTLINES } from '#contract/home/recovery-clocks.ts';
import type { Recovery, RecoveryView } from '#contract/home/recovery.ts';
import { HomeSwitcher } from '#web/home/homes/home-switcher.tsx';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { WithHome } from '#web/home/homes/with-home.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { DeadlineSection } from './deadline-list.tsx';
import { DisasterLine } from './disaster-line.tsx';
import { FactsCard } from './facts-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { changeRecovery, recoveryQuery } from './queries.ts';
import { StartCard } from './start-card.tsx';
import { TodayCard } from './today-card.tsx';
import * as guide from '#text/home/recovery-guide.ts';
import * as rebuild from '#text/home/recovery-rebuild.ts';
import * as letters from '#text/home/recovery-letters.ts';
import * as records from '#text/home/recovery-records.ts';
import * as sharing from '#text/home/recovery-sharing.ts';
import * as t from '#text/home/recovery.ts';

const RecoverySkeleton = () => (
  <SkeletonGroup label={t.loading} className="grid gap-6">
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-72 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </SkeletonGroup>
);

/** /recovery: what to do after a loss, what others owe and by when, the member's own deadlines, and the money. */
export function RecoveryPage() {
  const home = useQuery(currentHomeQuery);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t.recovery}</h1>
        <HomeSwitcher isNamed />
      </div>
      <p className="max-w-prose text-lg">{t.intro}</p>
      <WithHome home={home} waiting={<RecoverySkeleton />} without={t.noHome} safe={t.notLoadedSafe}>
        {({ id }) => <OfHome key={id} homeId={id} />}
      </WithHome>
    </div>
  );
}

function OfHome({ homeId }: { homeId: string }) {
  const view = useQuery(recoveryQuery(homeId));
  if (view.isPending) return <RecoverySkeleton />;
  if (view.isLoadingError) return <LoadError query={view} title={t.notLoaded} safe={t.notLoadedSafe} />;
  const { recovery, canEdit, state, evacuations } = view.data;
  return (
    <>
      <LegalNotice state={state} />
      {!canEdit && <Notice title={t.viewOnly}>{t.viewOnlyText}</Notice>}
      {recovery?.closedAt && canEdit && <StartCard homeId={homeId} view={view.data} />}
      {recovery ? (
        <Case homeId={homeId} view={view.data} recovery={recovery} />
      ) : (
        <>
          <StartCard homeId={homeId} view={view.data} />
          {evacuations.length > 0 && <MoneyCard evacuations={evacuations} />}
        </>
      )}
    </>
  );
}

function LegalNotice({ state }: { state: RecoveryView['state'] }) {
  const { phone, tel } = INSURANCE_HOTLINES[state];
  return (
    <Notice
      title={t.notAdvice}
      action={
        <a href={`tel:${tel}`} className={buttonClass({ variant: 'outline', size: 'small' })}>
          {t.callHotline(phone)}
        </a>
      }
    >
      <p>{t.notAdviceText}</p>
      {state !== 'CA' && <p>{t.notAdviceElsewhere}</p>}
      <p className="font-medium">{t.hotline(state)}</p>
    </Notice>
  );
}

type CaseProps = { homeId: string; view: RecoveryView; recovery: Recovery };

function Case({ homeId, view, recovery }: CaseProps) {
  const isEditable = view.canEdit && recovery.closedAt === null;
  const editing = { homeId, today: view.today, isEditable };
  const of = (...kinds: string[]) => recovery.deadlines.filter(({ kind }) => kinds.includes(kind));
  const also = of('price_cap', 'info');
  return (
    <>
      {recovery.closedAt !== null && <Closed homeId={homeId} canEdit={view.canEdit} />}
      <Pages />
      <TodayCard recovery={recovery} {...editing} />
      <DeadlineSection
        icon={Landmark}
        title={t.owed}
        text={t.owedText}
        empty={t.nothingOwed}
        deadlines={of('insurer_must')}
        {...editing}
      />
      <DeadlineSection
        icon={CircleUserRound}
        title={t.own}
        text={t.ownText}
        empty={t.noOwn}
        deadlines={of('member_must', 'member_may')}
        {...editing}
      />
      <MoneyCard evacuations={view.evacuations}>
        <MoneyFigures homeId={homeId} />
      </MoneyCard>
      {also.length > 0 && (
        <DeadlineSection
          icon={Info}
          title={t.alsoKnow}
          text={t.alsoKnowText}
          empty=""
          deadlines={also}
          {...editing}
        />
      )}
      <FactsCard homeId={homeId} view={view} recovery={recovery} isEditable={isEditable} />
      <DisasterLine homeId={homeId} view={view} recovery={recovery} isEditable={isEditable} />
      <CalendarCard homeId={homeId} isEditable={isEditable} />
      <ChangesCard moves={recovery.moves} />
      {isEditable && <CloseButton homeId={homeId} />}
    </>
  );
}

/** The other pages of a recovery. */
const Pages = () => (
  <nav aria-label={t.recovery} className="flex flex-wrap gap-3">
    {(
      [
        ['/recovery/log', records.logTitle],
        ['/recovery/expenses', records.expensesTitle],
        ['/recovery/claim', records.claimTitle],
        ['/recovery/aid', guide.aidTitle],
        ['/recovery/steps', guide.stepsTitle],
        ['/recovery/rebuild', rebuild.title],
        ['/recovery/letters', letters.title],
        ['/recovery/sharing', sharing.title],
      ] as const
    ).map(([to, title]) => (
      <Link key={to} to={to} className={buttonClass({ variant: 'outline' })}>
        {title}
      </Link>
    ))}
  </nav>
);

function CloseButton({ homeId }: { homeId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(changeRecovery);
  const confirm = async () => {
    try {
      await mutateAsync({ homeId, body: { isClosed: true } });
      toast({ title: t.closedToast });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        {t.close}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.closeQuestion}
        text={t.closeText}
        confirmLabel={t.close}
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

function Closed({ homeId, canEdit }: { homeId: string; canEdit: boolean }) {
  const { mutateAsync, isPending } = useMutation(changeRecovery);
  const reopen = async () => {
    try {
      await mutateAsync({ homeId, body: { isClosed: false } });
      toast({ title: t.reopened });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <Notice
      title={t.closedTitle}
      action={
        canEdit && (
          <Button variant="outline" busy={isPending} onClick={() => void reopen()}>
            {t.reopen}
          </Button>
        )
      }
    >
      {t.closedText}
    </Notice>
  );
}
