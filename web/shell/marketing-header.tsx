import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from '#web/lib/link.tsx';
import { SignInLink } from '#web/core/accounts/sign-in-provider.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import { Logo } from '#web/ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { marketingLinks } from './marketing-links.ts';
import * as t from '#text/shell/public.ts';

const MENU_ID = 'marketing-menu';
const linkClass =
  'flex min-h-11 items-center rounded-control px-3 font-medium text-ink transition-colors hover:bg-sunken';
/** From 768 px everything is in one row; up to 1024 px it barely fits. */
const narrowClass = 'whitespace-nowrap md:max-lg:px-2 md:max-lg:text-sm';

/** The public header: a row of links on wide screens, a menu behind a button on narrow ones. */
export function MarketingHeader() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  /** The focused element is about to be hidden, so move focus to the button that opens the menu. */
  const closeToButton = () => {
    close();
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) closeToButton();
  };
  return (
    <header
      className="sticky top-0 z-30 border-b border-line bg-paper print:static"
      onKeyDown={closeOnEscape}
    >
      <div className="@container/bar mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6 lg:gap-4">
        <Link to="/" className="-ml-2 flex min-h-11 items-center rounded-control px-2" onClick={close}>
          {/* Where the links barely fit, only the logo mark is shown. */}
          <Logo className="md:max-[54rem]:[&>span]:sr-only" />
        </Link>
        <nav aria-label={t.mainMenu} className="ml-auto hidden items-center md:flex lg:gap-1 print:hidden">
          {marketingLinks.map(({ label, to }) => (
            <Link key={to} to={to} className={`${linkClass} ${narrowClass}`}>
              {label}
            </Link>
          ))}
          <LanguageSwitch className={`${linkClass} ${narrowClass}`} />
          <SignInLink className={`${linkClass} ${narrowClass}`}>{t.signIn}</SignInLink>
          <Link
            to="/waitlist"
            className={buttonClass({ className: 'ml-2 whitespace-nowrap md:max-lg:text-sm' })}
          >
            {t.joinWaitlist}
          </Link>
        </nav>
        <button
          ref={button}
          type="button"
          className="-mr-2 ml-auto flex size-11 items-center justify-center rounded-control md:hidden print:hidden noscript:hidden"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="sr-only">{t.menu}</span>
          {/* Lucide's two icons as one path: as components they would add two files to every public page. */}
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="size-6 fill-none stroke-current stroke-2 [stroke-linecap:round]"
          >
            <path d={isOpen ? 'M18 6 6 18M6 6l12 12' : 'M4 5h16M4 12h16M4 19h16'} />
          </svg>
        </button>
      </div>
      <nav
        id={MENU_ID}
        aria-label={t.smallMenu}
        // A class instead of `hidden`: without scripts the menu can't be opened, so it must stay visible.
        className={cn(
          'border-t border-line px-4 pt-2 pb-4 md:hidden',
          !isOpen && 'hidden max-md:noscript:block',
        )}
      >
        {marketingLinks.map(({ label, to }) => (
          <Link key={to} to={to} className={`${linkClass} min-h-12 text-lg`} onClick={close}>
            {label}
          </Link>
        ))}
        <LanguageSwitch className={`${linkClass} min-h-12 text-lg`} />
        <SignInLink className={`${linkClass} min-h-12 text-lg`} onChoose={closeToButton}>
          {t.signIn}
        </SignInLink>
        <Link
          to="/waitlist"
          className={buttonClass({ size: 'large', className: 'mt-3 w-full' })}
          onClick={close}
        >
          {t.startProtection}
        </Link>
      </nav>
    </header>
  );
}
