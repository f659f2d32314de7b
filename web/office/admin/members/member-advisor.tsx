import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { MemberAdvisor as View } from '#contract/service/advisors.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { usePressed } from '#web/lib/use-pressed.ts';
import { Field } from '#web/ui/field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Select } from '#web/ui/select.tsx';
import { memberAdvisorQuery, setMemberAdvisor } from './members-queries.ts';
import * as t from '#text/office/admin-members.ts';

/** Who a Plus or Premium member's home advisor is. */
export function MemberAdvisor({ userId }: { userId: string }) {
  const query = useQuery(memberAdvisorQuery(userId));
  return (
    <PaneSection title={t.homeAdvisor}>
      <Loaded query={query} what={t.theHomeAdvisor}>
        {(view) => <Ready userId={userId} view={view} />}
      </Loaded>
    </PaneSection>
  );
}

function Ready({ userId, view }: { userId: string; view: z.output<typeof View> }) {
  const may = useMay();
  const set = useMutation(setMemberAdvisor);
  const [pressed, press] = usePressed<string | null>();
  const was = view.advisor?.id ?? null;
  if (!view.isIncluded && !view.advisor) return <p className="text-muted">{t.planHasNoAdvisor}</p>;
  if (!may('advisors.assign')) return <p>{view.advisor?.name ?? t.advisorNotChosen}</p>;
  const choose = async (advisorId: string | null) => {
    try {
      await set.mutateAsync({ userId, advisorId, was });
      toast({ title: advisorId ? t.advisorChosen : t.advisorRemoved });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: t.advisorNotChanged, text: sentence(error), destructive: true });
    }
  };
  return (
    <Field label={t.homeAdvisor} hint={t.advisorHint}>
      <Select
        value={(pressed === undefined ? was : pressed) ?? ''}
        disabled={set.isPending}
        onChange={({ target }) => {
          const advisorId = target.value === '' ? null : target.value;
          press(advisorId, choose(advisorId));
        }}
      >
        <option value="">{t.advisorNone}</option>
        {view.candidates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
