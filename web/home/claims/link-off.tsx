import { Unlink } from 'lucide-react';
import * as t from '#text/home/shared-claim.ts';

/** The link doesn't work. Only the household may know why. */
export function LinkOff() {
  return (
    <div className="grid gap-4">
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-muted">
        <Unlink className="size-6" aria-hidden="true" />
      </span>
      <h1 className="text-3xl">{t.linkOff}</h1>
      <p className="text-muted">{t.linkOffText}</p>
    </div>
  );
}
