import { useMutation, useQuery } from '@tanstack/react-query';
import { Megaphone, UsersRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { MultiPolygon } from '#contract/shape.ts';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { AreaPicker } from './area-picker.tsx';
import { DeclarationCard } from './declaration-card.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { declarationsQuery, overviewQuery, proposeDeclaration } from './queries.ts';
import { Section } from '#web/ui/section.tsx';
import { useFieldErrors } from '#web/lib/use-field-errors.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/operations-declare.ts';

/** An order or warning that no source publishes: one team member proposes it, another approves it. */
export function Declare() {
  const [round, setRound] = useState(0);
  return (
    <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-2">
      <May use="operations.act">
        <Section icon={Megaphone} title={t.declareAnArea}>
          <p>{t.declareIntro}</p>
          <SecondPerson />
          <DeclareForm key={round} onDone={() => setRound(round + 1)} />
        </Section>
      </May>
      <Section icon={UsersRound} title={t.declarations}>
        <Loaded query={useQuery(declarationsQuery)} what={t.whatDeclarations}>
          {(declarations) =>
            declarations.length === 0 ? (
              <p className="text-muted">{t.noDeclarations}</p>
            ) : (
              <ul className="grid gap-4">
                {declarations.map((declaration) => (
                  <li key={declaration.id}>
                    <DeclarationCard declaration={declaration} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
    </div>
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
  const [shape, setShape] = useState<MultiPolygon | null>(null);
  const { errors, show, forget, form } = useFieldErrors();
  const propose = useMutation(proposeDeclaration);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<unknown> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const name = String(given.get('name') ?? '').trim();
    const source = String(given.get('source') ?? '').trim();
    const missing = {
      ...(name === '' ? { name: t.nameArea } : {}),
      ...(source === '' ? { source: t.enterSource } : {}),
      ...(shape === null ? { shape: t.chooseArea } : {}),
    };
    if (shape === null || Object.keys(missing).length > 0) return show(missing);
    try {
      await propose.mutateAsync({ status, name, source, shape });
      toast({ title: t.proposed, text: t.proposedDetail });
      onDone();
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return;
      if (!show(error instanceof ApiError ? error.fields : {}))
        toast({ title: t.notProposed, text: sentence(error), destructive: true });
    }
  };
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="grid gap-5 *:min-w-0">
      <Field label={t.authoritySays} error={errors.status}>
        <Select
          name="status"
          value={status}
          onChange={(event) => setStatus(event.target.value === 'warning' ? 'warning' : 'order')}
        >
          <option value="order">{t.evacuationOrder}</option>
          <option value="warning">{t.evacuationWarning}</option>
        </Select>
      </Field>
      <Field label={t.areaName} error={errors.name} required>
        <Input name="name" maxLength={120} />
      </Field>
      <Field label={t.officialSource} hint={t.sourceHint} error={errors.source} required>
        <Textarea name="source" rows={3} maxLength={1000} />
      </Field>
      <AreaPicker
        shape={shape}
        status={status}
        onShape={(next) => {
          setShape(next);
          forget('shape');
        }}
        error={errors.shape}
      />
      <div>
        <Button type="submit" variant="action" busy={propose.isPending}>
          {t.propose}
        </Button>
      </div>
    </form>
  );
}
