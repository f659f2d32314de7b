import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ROLE_WORDS } from '#contract/role-words.ts';
import { isStaff, type Role, ROLES } from '#contract/staff.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { setRole } from './members-queries.ts';
import * as t from '#text/office/admin-members.ts';

type Person = {
  id: string;
  name: string | null;
  email: string;
  role: Role;
  passkeys: number;
  isYou: boolean;
};

/** Changes a person's back office role. */
export function RoleButton({ person }: { person: Person }) {
  const [isAsking, setAsking] = useState(false);
  if (person.isYou) return <p className="text-muted">{t.yourRole}</p>;
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        {t.changeRole} <span className="sr-only">{person.name ?? person.email}</span>
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
      title={t.changeRoleOf(who)}
      text={isStaff(role) && person.passkeys === 0 ? t.roleEffectPasskey : t.roleEffect}
      action={t.changeRole}
      failed={t.roleNotChanged}
      onClose={onClose}
      check={(given) => ({
        ...(role === person.role ? { role: t.chooseOtherRole } : {}),
        ...(String(given.get('reason') ?? '').trim() === '' ? { reason: t.enterReason } : {}),
      })}
      onConfirm={async (given) => {
        const reason = String(given.get('reason') ?? '').trim();
        await change.mutateAsync({ userId: person.id, role, reason });
        toast({ title: `${who}: ${ROLE_WORDS[role].name}` });
      }}
    >
      {(errors) => (
        <>
          <RadioGroup legend={t.role} name="role" error={errors['role']} required>
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
          <Field label={t.reason} hint={t.reasonHint} error={errors['reason']} required>
            <Input name="reason" maxLength={200} autoComplete="off" />
          </Field>
        </>
      )}
    </PromptDialog>
  );
}
