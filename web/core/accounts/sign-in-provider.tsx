import { createContext, type MouseEvent, type ReactNode, use, useEffect, useState } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';
import { Link } from '#web/lib/link.tsx';
import { HOME } from '#web/lib/return-path.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { localPath } from '#web/lib/local-path.ts';

const SignInDialog = lazyPart(() => import('./sign-in-dialog.tsx').then((m) => m.SignInDialog));
/** Preloads the dialog. Failures are handled when it's opened. */
const expectDialog = () => void SignInDialog.preload().catch(() => {});

const OpenContext = createContext<() => void>(() => {});

type ProviderProps = { memberRoots: readonly string[]; children: ReactNode };

/** Holds the public document's sign-in dialog. Member URLs open it over the landing page. */
export function SignInProvider({ memberRoots, children }: ProviderProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isMemberPath = memberRoots.includes(pathname.split('/')[1] ?? '');
  useEffect(() => {
    if (isMemberPath) setOpen(true);
  }, [isMemberPath]);
  const returnTo = isMemberPath ? pathname + search + hash : HOME;

  const change = (open: boolean) => {
    setOpen(open);
    // After dismissing the dialog on a member URL, the visitor is on the landing page: update the URL.
    if (!open && isMemberPath) navigate('/', { replace: true });
  };
  return (
    <OpenContext value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <SignInDialog
          returnTo={returnTo}
          onOpenChange={change}
          onMissing={() => location.assign(`${localPath('/sign-in')}?next=${encodeURIComponent(returnTo)}`)}
        />
      )}
    </OpenContext>
  );
}

type SignInLinkProps = { className?: string; onChoose?: () => void; children: ReactNode };

/** Links to the sign-in page; once scripts run it opens the dialog over the current page instead. */
export function SignInLink({ className, onChoose, children }: SignInLinkProps) {
  const open = use(OpenContext);
  const isOnPage = useLocation().pathname === '/sign-in';
  const choose = (event: MouseEvent) => {
    onChoose?.();
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isOnPage || wantsOwnTab) return;
    event.preventDefault();
    open();
  };
  return (
    <Link
      to="/sign-in"
      className={className}
      onClick={choose}
      onPointerEnter={expectDialog}
      onFocus={expectDialog}
    >
      {children}
    </Link>
  );
}
