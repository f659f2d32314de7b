import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from '#web/lib/link.tsx';
import { SignInLink } from '#web/accounts/sign-in-provider.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import { Logo } from '#web/ui/logo.tsx';
import { marketingLinks } from './marketing-links.ts';

const MENU_ID = 'marketing-menu';
const linkClass =
  'flex min-h-11 items-center rounded-control px-3 font-medium text-ink transition-colors hover:bg-sunken';

/** The public header: a row of links with room, a menu behind a button without. */
export function MarketingHeader() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  /** What has focus is about to be hidden: the button that shows it again takes over. */
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
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-4 sm:px-6">
        <Link to="/" className="-ml-2 flex min-h-11 items-center rounded-control px-2" onClick={close}>
          <Logo />
        </Link>
        <nav aria-label="Main" className="ml-auto hidden items-center gap-1 md:flex">
          {marketingLinks.map(({ label, to }) => (
            <Link key={to} to={to} className={linkClass}>
              {label}
            </Link>
          ))}
          <SignInLink className={buttonClass({ variant: 'primary', class: 'ml-3' })}>Sign in</SignInLink>
        </nav>
        <button
          ref={button}
          type="button"
          className="-mr-2 ml-auto flex size-11 items-center justify-center rounded-control md:hidden noscript:hidden"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="sr-only">Menu</span>
          {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
      </div>
      <nav
        id={MENU_ID}
        aria-label="Main, small screen"
        // By class, not by `hidden`: without scripts nobody could open it, so it stands open.
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
        <SignInLink
          className={buttonClass({ variant: 'primary', class: 'mt-2 w-full' })}
          onChoose={closeToButton}
        >
          Sign in
        </SignInLink>
      </nav>
    </header>
  );
}
