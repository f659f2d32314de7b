import { Link } from '#web/lib/link.tsx';
import { BRAND } from '#contract/brand.ts';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { marketingLinks } from './marketing-links.ts';

export function MarketingFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-12 sm:px-6 md:flex-row md:items-start md:justify-between">
        <div className="grid max-w-sm gap-3">
          <Logo />
          <p className="text-muted">{BRAND.summary}</p>
        </div>
        <nav aria-label="Footer" className="-mx-3 flex flex-wrap md:flex-col">
          {marketingLinks.map(({ label, to }) => (
            <Link key={to} to={to} className="flex min-h-11 items-center px-3 hover:underline">
              {label}
            </Link>
          ))}
        </nav>
        <ThemeToggle className="self-start" />
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-8 text-sm text-muted sm:px-6">
        In an emergency, call 911 and follow the orders of your county.
      </p>
    </footer>
  );
}
