import { HomeSwitcher } from '#web/homes/home-switcher.tsx';
import { VaultNav } from './vault-nav.tsx';

/** The frame of every page of the vault: as wide, and beginning as high, on each of them. */
export const vaultFrame = 'mx-auto grid w-full max-w-6xl grid-cols-1 gap-6';

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
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{title}</h1>
        <HomeSwitcher isNamed {...(onAdd ? { onAdd } : {})} />
      </div>
      {!isAdding && <VaultNav />}
    </>
  );
}
