import { useMutation } from '@tanstack/react-query';
import { Archive, MapPinned, Pencil } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import type { Home } from '#contract/home/homes.ts';
import { approvalText, isApproved } from '#contract/home/protection.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { toast } from '#web/lib/toast.ts';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { canEdit } from './can-edit.ts';
import { EditHomeDialog } from './edit-home-dialog.tsx';
import { isExact, LocationBadge, locationSentence } from './location-badge.tsx';
import { PlacePinDialog } from './place-pin-dialog.tsx';
import { archiveHome } from './queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/homes.ts';

const ROLE = { owner: null, member: t.youAreMember, viewer: t.viewOnly };

type PropertyCardProps = {
  home: Home;
  /** Gets focus after the home was added. */
  heading?: RefObject<HTMLHeadingElement | null>;
};

/** The home's location, and how precisely we know it. */
export function PropertyCard({ home, heading }: PropertyCardProps) {
  const id = useId();
  const [open, setOpen] = useOpenDialog('edit', 'pin');
  const [isArchiving, setArchiving] = useState(false);
  // Where services start is the owner's decision.
  const mayMove = canEdit(home) && home.role === 'owner';
  const role = ROLE[home.role];
  const opener = (which: 'edit' | 'pin') => ({
    open: mayMove && open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : null),
  });
  return (
    <section aria-labelledby={id}>
      <Card className="h-full">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle as="h2" id={id} ref={heading} tabIndex={-1}>
            {t.property}
          </CardTitle>
          {mayMove && (
            <Button variant="outline" size="small" onClick={() => setOpen('edit')}>
              <Pencil className="size-4" aria-hidden="true" />
              {rich(t.editPropertyButton((words) => <span className="sr-only">{words}</span>))}
            </Button>
          )}
        </div>
        <address className="not-italic">
          <span className="block text-lg font-semibold wrap-anywhere">{home.address}</span>
          <span className="block text-muted wrap-anywhere">
            {home.city}, {home.state} <span className="tabular">{home.zip}</span>
          </span>
        </address>
        {role && (
          <p>
            <Badge>{role}</Badge>
          </p>
        )}
        <div className="grid justify-items-start gap-2 rounded-card bg-sunken p-4">
          <LocationBadge home={home} />
          <p className="text-sm text-muted">{locationSentence(home)}</p>
          {!isApproved(home.approval) && (
            <p className="text-sm font-medium">{approvalText(home.approval, home.approvalDoubt)}</p>
          )}
          {home.lat !== null && home.lng !== null && (
            <p className="tabular text-sm text-muted">
              {home.lat.toFixed(5)}, {home.lng.toFixed(5)}
            </p>
          )}
          {mayMove && (
            <Button variant={isExact(home) ? 'outline' : 'primary'} onClick={() => setOpen('pin')}>
              <MapPinned className="size-5 max-sm:hidden" aria-hidden="true" />
              {isExact(home) ? t.movePin : t.placeOnMap}
            </Button>
          )}
          {home.role === 'member' && <p className="text-sm">{t.onlyOwner}</p>}
        </div>
        {home.role === 'owner' && (
          <div className="mt-auto">
            <Button variant="ghost" size="small" onClick={() => setArchiving(true)}>
              <Archive className="size-4" aria-hidden="true" />
              {t.archiveThisHome}
            </Button>
          </div>
        )}
      </Card>
      <EditHomeDialog home={home} {...opener('edit')} />
      <PlacePinDialog home={home} {...opener('pin')} />
      <ArchiveQuestion home={home} open={isArchiving} onClose={() => setArchiving(false)} />
    </section>
  );
}

function ArchiveQuestion({ home, open, onClose }: { home: Home; open: boolean; onClose: () => void }) {
  const archive = useMutation({
    ...archiveHome,
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
    onSettled: (archived) => {
      onClose();
      if (archived) toast({ title: t.homeArchived, text: t.archivedText });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t.archiveQuestion(home.address)}
      text={t.archiveText}
      confirmLabel={t.archiveHome}
      busy={archive.isPending}
      onConfirm={() => archive.mutate(home.id)}
    />
  );
}
