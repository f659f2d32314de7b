import { MailOpen } from 'lucide-react';
import { useLinkToken } from '#web/core/accounts/use-link-token.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import { LinkPanel } from './link-panel.tsx';

/** Opened by the link in an invitation, signed out. The next steps are in the member document. */
export function JoinPage() {
  const [token] = useLinkToken();
  return (
    <OutcomeCard className="min-h-104">
      {token ? <LinkPanel token={token} onContinue={() => location.reload()} /> : <NoLink />}
    </OutcomeCard>
  );
}

function NoLink() {
  return (
    <Outcome icon={<MailOpen className="size-6" aria-hidden="true" />} title="Your invitation">
      <p className="text-muted noscript:hidden">
        Open the link in the e-mail we sent you. If you have accepted already, sign in to go on where you
        stopped.
      </p>
      <p className="hidden text-muted noscript:block">
        This page needs JavaScript. Turn it on, then open the link again.
      </p>
      <a href="/sign-in?next=/join" className={cn(buttonClass(), 'sm:justify-self-start')}>
        Sign in
      </a>
    </Outcome>
  );
}
