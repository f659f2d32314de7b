import { VaultNav } from './vault-nav.tsx';

export function VaultPage() {
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6">
      <h1 className="text-3xl">HomeVault</h1>
      <VaultNav />
    </div>
  );
}
