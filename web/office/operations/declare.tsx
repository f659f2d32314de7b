import { useMutation, useQuery } from '@tanstack/react-query';
import { Megaphone, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { AreaForm } from './area-form.tsx';
import { DeclarationCard } from './declaration-card.tsx';
import { FormAndList } from './form-and-list.tsx';
import { declarationsQuery, overviewQuery, proposeDeclaration } from './queries.ts';
import * as t from '#text/office/operations-declare.ts';

/** An order or warning that no source publishes: one team member proposes it, another approves it. */
export function Declare() {
  return (
    <FormAndList
      form={{
        icon: Megaphone,
        title: t.declareAnArea,
        intro: (
          <>
            <p>{t.declareIntro}</p>
            <SecondPerson />
          </>
        ),
        children: (onDone) => <DeclareForm onDone={onDone} />,
      }}
      list={{
        icon: UsersRound,
        title: t.declarations,
        query: useQuery(declarationsQuery),
        what: t.whatDeclarations,
        none: t.noDeclarations,
        card: (declaration) => <DeclarationCard declaration={declaration} />,
      }}
    />
  );
}

function SecondPerson() {
  const { data } = useQuery(overviewQuery);
  if (data?.isDemo) return <Notice title={t.demoSecond}>{t.demoSecondDetail}</Notice>;
  return data?.admins === 1 ? (
    <Notice tone="warning" title={t.onlyAdmin}>
      {t.onlyAdminDetail}
    </Notice>
  ) : null;
}

function DeclareForm({ onDone }: { onDone: () => void }) {
  const [status, setStatus] = useState<'order' | 'warning'>('order');
  const propose = useMutation(proposeDeclaration);
  return (
    <AreaForm
      status={status}
      words={{ submit: t.propose, sourceMissing: t.enterSource, failed: t.notProposed }}
      busy={propose.isPending}
      onSend={async (area) => {
        await propose.mutateAsync({ status, ...area });
        toast({ title: t.proposed, text: t.proposedDetail });
        onDone();
      }}
      kind={(errors) => (
        <Field label={t.authoritySays} error={errors['status']}>
          <Select
            name="status"
            value={status}
            onChange={(event) => setStatus(event.target.value === 'warning' ? 'warning' : 'order')}
          >
            <option value="order">{t.evacuationOrder}</option>
            <option value="warning">{t.evacuationWarning}</option>
          </Select>
        </Field>
      )}
      source={(errors) => (
        <Field label={t.officialSource} hint={t.sourceHint} error={errors['source']} required>
          <Textarea name="source" rows={3} maxLength={1000} />
        </Field>
      )}
    />
  );
}
