import { MailOpen } from 'lucide-react';
import { useLinkToken } from '#web/accounts/use-link-token.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import { LinkPanel, Words } from './link-panel.tsx';

/** Opened by the link in an invitation, signed out. The steps that follow are in the member's document. */
export function JoinPage() {
  const [token] = useLinkToken();
  return (
    <div className="@container mx-auto w-full max-w-2xl px-4 py-10 sm:px-6 sm:py-20">
      <div className="grid min-h-104 content-start gap-6 rounded-card border border-line bg-raised p-5 sm:p-10">
        {token ? <LinkPanel token={token} onContinue={() => location.reload()} /> : <NoLink />}
      </div>
    </div>
  );
}

function NoLink() {
  return (
    <Words icon={<MailOpen className="size-6" aria-hidden="true" />} title="Your invitation">
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
    </Words>
  );
}
