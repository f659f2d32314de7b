import { createContext, type MouseEvent, type ReactNode, use, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '#web/lib/link.tsx';
import { HOME } from '#web/lib/return-path.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const SignInDialog = lazyPart(() => import('./sign-in-dialog.tsx').then((m) => m.SignInDialog));
/** Fetches ahead; whether it came is asked when the dialog is wanted. */
const expectDialog = () => void SignInDialog.preload().catch(() => {});

const OpenContext = createContext<() => void>(() => {});

type ProviderProps = { memberRoots: readonly string[]; children: ReactNode };

/** Holds the sign-in dialog of the public document. An address of the member app opens it and waits behind it. */
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
    // Turned away from a member's address, the visitor is on the landing page: say so in the address bar.
    if (!open && isMemberPath) void navigate('/', { replace: true });
  };
  return (
    <OpenContext value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <SignInDialog
          returnTo={returnTo}
          onOpenChange={change}
          onMissing={() => location.assign(`/sign-in?next=${encodeURIComponent(returnTo)}`)}
        />
      )}
    </OpenContext>
  );
}

type SignInLinkProps = { className?: string; onChoose?: () => void; children: ReactNode };

/** Leads to the sign-in page; once the scripts are there it opens the dialog over the current page instead. */
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
