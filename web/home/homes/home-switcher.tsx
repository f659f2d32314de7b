import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronsUpDown, House, Plus } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadio,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { chooseHome, homesQuery } from './queries.ts';
import * as t from '#text/home/homes.ts';

type HomeSwitcherProps = {
  onAdd?: () => void;
  /** The page itself doesn't say which home it shows, so name it even if there is only one. */
  isNamed?: boolean;
};

/** The current home, with a menu to switch. Renders nothing if there is none. */
export function HomeSwitcher({ onAdd, isNamed = false }: HomeSwitcherProps) {
  // Must not refetch on mount after a failure: the page has its own retry.
  const homes = useQuery({ ...homesQuery, retryOnMount: false });
  const choose = useMutation({
    ...chooseHome,
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
  });
  const list = homes.data?.filter((home) => home.archivedAt === null) ?? [];
  const current = list.find((home) => home.isCurrent);
  if (isNamed && homes.isPending) return <Skeleton className="h-11 w-56 rounded-control" />;
  if (!current) return null;
  if (list.length < 2 && !onAdd)
    return isNamed ? (
      <p className="flex min-h-11 min-w-0 items-center gap-2 text-muted">
        <House className="size-5 shrink-0" aria-hidden="true" />
        <span className="truncate">{current.address}</span>
      </p>
    ) : null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" busy={choose.isPending} className="max-w-full">
          <House className="size-5" aria-hidden="true" />
          <span className="max-w-52 truncate">{current.address}</span>
          <ChevronsUpDown className="size-4 text-muted" aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-80">
        <DropdownMenuLabel>{t.yourHomes}</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={current.id}
          onValueChange={(id) => id !== current.id && choose.mutate(id)}
        >
          {list.map((home) => (
            <DropdownMenuRadio key={home.id} value={home.id}>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{home.address}</span>
                <span className="block text-sm text-muted">
                  {home.city}, {home.state}
                </span>
              </span>
            </DropdownMenuRadio>
          ))}
        </DropdownMenuRadioGroup>
        {onAdd && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={onAdd}>
              <Plus aria-hidden="true" /> {t.addHome}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
