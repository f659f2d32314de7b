import { useQuery } from '@tanstack/react-query';
import { CardSection } from '#web/ui/card-section.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { membershipQuery } from './queries.ts';
import { planName, membershipStatusText } from './words.ts';
import * as t from '#text/money/membership.ts';

/** In Settings: the plan in one line, with a link to its page. */
export function PlanLine() {
  const view = useQuery(membershipQuery);
  const one = view.data?.membership;
  const isThere = one && one.status !== 'ended';
  const standing = isThere ? membershipStatusText(one) : null;
  return (
    <CardSection title={t.membership}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {view.isPending ? (
          <SkeletonGroup label={t.loading}>
            <SkeletonWords like={t.sampleLine} />
          </SkeletonGroup>
        ) : (
          <p className="min-w-0 flex-1 basis-56">
            {view.isLoadingError && sentence(view.error)}
            {view.data && !isThere && t.noMembership}
            {isThere && standing && (
              <>
                <strong>{planName(one.plan)}.</strong>{' '}
                {standing.word !== t.active && (
                  <>
                    <Badge tone={standing.tone}>{standing.word}</Badge>{' '}
                  </>
                )}
                {standing.line}
              </>
            )}
          </p>
        )}
        <Link to="/membership" className={buttonClass({ variant: 'outline' })}>
          {t.openMembership}
        </Link>
      </div>
    </CardSection>
  );
}
