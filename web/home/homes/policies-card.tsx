import { Plus, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import type { Home } from '#contract/home/homes.ts';
import type { Policy } from '#contract/home/policies.ts';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { canEdit } from './can-edit.ts';
import { More } from './more.tsx';
import { PolicyDialog } from './policy-dialog.tsx';
import { PolicyItem } from './policy-item.tsx';
import * as t from '#text/home/policies.ts';

const isEarlier = ({ standing, isRenewed }: Policy): boolean =>
  standing === 'ended' || (standing === 'expired' && isRenewed);

/** A home's policies: current ones first, earlier ones collapsed. */
export function PoliciesCard({ home }: { home: Home }) {
  const id = useId();
  const [open, setOpen] = useOpenDialog('policy');
  const now = home.policies.filter((policy) => !isEarlier(policy));
  const earlier = home.policies.filter(isEarlier);
  const mayEdit = canEdit(home);
  const add = (
    <Button variant="outline" size="small" onClick={() => setOpen('policy')}>
      <Plus className="size-5" aria-hidden="true" />
      {t.addPolicy}
    </Button>
  );
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle as="h2" id={id}>
            {t.insurance}
          </CardTitle>
          {mayEdit && now.length > 0 && add}
        </div>
        {now.length === 0 ? (
          <EmptyState
            icon={ShieldCheck}
            title={t.noPolicy}
            text={t.noPolicyText}
            action={mayEdit && add}
            className="py-6"
          />
        ) : (
          <ul className="divide-y divide-line">
            {now.map((policy) => (
              <PolicyItem key={policy.id} policy={policy} canEdit={mayEdit} />
            ))}
          </ul>
        )}
        {earlier.length > 0 && (
          <More label={t.earlierPolicies(earlier.length)} className="border-t border-line pt-3">
            <ul className="mt-2 divide-y divide-line">
              {earlier.map((policy) => (
                <PolicyItem key={policy.id} policy={policy} canEdit={false} />
              ))}
            </ul>
          </More>
        )}
        <PolicyDialog
          homeId={home.id}
          open={mayEdit && open === 'policy'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'policy' : null)}
        />
      </Card>
    </section>
  );
}
