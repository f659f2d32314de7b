import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, ChevronsUpDown, House, Plus } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { chooseHome, homesQuery } from './queries.ts';

/** Which home the screens show, and the way to another. Nothing while there is none. */
export function HomeSwitcher({ onAdd }: { onAdd?: () => void }) {
  const homes = useQuery(homesQuery);
  const choose = useMutation({
    ...chooseHome,
    onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
  });
  const list = homes.data?.filter((home) => home.archivedAt === null) ?? [];
  const current = list.find((home) => home.isCurrent);
  if (!current || (list.length < 2 && !onAdd)) return null;
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
        <DropdownMenuLabel>Your homes</DropdownMenuLabel>
        {list.map((home) => (
          <DropdownMenuItem
            key={home.id}
            onSelect={() => !home.isCurrent && choose.mutate(home.id)}
            {...(home.isCurrent ? { 'aria-current': true } : {})}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate">{home.address}</span>
              <span className="block text-sm text-muted">
                {home.city}, {home.state}
              </span>
            </span>
            {home.isCurrent && <Check className="text-pine-ink" aria-hidden="true" />}
          </DropdownMenuItem>
        ))}
        {onAdd && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={onAdd}>
              <Plus aria-hidden="true" /> Add a home
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
