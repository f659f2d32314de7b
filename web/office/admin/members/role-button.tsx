import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isStaff, type Role, ROLE_WORDS, ROLES } from '#contract/staff.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { setRole } from './members-queries.ts';

type Person = {
  id: string;
  name: string | null;
  email: string;
  role: Role;
  passkeys: number;
  isYou: boolean;
};

/** Changes what a person may do in the back office. */
export function RoleButton({ person }: { person: Person }) {
  const [isAsking, setAsking] = useState(false);
  if (person.isYou)
    return <p className="text-muted">This is you. Another administrator can change your role.</p>;
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        Change role<span className="sr-only"> of {person.name ?? person.email}</span>
      </Button>
      {isAsking && <RoleDialog person={person} onClose={() => setAsking(false)} />}
    </>
  );
}

function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const change = useMutation(setRole);
  const [role, choose] = useState<Role>(person.role);
  const who = person.name ?? person.email;
  return (
    <PromptDialog
      title={`Change the role of ${who}`}
      text={`They’re signed out everywhere, and the new role applies at once.${
        isStaff(role) && person.passkeys === 0
          ? ' They’ll need to register a passkey before they get in.'
          : ''
      }`}
      action="Change role"
      failed="The role wasn’t changed"
      onClose={onClose}
      check={(given) => ({
        ...(role === person.role ? { role: 'Choose a different role' } : {}),
        ...(String(given.get('reason') ?? '').trim() === ''
          ? { reason: 'Enter a reason for the audit log' }
          : {}),
      })}
      onConfirm={async (given) => {
        const reason = String(given.get('reason') ?? '').trim();
        await change.mutateAsync({ userId: person.id, role, reason });
        toast({ title: `${who}: ${ROLE_WORDS[role].name}` });
      }}
    >
      {(errors) => (
        <>
          <RadioGroup legend="Role" name="role" error={errors['role']} required>
            {ROLES.map((one) => (
              <Radio
                key={one}
                value={one}
                label={ROLE_WORDS[one].name}
                hint={ROLE_WORDS[one].text}
                checked={role === one}
                onChange={() => choose(one)}
              />
            ))}
          </RadioGroup>
          <Field label="Reason" hint="Saved in the audit log." error={errors['reason']} required>
            <Input name="reason" maxLength={200} autoComplete="off" />
          </Field>
        </>
      )}
    </PromptDialog>
  );
}
