import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from '#web/lib/router.tsx';
import { LINK_DAYS, LINK_USES, type NeighborGroup } from '#contract/emergency/neighbors.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { addLink, closeGroup, revokeLink } from './queries.ts';
import * as t from '#text/emergency/neighbors.ts';

type GroupLink = NeighborGroup['links'][number];

/** For the ambassador: links to join, their flyers, and closing the group. */
export function LinksCard({ group }: { group: NeighborGroup }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <CardSection
      as="h2"
      title={t.links}
      text={t.linksText}
      action={<Button onClick={() => setAdding(true)}>{t.addLink}</Button>}
    >
      {group.links.length === 0 ? (
        <EmptyState icon={Link2} title={t.noLinks} text={t.noLinksText} />
      ) : (
        <ul className="divide-y divide-line">
          {group.links.map((link) => (
            <LinkItem key={link.id} link={link} groupId={group.id} />
          ))}
        </ul>
      )}
      <CloseButton groupId={group.id} />
      {isAdding && <AddDialog groupId={group.id} onClose={() => setAdding(false)} />}
    </CardSection>
  );
}

function LinkItem({ link, groupId }: { link: GroupLink; groupId: string }) {
  const { mutateAsync, isPending } = useMutation(revokeLink);
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => toast({ title: t.copied }),
      () => toast({ title: t.notCopied, destructive: true }),
    );
  const revoke = async () => {
    try {
      await mutateAsync({ groupId, linkId: link.id });
      toast({ title: t.revoked });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <li className="grid gap-3 py-4">
      <Field
        label={t.theLink}
        hideLabel
        hint={t.linkFacts(link.uses, link.maxUses, formatDate(link.expiresAt))}
      >
        <Input readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Link to={`/neighbors/${groupId}/flyer/${link.id}`} className={buttonClass({ variant: 'outline' })}>
          {t.flyer}
        </Link>
        <Button variant="outline" busy={isPending} onClick={() => void revoke()}>
          {t.revoke}
        </Button>
      </div>
    </li>
  );
}

function AddDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const add = useMutation(addLink);
  return (
    <FieldsDialog
      title={t.addLink}
      text={t.linksText}
      action={t.addLink}
      done={t.linkAdded}
      onClose={onClose}
      onSave={(given) =>
        add.mutateAsync({ groupId, days: Number(given.get('days')), maxUses: Number(given.get('maxUses')) })
      }
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.linkDays} error={errors['days']}>
            <Select name="days" defaultValue={30}>
              {LINK_DAYS.map((days) => (
                <option key={days} value={days}>
                  {t.daysLong(days)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.linkUses} error={errors['maxUses']}>
            <Select name="maxUses" defaultValue={50}>
              {LINK_USES.map((uses) => (
                <option key={uses} value={uses}>
                  {t.householdCount(uses)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </FieldsDialog>
  );
}

function CloseButton({ groupId }: { groupId: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation(closeGroup);
  const confirm = async () => {
    try {
      await mutateAsync(groupId);
      toast({ title: t.closed });
      navigate('/neighbors');
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        {t.closeGroup}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.closeQuestion}
        text={t.closeText}
        confirmLabel={t.closeGroup}
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
