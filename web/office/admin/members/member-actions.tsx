import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberDetail } from '#contract/money/members.ts';
import { DecisionDialog } from '#web/office/admin/decision-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { cancelMembership, endSessions } from './members-queries.ts';

const FOR_LATER = {
  label: 'Reason',
  hint: 'Saved in the audit log.',
  missing: 'Enter a reason for the audit log',
  most: 200,
};

export function EndSessionsButton({ member }: { member: MemberDetail }) {
  const [isAsking, setAsking] = useState(false);
  const end = useMutation(endSessions);
  const who = member.name ?? member.email;
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      {isAsking && (
        <DecisionDialog
          title={`Sign ${who} out everywhere?`}
          text={`${member.sessions.length === 1 ? 'One device is' : `${member.sessions.length} devices are`} signed out. They sign in again with a passkey or a code.${
            member.evacuations.length > 0 ? ' An evacuation is at work for them now.' : ''
          }${member.isYou ? ' This is you: you are signed out, too.' : ''}`}
          action="Sign out everywhere"
          destructive
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            const { ended } = await end.mutateAsync(member.id);
            toast({ title: ended === 1 ? '1 device is signed out' : `${ended} devices are signed out` });
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
        Cancel membership
      </Button>
      {isAsking && (
        <DecisionDialog
          title={`Cancel the membership of ${who}?`}
          text={
            isLate
              ? 'Its last renewal is not paid: it ends at once, and with it every service of an evacuation.'
              : 'It stays until the end of what is paid and is not charged again. They are told by e-mail, and can keep it until then.'
          }
          action="Cancel membership"
          dismiss="Keep membership"
          destructive
          reason={{ ...FOR_LATER, hint: 'The member reads it in their history.' }}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            await cancel.mutateAsync({ userId: member.id, reason });
            toast({ title: `The membership of ${who} is canceled` });
          }}
        />
      )}
    </>
  );
}
