import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-text.tsx';
import * as t from '#text/core/demo-accounts.ts';

const ACCOUNTS = [
  { label: t.member, email: 'member@hearthline.example' },
  { label: t.administrator, email: 'admin@hearthline.example' },
  { label: t.secondAdministrator, email: 'admin2@hearthline.example' },
  { label: t.agent, email: 'agent@hearthline.example' },
  { label: t.operations, email: 'operations@hearthline.example' },
  { label: t.finance, email: 'finance@hearthline.example' },
  { label: t.auditor, email: 'auditor@hearthline.example' },
];

type DemoAccountsProps = {
  busy: boolean;
  problem: string | undefined;
  /** null means the address typed in the form above. */
  onChoose: (email: string | null) => void;
};

/** The demo's shortcut: an email address is enough to sign in. */
export function DemoAccounts({ busy, problem, onChoose }: DemoAccountsProps) {
  return (
    <section aria-labelledby="demo-accounts" className="grid gap-2 rounded-card bg-amber-soft p-4">
      <h2 id="demo-accounts" className="text-base font-semibold text-amber-ink">
        {t.title}
      </h2>
      {ACCOUNTS.map(({ label, email }) => (
        <Button
          key={email}
          variant="outline"
          className="w-full flex-col gap-0! py-2"
          disabled={busy}
          onClick={() => onChoose(email)}
        >
          {label}
          <span className="text-sm font-normal wrap-anywhere text-muted">{email}</span>
        </Button>
      ))}
      <Button variant="link" disabled={busy} onClick={() => onChoose(null)}>
        {t.useTyped}
      </Button>
      <FieldError id="demo-problem">{problem}</FieldError>
    </section>
  );
}
