import { Archive, ArrowLeft } from 'lucide-react';
import type { Home } from '#contract/home/homes.ts';
import { HomeSwitcher } from './home-switcher.tsx';
import { Link } from '#web/lib/link.tsx';
import { VaultNav } from './vault-nav.tsx';
import * as t from '#text/home/homes.ts';

/** The layout of every vault page: same width and top position. */
export const vaultFrame = 'mx-auto grid w-full max-w-6xl grid-cols-1 gap-6';

/** Always two lines on a phone, so that the tabs below don't move between pages. */
const headerClass =
  'flex min-h-11 flex-col items-start gap-x-3 gap-y-1 sm:flex-row sm:items-center sm:justify-between';

type VaultHeaderProps = {
  title: string;
  onAdd?: () => void;
  /** A home is being added, so there is nothing to navigate to. */
  isAdding?: boolean;
};

/** The page's title, its home, and the tabs. */
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

/** The header for an archived home: the other pages show the current home, so it only has a back link. */
export function ArchivedHeader({ title, home }: { title: string; home: Home }) {
  return (
    <>
      <div className={headerClass}>
        <h1 className="text-3xl">{title}</h1>
        <p className="flex min-h-11 min-w-0 items-center gap-2 text-muted">
          <Archive className="size-5 shrink-0" aria-hidden="true" />
          <span className="wrap-anywhere">{t.archivedName(home.address)}</span>
        </p>
      </div>
      <div className="border-b border-line">
        <Link
          to="/vault"
          className="inline-flex min-h-11 items-center gap-2 rounded-control font-medium text-muted hover:text-ink"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
          {t.backToVault}
        </Link>
      </div>
    </>
  );
}
