import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import type { NeighborGroup } from '#contract/emergency/neighbors.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { useFieldErrors } from '#web/lib/use-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { LeaveButton } from './neighbors-leave.tsx';
import { setShares } from './queries.ts';
import * as t from '#text/emergency/neighbors.ts';

type Own = NeighborGroup['own'][number];

const NOTHING = {
  name: null,
  skills: null,
  needs: null,
  check: false,
  pin: false,
  board: false,
  drill: false,
};

const CHOICES = [
  { name: 'check', label: t.showCheck, hint: t.showCheckHint },
  { name: 'pin', label: t.showPin, hint: t.showPinHint },
  { name: 'board', label: t.showBoard, hint: t.showBoardHint },
  { name: 'drill', label: t.takeDrills, hint: t.takeDrillsHint },
] as const;

const WORDS = [
  { name: 'name', label: t.showName, hint: t.showNameHint, most: 60 },
  { name: 'skills', label: t.showSkills, hint: t.showSkillsHint, most: 200 },
  { name: 'needs', label: t.showNeeds, hint: t.showNeedsHint, most: 200 },
] as const;

/** What the reader's own household shows to the group. Everything is off until it is turned on. */
export function SharesCard({ groupId, own }: { groupId: string; own: Own }) {
  const { homeId, addressLine, shares } = own;
  const save = useMutation(setShares);
  const { errors, show, form } = useFieldErrors();
  const box = useRef<HTMLDivElement>(null);
  const isShowing = Object.values(shares).some((shown) => shown !== null && shown !== false);
  const send = async (body: Parameters<typeof save.mutateAsync>[0]['body'], done: string) => {
    try {
      await save.mutateAsync({ groupId, homeId, body });
      show({});
      toast({ title: done });
      // The button that turns everything off is gone then.
      if (body === NOTHING) box.current?.focus();
    } catch (error) {
      if (!(error instanceof ApiError && show(error.fields)))
        toast({ title: sentence(error), destructive: true });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const words = (name: string) => String(given.get(name) ?? '').trim();
    const isOn = (name: string) => given.get(name) !== null;
    void send(
      {
        name: words('name'),
        skills: words('skills'),
        needs: words('needs'),
        check: isOn('check'),
        pin: isOn('pin'),
        board: isOn('board'),
        drill: isOn('drill'),
      },
      t.saved,
    );
  };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <CardSection as="h2" title={t.yourHousehold} text={t.yourHouseholdText}>
        <p className="wrap-anywhere">{addressLine}</p>
        {/* After a change elsewhere, the form starts over with the stored values. */}
        <form key={JSON.stringify(shares)} {...form} onSubmit={submit} className="grid gap-5">
          {WORDS.map(({ name, label, hint, most }) => (
            <Field key={name} label={label} hint={hint} error={errors[name]}>
              <Input name={name} defaultValue={shares[name] ?? ''} maxLength={most} autoComplete="off" />
            </Field>
          ))}
          <div className="grid gap-1">
            {CHOICES.map(({ name, label, hint }) => (
              <Checkbox key={name} name={name} label={label} hint={hint} defaultChecked={shares[name]} />
            ))}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={save.isPending}>
              {t.save}
            </Button>
            {isShowing && (
              <Button variant="outline" busy={save.isPending} onClick={() => void send(NOTHING, t.stopped)}>
                {t.stopShowing}
              </Button>
            )}
            <LeaveButton groupId={groupId} homeId={homeId} />
          </div>
        </form>
      </CardSection>
    </div>
  );
}
