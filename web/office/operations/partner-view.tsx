import { useMutation, useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
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

/** One hotel beside the list: its blocks night by night, and its guests. */
export function PartnerView({ id }: { id: string }) {
  return (
    <DetailStates query={useQuery(hotelQuery(id))} title="Hotel" what="the hotel">
      {(hotel) => <Ready hotel={hotel} />}
    </DetailStates>
  );
}

function Ready({ hotel }: { hotel: HotelDetail }) {
  const [open, setOpen] = useState<'hotel' | 'block' | null>(null);
  const active = useMutation({
    ...setHotelActive,
    onSuccess: ({ isActive }) =>
      toast({ title: isActive ? 'The hotel takes households' : 'The hotel takes no more households' }),
    onError: (error) => toast({ title: 'Nothing changed', text: sentence(error), destructive: true }),
  });
  return (
    <>
      <PaneTitle>{hotel.name}</PaneTitle>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={hotel.isActive ? 'moss' : 'neutral'}>
            {hotel.isActive ? 'Takes households' : 'Takes no households'}
          </Badge>
          {hotel.isSample && <Badge>Sample</Badge>}
        </div>
        <p className="text-muted">
          {hotel.address}, {hotel.city}, {hotel.state} {hotel.zip}. {hotel.stars} stars.
        </p>
        <a
          href={`tel:${hotel.phone.replace(/[^\d+]/g, '')}`}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-pine-ink underline underline-offset-4"
        >
          <Phone className="size-5" aria-hidden="true" />
          {formatPhone(hotel.phone)}
        </a>
        <May use="partners.edit">
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => setOpen('hotel')}>
              Change hotel
            </Button>
            <Button
              variant="outline"
              busy={active.isPending}
              onClick={() => active.mutate({ hotelId: hotel.id, isActive: !hotel.isActive })}
            >
              {hotel.isActive ? 'Send no more households' : 'Send households again'}
            </Button>
            <Button onClick={() => setOpen('block')}>Add a block of rooms</Button>
          </div>
        </May>
      </div>
      {hotel.blocks.map((block) => (
        <Block key={block.id} block={block} from={hotel.from} to={hotel.to} />
      ))}
      {hotel.blocks.length === 0 && <p className="text-muted">No block of rooms yet.</p>}
      <Guests hotelId={hotel.id} />
      {open === 'hotel' && <HotelDialog hotel={hotel} onClose={() => setOpen(null)} />}
      {open === 'block' && <BlockDialog hotelId={hotel.id} onClose={() => setOpen(null)} />}
    </>
  );
}

function Block({ block, from, to }: { block: RoomBlock; from: string; to: string }) {
  const [open, setOpen] = useState<'block' | 'nights' | null>(null);
  const facts = [
    `Sleeps ${block.sleeps}`,
    block.takesPets ? 'takes pets' : 'no pets',
    ...(block.hasBackupPower ? ['backup power'] : []),
    `${formatMoney(block.memberRateCents)} beyond the plan`,
  ];
  return (
    <PaneSection title={`${BLOCK_KINDS[block.kind]} rooms`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{facts.join(', ')}</p>
        <May use="partners.edit">
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="small" onClick={() => setOpen('block')}>
              Change block<span className="sr-only"> of {BLOCK_KINDS[block.kind]}</span>
            </Button>
            <Button variant="outline" size="small" onClick={() => setOpen('nights')}>
              Set rooms<span className="sr-only"> of {BLOCK_KINDS[block.kind]}</span>
            </Button>
          </div>
        </May>
      </div>
      {block.nights.length === 0 ? (
        <p className="text-muted">No rooms for any of these nights.</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
          {block.nights.map(({ night, capacity, free }) => (
            <li
              key={night}
              className="grid rounded-control border border-line px-3 py-2 text-center tabular data-full:bg-amber-soft"
              data-full={free === 0 ? '' : undefined}
            >
              <span className="text-sm text-muted">{formatMonthDay(night)}</span>
              <span className="font-semibold">
                {free} of {capacity}
              </span>
              <span className="text-sm text-muted">free</span>
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
    onSuccess: () => toast({ title: 'Checked in' }),
    onError: (error) => toast({ title: 'Not checked in', text: sentence(error), destructive: true }),
  });
  return (
    <PaneSection title="Households">
      <Loaded query={useQuery(guestsQuery(hotelId))} what="the households">
        {(guests) =>
          guests.length === 0 ? (
            <p className="text-muted">Nobody has a room here now.</p>
          ) : (
            <Table
              caption="Households with a room"
              rows={guests}
              rowKey={({ incidentId, homeId }) => `${incidentId}${homeId}`}
              columns={[
                { key: 'name', header: 'Name', cell: ({ name, email }) => name ?? email ?? 'Unnamed' },
                { key: 'from', header: 'First night', cell: ({ firstNight }) => formatDay(firstNight) },
                { key: 'nights', header: 'Nights', numeric: true, cell: ({ nights }) => nights },
                { key: 'rooms', header: 'Rooms', numeric: true, cell: ({ rooms }) => rooms },
                {
                  key: 'state',
                  header: 'State',
                  cell: ({ state, incidentId, homeId, name }) =>
                    state === 'checked-in' ? (
                      <Badge tone="moss">Checked in</Badge>
                    ) : (
                      <May use="partners.edit">
                        <Button
                          variant="outline"
                          size="small"
                          onClick={() => arrive.mutate({ hotelId, incidentId, homeId })}
                        >
                          Check in<span className="sr-only">: {name ?? 'household'}</span>
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
