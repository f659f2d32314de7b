import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberDetail } from '#contract/money/members.ts';
import { DecisionDialog } from '#web/office/admin/decision-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { cancelMembership, endSessions } from './members-queries.ts';
import * as t from '#text/office/admin-members.ts';

const FOR_LATER = {
  label: t.reason,
  hint: t.reasonHint,
  missing: t.enterReason,
  most: 200,
};

export function EndSessionsButton({ member }: { member: MemberDetail }) {
  const [isAsking, setAsking] = useState(false);
  const end = useMutation(endSessions);
  const who = member.name ?? member.email;
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        {t.signOutEverywhere}
      </Button>
      {isAsking && (
        <DecisionDialog
          title={t.signOutQuestion(who)}
          text={[
            t.signOutEffect(member.sessions.length),
            ...(member.evacuations.length > 0 ? [t.duringEvacuation] : []),
            ...(member.isYou ? [t.youToo] : []),
          ].join(' ')}
          action={t.signOutEverywhere}
          destructive
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            const { ended } = await end.mutateAsync(member.id);
            toast({ title: ended === 1 ? t.oneSignedOut : t.signedOut(ended) });
          }}
        />
      )}
    </>
  );
}

export function CancelMembershipButton({ member }: { member: MemberDetail }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation(cancelMembership);
  const who = member.name ?? member.email;
  const isLate = member.membership?.status === 'late';
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        {t.cancelMembership}
      </Button>
      {isAsking && (
        <DecisionDialog
          title={t.cancelQuestion(who)}
          text={isLate ? t.cancelLate : t.cancelEffect}
          action={t.cancelMembership}
          dismiss={t.keepMembership}
          destructive
          reason={{ ...FOR_LATER, hint: t.memberReads }}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            await cancel.mutateAsync({ userId: member.id, reason });
            toast({ title: t.membershipCanceled(who) });
          }}
        />
      )}
    </>
  );
}
