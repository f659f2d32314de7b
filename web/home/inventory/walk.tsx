import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Camera, Check, Images } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Room } from '#contract/home/inventory.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileButton } from './file-button.tsx';
import type { Row } from './find-items.ts';
import { lastRoom, rememberRoom } from './last-room.ts';
import { IMAGES } from './photo-choice.tsx';
import { RoomInput } from './room-input.tsx';
import { WalkPictures } from './walk-pictures.tsx';
import { addWalkPhotos, useWalkUploads } from './walk-queue.ts';
import * as t from '#text/home/inventory-walk.ts';

const USUAL_ROOMS = Object.values(t.usualRooms);

type WalkProps = { homeId: string; rows: readonly Row[]; rooms: readonly Room[]; onClose: () => void };

/** A walk through the home with the camera: room by room, many photos at once, names later. */
export function Walk({ homeId, rows, rooms, onClose }: WalkProps) {
  const [room, setRoom] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [room]);
  return (
    <section aria-labelledby="walk-title" className="mx-auto grid w-full max-w-xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="walk-title" ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
          {room ?? t.whichRoom}
        </h2>
        <Button variant="outline" onClick={onClose}>
          <Check className="size-5" aria-hidden="true" />
          {t.endWalk}
        </Button>
      </div>
      {room === null ? (
        <RoomChoice
          homeId={homeId}
          rooms={rooms}
          onRoom={(name) => {
            rememberRoom(homeId, name);
            setRoom(name);
          }}
        />
      ) : (
        <InRoom homeId={homeId} room={room} rows={rows} onNext={() => setRoom(null)} />
      )}
    </section>
  );
}

type RoomChoiceProps = { homeId: string; rooms: readonly Room[]; onRoom: (name: string) => void };

function RoomChoice({ homeId, rooms, onRoom }: RoomChoiceProps) {
  const [name, setName] = useState(() => lastRoom(homeId));
  const [fault, setFault] = useState<string>();
  const names = [...new Set([...rooms.map((room) => room.name), ...USUAL_ROOMS])].slice(0, 12);
  return (
    <>
      <p className="text-muted">{t.walkText}</p>
      <ul className="flex flex-wrap gap-2" aria-label={t.rooms}>
        {names.map((one) => (
          <li key={one}>
            <Button variant="outline" onClick={() => onRoom(one)}>
              {one}
            </Button>
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = name.trim();
          if (typed === '') setFault(t.roomNameRequired);
          else onRoom(typed);
        }}
      >
        <Field label={t.anotherRoom} error={fault} className="min-w-48 flex-1">
          <RoomInput homeId={homeId} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit">
          {t.startHere}
          <ArrowRight className="size-5" aria-hidden="true" />
        </Button>
      </form>
    </>
  );
}

type InRoomProps = { homeId: string; room: string; rows: readonly Row[]; onNext: () => void };

function InRoom({ homeId, room, rows, onNext }: InRoomProps) {
  const client = useQueryClient();
  const isHere = (name: string) => name.toLowerCase() === room.toLowerCase();
  const uploads = useWalkUploads(homeId).filter((one) => isHere(one.room));
  const drafts = rows.filter((row) => row.item.isDraft && isHere(row.room));
  const add = async (files: File[]) => {
    const { isKept } = await addWalkPhotos(client, { homeId, room }, files);
    if (!isKept)
      toast({
        title: t.keepOpen,
        text: t.keepOpenText,
      });
  };
  const saved = drafts.length;
  const waiting = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return (
    <>
      <div className="grid gap-2 sm:grid-cols-2">
        {/* A phone's camera takes one photo at a time; its gallery gives many. */}
        <span className="hidden pointer-coarse:grid">
          <FileButton accept={IMAGES} camera variant="primary" onFiles={(files) => void add(files)}>
            <Camera className="size-5" aria-hidden="true" />
            {t.takePhoto}
          </FileButton>
        </span>
        <FileButton accept={IMAGES} multiple onFiles={(files) => void add(files)}>
          <Images className="size-5" aria-hidden="true" />
          {t.choosePhotos}
        </FileButton>
      </div>
      <p role="status" className="tabular text-muted">
        {t.photosSaved(saved, waiting)}
      </p>
      <WalkPictures homeId={homeId} room={room} uploads={uploads} drafts={drafts} />
      <Button size="large" variant="secondary" onClick={onNext}>
        {t.nextRoom}
        <ArrowRight className="size-5" aria-hidden="true" />
      </Button>
    </>
  );
}
