import type { BookingParts } from '#server/service/bookings/bookings.ts';
import { situationOf } from './facts.ts';

/** What bookings need from other capabilities. The handshake with partners is connected here. */
export const bookingParts: BookingParts = { situationOf, handshake: null };
