import { useMutation, useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from '#web/lib/link.tsx';
import { BLOCK_KINDS, type HotelDetail, type RoomBlock } from '#contract/emergency/lodging.ts';
import { formatPhone } from '#contract/phone.ts';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay, formatMoney, formatMonthDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Table } from '#web/ui/table.tsx';
import { toast } from '#web/lib/toast.ts';
import { BlockDialog, NightsDialog } from './block-dialogs.tsx';
import { HotelDialog } from './hotel-dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { checkInGuests, guestsQuery, hotelQuery, setHotelActive } from './partner-queries.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/operations-partners.ts';

/** One hotel beside the list: its blocks night by night, and its guests. */
export function PartnerView({ id }: { id: string }) {
  return (
    <DetailStates query={useQuery(hotelQuery(id))} title={t.hotel} what={t.whatHotel}>
      {(hotel) => <Ready hotel={hotel} />}
    </DetailStates>
  );
}

function Ready({ hotel }: { hotel: HotelDetail }) {
  const [open, setOpen] = useState<'hotel' | 'block' | null>(null);
  const active = useMutation({
    ...setHotelActive,
    onSuccess: ({ isActive }) => toast({ title: isActive ? t.activated : t.deactivated }),
    onError: (error) => toast({ title: t.nothingChanged, text: sentence(error), destructive: true }),
  });
  return (
    <>
      <PaneTitle>{hotel.name}</PaneTitle>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={hotel.isActive ? 'moss' : 'neutral'}>
            {hotel.isActive ? t.takesHouseholds : t.inactive}
          </Badge>
          {hotel.isSample && <Badge>{t.sample}</Badge>}
        </div>
        <p className="text-muted">
          {t.addressAndStars(hotel.address, hotel.city, hotel.state, hotel.zip, hotel.stars)}
        </p>
        <a
          href={`tel:${hotel.phone.replace(/[^\d+]/g, '')}`}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-pine-ink underline underline-offset-4"
        >
          <Phone className="size-5" aria-hidden="true" />
          {formatPhone(hotel.phone)}
        </a>
        {!(hotel.isActive && hotel.isFit) && <p>{t.notUsed}</p>}
        <Link
          to={`/admin/partners/${hotel.id}`}
          className="inline-flex min-h-11 items-center justify-self-start text-pine-ink underline underline-offset-4"
        >
          {t.inRegister}
        </Link>
        <May use="partners.edit">
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => setOpen('hotel')}>
              {t.changeHotel}
            </Button>
            <Button
              variant="outline"
              busy={active.isPending}
              onClick={() => active.mutate({ hotelId: hotel.id, isActive: !hotel.isActive })}
            >
              {hotel.isActive ? t.deactivate : t.activate}
            </Button>
            <Button onClick={() => setOpen('block')}>{t.addBlock}</Button>
          </div>
        </May>
      </div>
      {hotel.blocks.map((block) => (
        <Block key={block.id} block={block} from={hotel.from} to={hotel.to} />
      ))}
      {hotel.blocks.length === 0 && <p className="text-muted">{t.noBlocks}</p>}
      <May use="guests.read">
        <Guests hotelId={hotel.id} />
      </May>
      {open === 'hotel' && <HotelDialog hotel={hotel} onClose={() => setOpen(null)} />}
      {open === 'block' && <BlockDialog hotelId={hotel.id} onClose={() => setOpen(null)} />}
    </>
  );
}

function Block({ block, from, to }: { block: RoomBlock; from: string; to: string }) {
  const [open, setOpen] = useState<'block' | 'nights' | null>(null);
  const facts = [
    t.sleeps(block.sleeps),
    block.takesPets ? t.takesPets : t.noPets,
    ...(block.hasBackupPower ? [t.backupPower] : []),
    t.extraNight(formatMoney(block.memberRateCents)),
  ];
  return (
    <PaneSection title={t.rooms(BLOCK_KINDS[block.kind])}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{facts.join(', ')}</p>
        <May use="partners.edit">
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="small" onClick={() => setOpen('block')}>
              {t.changeBlock} <span className="sr-only">{BLOCK_KINDS[block.kind]}</span>
            </Button>
            <Button variant="outline" size="small" onClick={() => setOpen('nights')}>
              {t.setRooms} <span className="sr-only">{BLOCK_KINDS[block.kind]}</span>
            </Button>
          </div>
        </May>
      </div>
      {block.nights.length === 0 ? (
        <p className="text-muted">{t.noRooms}</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
          {block.nights.map(({ night, capacity, free }) => (
            <li
              key={night}
              className="grid rounded-control border border-line px-3 py-2 text-center tabular data-full:bg-amber-soft"
              data-full={free === 0 ? '' : undefined}
            >
              <span className="text-sm text-muted">{formatMonthDay(night)}</span>
              <span className="font-semibold">{t.freeOf(free, capacity)}</span>
              <span className="text-sm text-muted">{t.free}</span>
            </li>
          ))}
        </ul>
      )}
      {open === 'nights' && (
        <NightsDialog blockId={block.id} from={from} to={to} onClose={() => setOpen(null)} />
      )}
      {open === 'block' && <BlockDialog block={block} onClose={() => setOpen(null)} />}
    </PaneSection>
  );
}

function Guests({ hotelId }: { hotelId: string }) {
  const arrive = useMutation({
    ...checkInGuests,
    onSuccess: () => toast({ title: t.checkedIn }),
    onError: (error) => toast({ title: t.notCheckedIn, text: sentence(error), destructive: true }),
  });
  return (
    <PaneSection title={t.households}>
      <Loaded query={useQuery(guestsQuery(hotelId))} what={t.whatHouseholds}>
        {(guests) =>
          guests.length === 0 ? (
            <p className="text-muted">{t.noGuests}</p>
          ) : (
            <Table
              caption={t.guestsCaption}
              rows={guests}
              rowKey={({ incidentId, homeId }) => `${incidentId}${homeId}`}
              columns={[
                { key: 'name', header: t.name, cell: ({ name, email }) => name ?? email ?? t.unnamed },
                { key: 'from', header: t.firstNight, cell: ({ firstNight }) => formatDay(firstNight) },
                { key: 'nights', header: t.nights, numeric: true, cell: ({ nights }) => nights },
                { key: 'rooms', header: t.roomsHeader, numeric: true, cell: ({ rooms }) => rooms },
                {
                  key: 'state',
                  header: t.state,
                  cell: ({ state, incidentId, homeId, name }) =>
                    state === 'checked-in' ? (
                      <Badge tone="moss">{t.checkedIn}</Badge>
                    ) : (
                      <May use="partners.edit">
                        <Button
                          variant="outline"
                          size="small"
                          onClick={() => arrive.mutate({ hotelId, incidentId, homeId })}
                        >
                          {t.checkIn}
                          <span className="sr-only">: {name ?? t.household}</span>
                        </Button>
                      </May>
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </PaneSection>
  );
}
