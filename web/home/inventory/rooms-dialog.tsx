import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Room } from '#contract/home/inventory.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { toast } from '#web/lib/toast.ts';
import { addRoom, removeRoom, renameRoom } from './queries.ts';
import * as t from '#text/home/inventory-item.ts';

type RoomsDialogProps = { homeId: string; rooms: readonly Room[]; open: boolean; onClose: () => void };

/** Renames, merges and removes rooms. Items always stay. */
export function RoomsDialog({ homeId, rooms, open, onClose }: RoomsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>{t.rooms}</DialogTitle>
        <DialogText>{t.roomsText}</DialogText>
        {rooms.length === 0 && <p>{t.noRooms}</p>}
        <ul className="grid gap-3">
          {rooms.map((room) => (
            <RoomLine key={`${room.id}${room.name}`} homeId={homeId} room={room} rooms={rooms} />
          ))}
        </ul>
        <NewRoom homeId={homeId} />
      </DialogContent>
    </Dialog>
  );
}

function NewRoom({ homeId }: { homeId: string }) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const add = useMutation({
    ...addRoom(homeId),
    onError: (error) => setFault(sentence(error)),
    onSettled: (room, error) => {
      if (error) return;
      setName('');
      toast({ title: t.roomAdded(room?.name ?? '') });
    },
  });
  return (
    <form
      className="flex items-end gap-2 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = name.trim();
        setFault(typed === '' ? t.roomNameRequired : undefined);
        if (typed !== '') add.mutate(typed);
      }}
    >
      <Field label={t.newRoom} error={fault} className="min-w-0 flex-1">
        <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" variant="outline" busy={add.isPending}>
        {t.addRoom}
      </Button>
    </form>
  );
}

function RoomLine({ homeId, room, rooms }: { homeId: string; room: Room; rooms: readonly Room[] }) {
  const line = useRef<HTMLLIElement>(null);
  useFocusOnLeave(line);
  const [name, setName] = useState(room.name);
  const [isAsking, setAsking] = useState(false);
  const fail = (error: unknown) => toast({ title: t.error, text: sentence(error), destructive: true });
  const rename = useMutation({
    ...renameRoom(homeId),
    onError: fail,
    onSettled: (renamed, error) => !error && toast({ title: t.roomRenamed(room.name, renamed?.name ?? '') }),
  });
  const remove = useMutation({
    ...removeRoom(homeId),
    onError: fail,
    onSettled: (_none, error) => {
      setAsking(false);
      if (!error) toast({ title: t.roomRemoved(room.name), text: t.roomRemovedText });
    },
  });
  const typed = name.trim();
  const merges = rooms.some(
    (other) => other.id !== room.id && other.name.toLowerCase() === typed.toLowerCase(),
  );
  const isChanged = typed !== '' && typed !== room.name;
  return (
    <li ref={line}>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) rename.mutate({ roomId: room.id, name: typed });
        }}
      >
        <Field label={t.nameOf(room.name)} hideLabel className="min-w-0 flex-1">
          <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" variant={isChanged ? 'primary' : 'outline'} busy={rename.isPending}>
          {merges ? t.merge : t.rename} <span className="sr-only">{room.name}</span>
        </Button>
        <IconButton label={t.removeRoomNamed(room.name)} onClick={() => setAsking(true)}>
          <Trash2 className="size-5" aria-hidden="true" />
        </IconButton>
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.removeRoomQuestion(room.name)}
        text={t.removeRoomText}
        confirmLabel={t.removeRoom}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(room.id)}
      />
    </li>
  );
}
