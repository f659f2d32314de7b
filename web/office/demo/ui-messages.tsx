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

export function UiMessages() {
  return (
    <>
      <Specimen title="Evacuation status: color, word and shape">
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
      <Specimen title="Badges">
        <SpecimenRow>
          <Badge>Sample</Badge>
          <Badge tone="pine">In network</Badge>
          <Badge tone="moss">Paid</Badge>
          <Badge tone="amber">Expires soon</Badge>
          <Badge tone="sky">New</Badge>
          <Badge tone="danger">Declined</Badge>
          <Badge tone="ember">Fire season active</Badge>
        </SpecimenRow>
        <SpecimenRow>
          <Badge tone="plan-blue">Core</Badge>
          <Badge tone="plan-purple">Plus</Badge>
          <Badge tone="plan-orange">Premium</Badge>
          <Badge tone="plan-blue" solid>
            Core
          </Badge>
          <Badge tone="plan-purple" solid>
            Plus
          </Badge>
          <Badge tone="plan-orange" solid>
            Premium
          </Badge>
          <Badge tone="pine" solid>
            Member
          </Badge>
        </SpecimenRow>
      </Specimen>
      <Specimen title="Notices">
        <Notice title="Demo payment">No card is charged.</Notice>
        <Notice tone="success" title="Your room is confirmed">
          Check in after 3 PM PST with your name.
        </Notice>
        <Notice tone="warning" title="Your policy expires in 12 days">
          Upload the renewal so that your score holds.
        </Notice>
        <Notice
          tone="danger"
          title="The transfer did not go through"
          action={
            <Button variant="outline" size="small">
              Use another card
            </Button>
          }
        >
          Your bank declined the card ending in 4411. Nothing was sent.
        </Notice>
      </Specimen>
      <Specimen title="Empty">
        <EmptyState
          icon={House}
          title="No home yet"
          text="Add your address and policy. Then we can watch for orders and book for you."
          action={<Button>Add your home</Button>}
        />
      </Specimen>
      <Specimen title="Error, and trying again">
        <ErrorState
          title="Documents did not load"
          text="The connection broke off."
          safe="Your files are stored and safe."
          onRetry={() => {}}
        />
        <ErrorState title="Orders did not load" onRetry={() => {}} retrying />
      </Specimen>
      <Specimen title="Loading: skeleton, spinner, progress">
        <SkeletonGroup
          label="Loading documents"
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
          <Spinner label="Loading" />
          <Spinner className="text-2xl text-pine-ink" />
        </SpecimenRow>
        <div className="grid gap-1.5">
          <p className="flex items-center gap-2">
            <FileText className="size-5 text-muted" aria-hidden="true" /> Homeowners policy.pdf
            <span className="tabular ml-auto text-sm text-muted">64 %</span>
          </p>
          <Progress label="Uploading Homeowners policy.pdf" value={64} />
        </div>
        <Progress label="Preparing the export" />
        <Progress label="Upload complete" value={100} />
      </Specimen>
    </>
  );
}
