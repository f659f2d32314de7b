import { MailOpen } from 'lucide-react';
import { useLinkToken } from '#web/core/accounts/use-link-token.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import { LinkPanel } from './link-panel.tsx';
import * as t from '#text/home/join.ts';

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
    <Outcome icon={<MailOpen className="size-6" aria-hidden="true" />} title={t.yourInvitation}>
      <p className="text-muted noscript:hidden">{t.openLink}</p>
      <p className="hidden text-muted noscript:block">{t.needsScript}</p>
      <a href="/sign-in?next=/join" className={cn(buttonClass(), 'sm:justify-self-start')}>
        {t.signIn}
      </a>
    </Outcome>
  );
}
