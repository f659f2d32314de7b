import { Link } from '#web/lib/link.tsx';
import { BRAND } from '#contract/brand.ts';
import * as brand from '#text/brand.ts';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { helpLinks, marketingLinks } from './marketing-links.ts';
import * as t from '#text/shell/public.ts';

const outside = 'underline underline-offset-4 hover:text-ink';

export function MarketingFooter() {
  return (
    <footer className="@container/page border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 pt-14 pb-10 sm:px-6 md:grid-cols-[1fr_auto] lg:gap-24">
        <div className="grid content-start gap-4">
          <Logo />
          <p className="text-sm font-semibold tracking-[0.2em] text-pine-ink">{brand.tagline}</p>
          <p className="max-w-sm text-muted">{brand.summary}</p>
          <p className="max-w-sm font-medium">{t.emergency}</p>
        </div>
        <nav
          aria-label={t.footer}
          className="-mx-3 grid grid-cols-[auto_auto] content-start md:mx-0 lg:gap-x-10"
        >
          {[marketingLinks, helpLinks].map((links) => (
            <ul key={links[0]?.label}>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className="flex min-h-11 items-center px-3 hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </div>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 pb-10 text-sm text-muted sm:px-6">
        <div className="grid gap-1">
          <p>{t.copyright(BRAND.name, BRAND.poweredBy)}</p>
          <p>
            {t.placeNames}{' '}
            <a href="https://www.geonames.org/" className={outside}>
              GeoNames
            </a>
            ,{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/" className={outside}>
              CC BY 4.0
            </a>
          </p>
        </div>
        <button
          type="button"
          // base.css shows it only if the server configured a tracking service.
          className="privacy-choices min-h-11 underline underline-offset-4 hover:text-ink noscript:hidden"
          onClick={() => dispatchEvent(new Event('privacy-choice'))}
        >
          {t.privacyChoices}
        </button>
        <LanguageSwitch className="flex min-h-11 items-center underline underline-offset-4 hover:text-ink" />
        <ThemeToggle className="noscript:hidden" />
      </div>
    </footer>
  );
}
