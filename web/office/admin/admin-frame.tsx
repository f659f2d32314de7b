import { useQuery } from '@tanstack/react-query';
import { ShieldX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from '#web/lib/router.tsx';
import { ROLE_WORDS } from '#contract/role-words.ts';
import { isStaff, mayDo, type Role, type StaffRole } from '#contract/staff.ts';
import { PasskeyNeeded } from '#web/core/accounts/passkey-needed.tsx';
import { accountQuery, sessionQuery } from '#web/core/accounts/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { type AdminLink, currentLink, linksFor } from './admin-links.ts';
import { NavTab } from './nav-tab.tsx';
import { waitingQuery } from './waiting-query.ts';
import * as t from '#text/office/admin.ts';

type AdminFrameProps = {
  title: string;
  /** Beside the title: actions for the whole page. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of every back office page. Members see why they have no access and are redirected. Staff whose role
 * doesn't include the page see that message instead of the page.
 */
export function AdminFrame({ title, actions, children }: AdminFrameProps) {
  const account = useQuery(accountQuery);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const role = account.data?.role;
  const isOther = role === 'USER';
  useEffect(() => {
    if (!isOther) return;
    toast({ title: t.accessDenied, text: t.accessDeniedDetail, destructive: true });
    navigate('/', { replace: true });
  }, [isOther, navigate]);
  // Without their passkey the API refuses staff, so show how to fix that instead.
  const isLocked = useQuery(sessionQuery).data?.needsPasskey === true;
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-6">
      {role && isStaff(role) && !isLocked && <AdminNav links={linksFor(role)} />}
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{title}</h1>
        {role && isIncluded(role, pathname) && actions}
      </header>
      {role && isStaff(role) && (isLocked ? <PasskeyNeeded /> : <Allowed role={role}>{children}</Allowed>)}
      {account.isPending && (
        <SkeletonGroup label={t.loadingAccount} className="grid gap-4">
          <Skeleton className="h-24 w-full rounded-card!" />
          <Skeleton className="h-64 w-full rounded-card!" />
        </SkeletonGroup>
      )}
      {account.isLoadingError && (
        <ErrorState
          title={t.accountNotLoaded}
          text={sentence(account.error)}
          safe={t.servicesContinue}
          retrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
    </div>
  );
}

const isIncluded = (role: Role, pathname: string): boolean => {
  const link = currentLink(pathname);
  return link !== undefined && mayDo(role, link.may);
};

function Allowed({ role, children }: { role: StaffRole; children: ReactNode }) {
  const { pathname } = useLocation();
  const [first] = linksFor(role);
  if (isIncluded(role, pathname)) return children;
  // Staff arrive at /admin; those without the overview start with their first section.
  if (pathname === '/admin' && first) return <Navigate to={first.url} replace />;
  return (
    <EmptyState
      icon={ShieldX}
      title={t.notYourRole}
      text={t.notYourRoleDetail(ROLE_WORDS[role].name)}
      action={
        first && (
          <Link to={first.url} className={buttonClass({ variant: 'outline' })}>
            {t.goTo(first.word)}
          </Link>
        )
      }
    />
  );
}

const countText = (count: number): string => (count > 0 ? ` (${count.toLocaleString('en-US')})` : '');

/** Ten tabs don't fit on a phone, so the sections are a select there. */
function PhoneNav({
  links,
  current,
  countOf,
}: {
  links: readonly AdminLink[];
  current: AdminLink | undefined;
  countOf: (link: AdminLink) => number;
}) {
  const navigate = useNavigate();
  return (
    <Field label={t.section} hideLabel className="sm:hidden">
      <Select value={current?.url ?? ''} onChange={(event) => navigate(event.target.value)}>
        {!current && <option value="">{t.chooseSection}</option>}
        {links.map((link) => (
          <option key={link.url} value={link.url}>
            {link.word}
            {countText(countOf(link))}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Never understates the work: if the count fails, no number is shown. */
function AdminNav({ links }: { links: readonly AdminLink[] }) {
  const { pathname } = useLocation();
  const { data, isPending } = useQuery(waitingQuery);
  const current = currentLink(pathname);
  const countOf = ({ waiting }: AdminLink) => (waiting ? (data?.[waiting] ?? 0) : 0);
  return (
    <nav aria-label={t.backOffice} className="-mt-2 border-line sm:border-b">
      <PhoneNav links={links} current={current} countOf={countOf} />
      <ul className="flex flex-wrap gap-x-1 max-sm:hidden">
        {links.map((link) => {
          const count = countOf(link);
          return (
            <li key={link.url}>
              <NavTab
                to={link.url}
                current={link !== current ? undefined : pathname === link.url ? 'page' : 'true'}
                count={count}
              >
                {link.word}
                {link.waiting && isPending && <span className="h-6 w-9" aria-hidden="true" />}
              </NavTab>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
