import { Compass } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { HOME } from '#web/lib/return-path.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import * as t from '#text/shell/not-found.ts';

/** The 404 page for signed-in users. */
export function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-16 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-pine-soft text-pine-ink">
        <Compass className="size-7" aria-hidden="true" />
      </span>
      <h1 className="text-3xl">{t.title}</h1>
      <p className="text-muted">{t.detail}</p>
      <Link to={HOME} className={buttonClass({ className: 'mt-2' })}>
        {t.toDashboard}
      </Link>
    </div>
  );
}
