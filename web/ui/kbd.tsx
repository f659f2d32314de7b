import type { ReactNode } from 'react';

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-sm border border-b-2 border-line bg-sunken px-1.5 font-sans text-sm font-medium text-ink">
      {children}
    </kbd>
  );
}
