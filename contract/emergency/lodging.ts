import * as v from '#text/emergency/values.ts';
import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { Point, Zip } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { exportOf, page, pageQuery, sortBy } from '#contract/paging.ts';
import { Phone } from '#contract/phone.ts';
import { STATE_NAMES } from '#contract/us-states.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

/** Two-letter postal code. */
const State = z
  .string()
  .trim()
  .toUpperCase()
  .refine((state) => state in STATE_NAMES, v.state);

/** Filter by minimum star rating. */
export const HOTEL_STARS = ['all', '3', '4', '5'] as const;

export const HotelInput = Point.extend({
  name: text(120, v.hotelName),
  address: text(200, v.street).refine((address) => /\d/.test(address), v.streetNumber),
  city: text(100, v.city),
  state: State,
  zip: Zip,
  stars: z
    .number(v.stars)
    .int(v.wholeStars)
    .min(1, v.starRange)
    .max(5, v.starRange)
    .describe('Members get rooms only at hotels with three stars or more'),
  phone: Phone.refine((phone) => phone !== '', v.frontDesk),
});
export type HotelInput = z.output<typeof HotelInput>;

export const BLOCK_KINDS = v.roomKinds;

export const BlockInput = z.object({
  kind: z.enum(['standard', 'accessible'], v.roomKind),
  sleeps: z.number(v.sleeps).int(v.wholeNumber).min(1, v.peopleRange).max(12, v.peopleRange),
  takesPets: z.boolean(),
  hasBackupPower: z.boolean().describe('Backup power for oxygen and medical devices'),
  memberRateCents: z
    .number(v.price)
    .int(v.wholeCents)
    .min(0, v.priceZero)
    .max(1_000_000, v.priceMost)
    .describe('Price per night for the member, beyond the plan’s nights'),
});
export type BlockInput = z.output<typeof BlockInput>;

const RoomNight = z.object({
  night: z.iso.date(),
  capacity: z.number().int(),
  free: z.number().int(),
});

export const RoomBlock = BlockInput.extend({
  id: Uuid,
  nights: z.array(RoomNight).describe('Only nights with rooms entered'),
}).meta({ id: 'RoomBlock' });
export type RoomBlock = z.output<typeof RoomBlock>;

export const Hotel = HotelInput.extend({
  id: Uuid,
  phone: z.string(),
  isActive: z.boolean().describe('Whether the partner is active. If not, it keeps existing commitments'),
  isFit: z.boolean().describe('Its documents and contacts are valid tonight; if not, it gets no guests'),
  fitUntil: z.iso.date().nullable(),
  isSample: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  blocks: z.number().int(),
  tonight: z.object({ capacity: z.number().int(), free: z.number().int() }),
}).meta({ id: 'PartnerHotel' });
export type Hotel = z.output<typeof Hotel>;

export const HotelDetail = Hotel.omit({ blocks: true })
  .extend({ blocks: z.array(RoomBlock), from: z.iso.date(), to: z.iso.date() })
  .meta({ id: 'PartnerHotelDetail' });
export type HotelDetail = z.output<typeof HotelDetail>;

export const GuestHold = z
  .object({
    incidentId: Uuid,
    homeId: Uuid,
    name: contactText().nullable(),
    email: contactText().nullable(),
    state: z.enum(['held', 'checked-in']),
    kind: z.enum(['standard', 'accessible']),
    rooms: z.number().int(),
    firstNight: z.iso.date(),
    nights: z.number().int().describe('Total nights'),
  })
  .meta({ id: 'PartnerHotelGuests' });
export type GuestHold = z.output<typeof GuestHold>;

const hotelFilters = {
  status: z.enum(['all', 'active', 'inactive']).default('all'),
  stars: z.enum(HOTEL_STARS).default('all').describe('Minimum stars'),
  state: z.union([z.literal('all'), State]).default('all'),
  sort: sortBy(['name', 'city', 'stars'], 'name'),
};

export const listHotels = endpoint({
  method: 'GET',
  path: '/api/admin/hotels',
  access: 'staff',
  may: 'partners.read',
  summary: 'List partner hotels with rooms free tonight, searchable by name, city, ZIP code or street',
  query: pageQuery(hotelFilters),
  reply: page(Hotel).extend({
    states: z.array(z.string()).describe('States with partner hotels'),
  }),
});

export const exportHotels = exportOf('/api/admin/hotels', 'partner hotels', hotelFilters, 'partners.read');

const hotelParams = z.object({ hotelId: Uuid });

export const getHotel = endpoint({
  method: 'GET',
  path: '/api/admin/hotels/:hotelId',
  access: 'staff',
  may: 'partners.read',
  summary: 'Get a partner hotel with its room blocks, night by night',
  params: hotelParams,
  query: z.object({
    from: z.iso.date('Choose a day').optional().describe('Defaults to tonight'),
    days: z.coerce.number().int().min(1).max(92).default(14),
  }),
  reply: HotelDetail,
});

export const addHotel = endpoint({
  method: 'POST',
  path: '/api/admin/hotels',
  access: 'staff',
  may: 'partners.edit',
  stepUp: true,
  summary: 'Add a partner hotel as a candidate. It gets households once it is active, fit and has rooms.',
  status: 201,
  errors: ['conflict'],
  body: HotelInput,
  reply: HotelDetail,
});

export const changeHotel = endpoint({
  method: 'PUT',
  path: '/api/admin/hotels/:hotelId',
  access: 'staff',
  may: 'partners.edit',
  stepUp: true,
  summary: 'Update a partner hotel',
  params: hotelParams,
  body: HotelInput,
  reply: HotelDetail,
});

export const setHotelActive = endpoint({
  method: 'PUT',
  path: '/api/admin/hotels/:hotelId/active',
  access: 'staff',
  may: 'partners.edit',
  stepUp: true,
  summary: 'Pause or activate a hotel. Held rooms stay held.',
  errors: ['conflict'],
  params: hotelParams,
  body: z.object({ isActive: z.boolean() }),
  reply: HotelDetail,
});

export const addBlock = endpoint({
  method: 'POST',
  path: '/api/admin/hotels/:hotelId/blocks',
  access: 'staff',
  may: 'partners.edit',
  stepUp: true,
  summary: 'Add a block of rooms of one kind. Set its nights separately.',
  status: 201,
  errors: ['conflict'],
  params: hotelParams,
  body: BlockInput,
  reply: HotelDetail,
});

const blockParams = z.object({ blockId: Uuid });

export const changeBlock = endpoint({
  method: 'PUT',
  path: '/api/admin/room-blocks/:blockId',
  access: 'staff',
  may: 'partners.edit',
  stepUp: true,
  summary: 'Update a room block. While rooms are held, what guests were promised can’t be reduced.',
  errors: ['conflict'],
  params: blockParams,
  body: BlockInput,
  reply: HotelDetail,
});

export const MOST_NIGHTS_AT_ONCE = 366;
const DAY_MS = 86_400_000;

export const setNights = endpoint({
  method: 'PUT',
  path: '/api/admin/room-blocks/:blockId/nights',
  access: 'staff',
  may: 'partners.edit',
  stepUp: true,
  summary:
    'Set a block’s rooms per night for a range of nights. Fails as a whole if any night has more rooms held.',
  errors: ['conflict'],
  params: blockParams,
  body: z
    .object({
      from: z.iso.date(v.firstNight),
      to: z.iso.date(v.lastNight),
      capacity: z.number(v.rooms).int(v.wholeRooms).min(0, v.zeroRooms).max(5000, v.mostRooms),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: v.lastAfterFirst })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_NIGHTS_AT_ONCE * DAY_MS, {
      path: ['to'],
      message: v.nightsAtMost(MOST_NIGHTS_AT_ONCE),
    }),
  reply: HotelDetail,
});

export const listGuests = endpoint({
  method: 'GET',
  path: '/api/admin/hotels/:hotelId/guests',
  access: 'staff',
  may: 'guests.read',
  summary: 'List households that currently have a room at a hotel, by arrival',
  params: hotelParams,
  reply: z.array(GuestHold),
});

export const checkInGuests = endpoint({
  method: 'POST',
  path: '/api/admin/hotels/:hotelId/guests/check-in',
  access: 'staff',
  may: 'partners.edit',
  stepUp: true,
  summary: 'Record check-in as reported by the hotel. The room is no longer released automatically.',
  errors: ['conflict'],
  params: hotelParams,
  body: z.object({ incidentId: Uuid, homeId: Uuid }),
  reply: GuestHold,
});
