import { FileText, House } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EvacuationBadge } from '#web/ui/evacuation-badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Specimen, SpecimenRow } from './ui-specimen.tsx';
import * as t from '#text/office/components.ts';

export function UiMessages() {
  return (
    <>
      <Specimen title={t.statusTitle}>
        <SpecimenRow>
          <EvacuationBadge status="order" />
          <EvacuationBadge status="warning" />
          <EvacuationBadge status="shelter" />
          <EvacuationBadge status="advisory" />
          <EvacuationBadge status="lifted" />
        </SpecimenRow>
        <SpecimenRow>
          <EvacuationBadge status="order" large />
          <EvacuationBadge status="warning" large />
        </SpecimenRow>
      </Specimen>
      <Specimen title={t.badges}>
        <SpecimenRow>
          <Badge>{t.sample}</Badge>
          <Badge tone="pine">{t.inNetwork}</Badge>
          <Badge tone="moss">{t.paid}</Badge>
          <Badge tone="amber">{t.expiresSoon}</Badge>
          <Badge tone="sky">{t.fresh}</Badge>
          <Badge tone="danger">{t.declined}</Badge>
          <Badge tone="ember">{t.fireSeasonActive}</Badge>
        </SpecimenRow>
        <SpecimenRow>
          <Badge tone="plan-blue">{t.core}</Badge>
          <Badge tone="plan-purple">{t.plus}</Badge>
          <Badge tone="plan-orange">{t.premium}</Badge>
          <Badge tone="plan-blue" solid>
            {t.core}
          </Badge>
          <Badge tone="plan-purple" solid>
            {t.plus}
          </Badge>
          <Badge tone="plan-orange" solid>
            {t.premium}
          </Badge>
          <Badge tone="pine" solid>
            {t.member}
          </Badge>
        </SpecimenRow>
      </Specimen>
      <Specimen title={t.notices}>
        <Notice title={t.demoPayment}>{t.noCardIsCharged}</Notice>
        <Notice tone="success" title={t.roomConfirmed}>
          {t.checkIn}
        </Notice>
        <Notice tone="warning" title={t.policyExpires}>
          {t.uploadRenewal}
        </Notice>
        <Notice
          tone="danger"
          title={t.transferFailed}
          action={
            <Button variant="outline" size="small">
              {t.useAnotherCard}
            </Button>
          }
        >
          {t.bankDeclined}
        </Notice>
      </Specimen>
      <Specimen title={t.empty}>
        <EmptyState
          icon={House}
          title={t.noHomeYet}
          text={t.noHomeDetail}
          action={<Button>{t.addYourHome}</Button>}
        />
      </Specimen>
      <Specimen title={t.errorTitle}>
        <ErrorState
          title={t.documentsNotLoaded}
          text={t.connectionLost}
          safe={t.filesSafe}
          onRetry={() => {}}
        />
        <ErrorState title={t.ordersNotLoaded} onRetry={() => {}} retrying />
      </Specimen>
      <Specimen title={t.loadingTitle}>
        <SkeletonGroup
          label={t.loadingDocuments}
          className="grid gap-3 rounded-card border border-line bg-surface p-4"
        >
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-control" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-1/2" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
          <Skeleton className="h-24 rounded-control" />
        </SkeletonGroup>
        <SpecimenRow>
          <Spinner label={t.loading} />
          <Spinner className="text-2xl text-pine-ink" />
        </SpecimenRow>
        <div className="grid gap-1.5">
          <p className="flex items-center gap-2">
            <FileText className="size-5 text-muted" aria-hidden="true" /> {t.sampleFile}
            <span className="tabular ml-auto text-sm text-muted">64 %</span>
          </p>
          <Progress label={t.uploading} value={64} />
        </div>
        <Progress label={t.preparing} />
        <Progress label={t.uploadComplete} value={100} />
      </Specimen>
    </>
  );
}
