import { useMutation, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { listGroups } from '#contract/emergency/neighbors.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { LeaveButton } from './neighbors-leave.tsx';
import { groupsQuery, startGroup } from './queries.ts';
import * as t from '#text/emergency/neighbors.ts';

type Groups = z.output<typeof listGroups.reply>;

/** /neighbors: the groups that the person leads or belongs to. */
export function NeighborsPage() {
  const query = useQuery(groupsQuery);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="max-w-prose text-muted">{t.intro}</p>
      </header>
      <Loaded query={query} what={t.theGroups}>
        {(view) => <Ready view={view} />}
      </Loaded>
    </div>
  );
}

function Ready({ view: { canStart, groups } }: { view: Groups }) {
  const [isStarting, setStarting] = useState(false);
  return (
    <>
      {groups.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          title={t.noGroups}
          text={canStart ? t.startGroupText : t.noGroupsText}
          action={
            canStart ? (
              <Button onClick={() => setStarting(true)}>{t.startGroup}</Button>
            ) : (
              <Link to="/community/enroll" className={buttonClass({ variant: 'outline' })}>
                {t.becomeAmbassador}
              </Link>
            )
          }
        />
      ) : (
        <CardSection
          as="h2"
          title={t.yourGroups}
          action={canStart && <Button onClick={() => setStarting(true)}>{t.startGroup}</Button>}
        >
          <ul className="divide-y divide-line">
            {groups.map((group) => (
              <GroupItem key={group.id} group={group} />
            ))}
          </ul>
        </CardSection>
      )}
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
    </>
  );
}

function GroupItem({ group }: { group: Groups['groups'][number] }) {
  const { id, name, area, role, isPaused, own } = group;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="grid min-w-0 gap-1">
        <h3 className="font-sans text-lg font-semibold tracking-normal wrap-anywhere">{name}</h3>
        <p className="text-muted wrap-anywhere">{area}</p>
        {isPaused && <p className="max-w-prose text-muted">{t.pausedText}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={isPaused ? 'neutral' : 'moss'}>
          {isPaused ? t.paused : role === 'ambassador' ? t.youLead : t.member}
        </Badge>
        {isPaused ? (
          own.map((homeId) => <LeaveButton key={homeId} groupId={id} homeId={homeId} />)
        ) : (
          <Link to={`/neighbors/${id}`} className={buttonClass({ variant: 'outline' })}>
            {t.open}
            <span className="sr-only">{name}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

function StartDialog({ onClose }: { onClose: () => void }) {
  const start = useMutation(startGroup);
  return (
    <FieldsDialog
      title={t.startGroup}
      text={t.startGroupText}
      action={t.startGroup}
      done={t.started}
      onClose={onClose}
      onSave={(given) => {
        const words = (name: string) => String(given.get(name) ?? '');
        return start.mutateAsync({ name: words('name'), area: words('area'), zoneId: words('zoneId') });
      }}
    >
      {(errors) => (
        <>
          <Field label={t.groupName} hint={t.groupNameHint} error={errors['name']} required>
            <Input name="name" maxLength={80} autoComplete="off" />
          </Field>
          <Field label={t.groupArea} hint={t.groupAreaHint} error={errors['area']} required>
            <Input name="area" maxLength={160} autoComplete="off" />
          </Field>
          <Field label={t.zoneId} hint={t.zoneIdHint} error={errors['zoneId']}>
            <Input
              name="zoneId"
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
        </>
      )}
    </FieldsDialog>
  );
}
