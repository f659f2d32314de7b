import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useLinkToken } from '#web/core/accounts/use-link-token.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { localPath } from '#web/lib/local-path.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkNotLoaded } from '#web/ui/link-outcomes.tsx';
import { tryAgain } from '#text/ui/frame.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import * as t from '#text/home/join.ts';

/** Only for people with a link; the prerendered page is for those without one. */
const LinkPanel = lazyPart(() => import('./link-panel.tsx').then((m) => m.LinkPanel));

/** Opened by the link in an invitation, signed out. The next steps are in the member document. */
export function JoinPage() {
  const [token] = useLinkToken();
  const [isMissing, setMissing] = useState(false);
  return (
    <OutcomeCard className="min-h-104">
      {!token ? (
        <NoLink />
      ) : isMissing ? (
        <LinkNotLoaded>
          <Button onClick={() => setMissing(false)}>{tryAgain}</Button>
        </LinkNotLoaded>
      ) : (
        <LinkPanel token={token} onContinue={() => location.reload()} onMissing={() => setMissing(true)} />
      )}
    </OutcomeCard>
  );
}

function NoLink() {
  return (
    <Outcome icon={<MailOpen className="size-6" aria-hidden="true" />} title={t.yourInvitation}>
      <p className="text-muted noscript:hidden">{t.openLink}</p>
      <p className="hidden text-muted noscript:block">{t.needsScript}</p>
      <a
        href={`${localPath('/sign-in')}?next=/join`}
        className={buttonClass({ className: 'sm:justify-self-start' })}
      >
        {t.signIn}
      </a>
    </Outcome>
  );
}
