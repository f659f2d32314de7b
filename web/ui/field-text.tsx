import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The control itself has `required`, so the star is decorative. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-1 text-danger-ink">
      *
    </span>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}

/** Always rendered, so that screen readers announce a message that appears in it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className="empty:hidden">
      {children && (
        <p className="flex items-start gap-1.5 text-sm font-medium text-danger-ink">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
