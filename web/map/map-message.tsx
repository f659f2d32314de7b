import { Button } from '#web/ui/button.tsx';
import * as t from '#text/ui/frame.ts';

/** A message over the map while it isn't there. */
export function MapMessage({ children, onRetry }: { children: string; onRetry?: () => void }) {
  return (
    <div
      role="status"
      className="absolute inset-x-4 top-4 mx-auto grid max-w-md justify-items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 text-center"
    >
      <p>{children}</p>
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {t.tryAgain}
        </Button>
      )}
    </div>
  );
}
