import { useLocation } from '#web/lib/router.tsx';
import { Link } from '#web/lib/link.tsx';
import { cn } from '#web/ui/cn.ts';
import { vaultLinks } from './vault-links.ts';

/** The vault's pages, as links that look like tabs. On a phone too narrow for all they continue below. */
export function VaultNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="HomeVault" className="min-w-0 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {vaultLinks.map(({ title, more, url, icon: Icon }) => (
          <li key={url} className="shrink-0">
            <Link
              to={url}
              aria-current={pathname === url ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-2 rounded-t-control border-b-2 border-transparent px-2 font-medium sm:px-3 text-muted outline-offset-[-2px] transition-colors hover:text-ink',
                'aria-[current=page]:border-pine aria-[current=page]:text-ink',
              )}
            >
              <Icon className="size-5 max-sm:hidden" aria-hidden="true" />
              <span>
                {title}
                {more && <span className="max-sm:hidden">{more}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
