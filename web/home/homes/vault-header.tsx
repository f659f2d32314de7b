import { Archive, ArrowLeft } from 'lucide-react';
import type { Home } from '#contract/home/homes.ts';
import { HomeSwitcher } from './home-switcher.tsx';
import { Link } from '#web/lib/link.tsx';
import { VaultNav } from './vault-nav.tsx';

/** The frame of every page of the vault: as wide, and beginning as high, on each of them. */
export const vaultFrame = 'mx-auto grid w-full max-w-6xl grid-cols-1 gap-6';

/** On a phone always two lines, so that the tabs under them stand still from page to page. */
const headerClass =
  'flex min-h-11 flex-col items-start gap-x-3 gap-y-1 sm:flex-row sm:items-center sm:justify-between';

type VaultHeaderProps = {
  title: string;
  onAdd?: () => void;
  /** A home is being added: there is nothing to go to. */
  isAdding?: boolean;
};

/** What the page is, of which home, and the way to the others. */
export function VaultHeader({ title, onAdd, isAdding = false }: VaultHeaderProps) {
  return (
    <>
      <div className={headerClass}>
        <h1 className="text-3xl">{title}</h1>
        <HomeSwitcher isNamed {...(onAdd ? { onAdd } : {})} />
      </div>
      {!isAdding && <VaultNav />}
    </>
  );
}

/** The same for a home that was put away: the other pages are of the current one, so there is one way, back. */
export function ArchivedHeader({ title, home }: { title: string; home: Home }) {
  return (
    <>
      <div className={headerClass}>
        <h1 className="text-3xl">{title}</h1>
        <p className="flex min-h-11 min-w-0 items-center gap-2 text-muted">
          <Archive className="size-5 shrink-0" aria-hidden="true" />
          <span className="wrap-anywhere">{home.address}, archived</span>
        </p>
      </div>
      <div className="border-b border-line">
        <Link
          to="/vault"
          className="inline-flex min-h-11 items-center gap-2 rounded-control font-medium text-muted hover:text-ink"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
          Back to HomeVault
        </Link>
      </div>
    </>
  );
}
