import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HomeMember } from '#contract/home/household.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { toast } from '#web/lib/toast.ts';
import { toastError } from './form-errors.ts';
import { changeRole, removeMember, transferHome } from './queries.ts';
import { ROLE_WORDS } from './words.ts';
import * as t from '#text/home/household.ts';

type MemberRowProps = { homeId: string; member: HomeMember; isManaged: boolean };

export function MemberRow({ homeId, member, isManaged }: MemberRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useFocusOnLeave(row);
  const called = member.name ?? member.email;
  return (
    <li ref={row} className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{called}</span>
          {member.isYou && <Badge tone="moss">{t.you}</Badge>}
        </p>
        {member.name && <p className="text-sm wrap-anywhere text-muted">{member.email}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Badge tone={member.role === 'owner' ? 'pine' : 'neutral'}>{ROLE_WORDS[member.role]}</Badge>
        {isManaged && <MemberMenu homeId={homeId} member={member} called={called} />}
      </div>
    </li>
  );
}

type MenuProps = { homeId: string; member: HomeMember; called: string };

function MemberMenu({ homeId, member, called }: MenuProps) {
  const { userId } = member;
  const [asking, setAsking] = useState<'remove' | 'transfer' | null>(null);
  const other = member.role === 'member' ? 'viewer' : 'member';
  const told = (title: string) => (_none: unknown, error: unknown) => {
    setAsking(null);
    if (!error) toast({ title, text: called });
  };
  const role = useMutation({ ...changeRole, onError: toastError, onSettled: told(t.roleChanged) });
  const remove = useMutation({ ...removeMember, onError: toastError, onSettled: told(t.accessEnded) });
  const transfer = useMutation({ ...transferHome, onError: toastError, onSettled: told(t.ownerChanged) });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t.moreFor(called)}>
            <Ellipsis className="size-5" aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => role.mutate({ homeId, userId, role: other })}>
            {t.makeRole[other]}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsking('transfer')}>{t.makeOwner}</DropdownMenuItem>
          <DropdownMenuItem destructive onSelect={() => setAsking('remove')}>
            {t.remove}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={() => setAsking(null)}
        title={t.removeQuestion(called)}
        text={t.removeMemberText}
        confirmLabel={t.remove}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ homeId, userId })}
      />
      <ConfirmDialog
        open={asking === 'transfer'}
        onOpenChange={() => setAsking(null)}
        title={t.makeOwnerQuestion(called)}
        text={t.makeOwnerText}
        confirmLabel={t.makeOwner}
        busy={transfer.isPending}
        onConfirm={() => transfer.mutate({ homeId, userId })}
      />
    </>
  );
}
