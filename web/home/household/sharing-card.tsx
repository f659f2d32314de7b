import { useMutation } from '@tanstack/react-query';
import { LogOut, Send, UserPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Household, Invitation } from '#contract/home/household.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { toast } from '#web/lib/toast.ts';
import { toastError } from './form-errors.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { resendInvitation, leaveHome, withdrawInvitation } from './queries.ts';
import { ROLE_WORDS } from './words.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/household.ts';

function InvitationRow({ homeId, invitation }: { homeId: string; invitation: Invitation }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusOnLeave(row);
  const { id, email, role, expiresAt } = invitation;
  const told = (title: string) => (_none: unknown, error: unknown) => {
    if (!error) toast({ title, text: email });
  };
  const again = useMutation({
    ...resendInvitation,
    onError: toastError,
    onSettled: told(t.resent),
  });
  const withdraw = useMutation({
    ...withdrawInvitation,
    onError: toastError,
    onSettled: told(t.withdrawn),
  });
  const [openedAt] = useState(() => Date.now());
  const hasExpired = new Date(expiresAt).getTime() <= openedAt;
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{email}</span>
          <Badge tone={hasExpired ? 'amber' : 'sky'}>{hasExpired ? t.expired : t.invited}</Badge>
        </p>
        <p className="text-sm text-muted tabular">
          {(hasExpired ? t.invitationExpired : t.invitationOpen)(ROLE_WORDS[role], formatMoment(expiresAt))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          busy={again.isPending}
          onClick={() => again.mutate({ homeId, id })}
        >
          {rich(t.resend((words) => <span className="sr-only">{words}</span>, email))}
        </Button>
        <Button
          variant="outline"
          size="small"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ homeId, id })}
        >
          {rich(t.withdraw((words) => <span className="sr-only">{words}</span>, email))}
        </Button>
      </div>
    </li>
  );
}

function Leave({ homeId, address }: { homeId: string; address: string }) {
  const [isAsking, setAsking] = useState(false);
  const leave = useMutation({
    ...leaveHome,
    onError: toastError,
    onSettled: (_none, error) => {
      setAsking(false);
      if (!error) toast({ title: t.left, text: address });
    },
  });
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
        <LogOut className="size-5" aria-hidden="true" />
        {t.leave}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.leaveQuestion}
        text={t.leaveText(address)}
        confirmLabel={t.leave}
        destructive
        busy={leave.isPending}
        onConfirm={() => leave.mutate(homeId)}
      />
    </>
  );
}

/** Who has access to the home, and who was invited. */
export function SharingCard({ household }: { household: Household }) {
  const { homeId, address, members, invitations, yourRole } = household;
  const [isInviting, setInviting] = useState(false);
  const id = useId();
  const isOwner = yourRole === 'owner';
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <CardHeader className="min-w-0 flex-1 basis-64">
            <CardTitle as="h2" id={id} className="flex items-center gap-2.5">
              <Send className="size-5 shrink-0 text-pine-ink" aria-hidden="true" />
              {t.sharing}
            </CardTitle>
            <CardText>{t.sharingText}</CardText>
          </CardHeader>
          {isOwner && (
            <Button variant="outline" onClick={() => setInviting(true)}>
              <UserPlus className="size-5" aria-hidden="true" />
              {t.invite}
            </Button>
          )}
        </div>
        <ul className="divide-y divide-line border-t border-line">
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              homeId={homeId}
              member={member}
              isManaged={isOwner && member.role !== 'owner'}
            />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} homeId={homeId} invitation={invitation} />
          ))}
        </ul>
        {!isOwner && <Leave homeId={homeId} address={address} />}
        {isInviting && <InviteDialog homeId={homeId} onClose={() => setInviting(false)} />}
      </Card>
    </section>
  );
}
