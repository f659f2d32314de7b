import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Home } from '#contract/home/homes.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { toast } from '#web/lib/toast.ts';
import { More } from './more.tsx';
import { restoreHome } from './queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/homes.ts';

/** Archived homes, with a button to restore them. Renders nothing if there are none. */
export function ArchivedHomes({ homes }: { homes: readonly Home[] }) {
  const archived = homes.filter((home) => home.archivedAt !== null);
  if (archived.length === 0) return null;
  return (
    <More
      label={t.archivedHomes(archived.length)}
      className="rounded-card border border-line bg-surface px-4 py-2 sm:px-6"
    >
      <ul className="divide-y divide-line pb-2">
        {archived.map((home) => (
          <ArchivedHome key={home.id} home={home} />
        ))}
      </ul>
    </More>
  );
}

function ArchivedHome({ home }: { home: Home }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusOnLeave(row);
  const restore = useMutation({
    ...restoreHome,
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
    onSettled: (restored) => {
      if (restored) toast({ title: t.homeRestored, text: home.address });
    },
  });
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {home.address}, {home.city}
        </p>
        {home.archivedAt && <p className="text-sm text-muted">{t.archivedOn(formatDate(home.archivedAt))}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={`/vault/claim?home=${home.id}`}
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          {rich(t.claimPacketOf((words) => <span className="sr-only">{words}</span>, home.address))}
        </Link>
        {home.role === 'owner' && (
          <Button
            variant="outline"
            size="small"
            busy={restore.isPending}
            onClick={() => restore.mutate(home.id)}
          >
            {rich(t.restoreHome(<span className="sr-only">{home.address}</span>))}
          </Button>
        )}
      </div>
    </li>
  );
}
