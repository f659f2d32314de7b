import * as room from '#contract/emergency/evacuation-room.ts';
import * as contract from '#contract/emergency/lodging.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import type { RecordRoomEvent } from './room-events.ts';
import { allowWide, arrive, extendHold, releaseHold } from './own-room.ts';
import { exportPartners, listPartners } from './partner-listing.ts';
import {
  addBlock,
  addHotel,
  changeBlock,
  changeHotel,
  checkInGuests,
  listGuests,
  setCapacity,
  setHotelActive,
  viewHotel,
} from './partners.ts';

/** `tell` adds events to households' timelines. */
export function lodgingRoutes(route: Route, deps: Deps, tell: RecordRoomEvent): void {
  const own = { ...deps, tell };
  route(room.setOwnNights, ({ member, params, body }) =>
    extendHold(own, member, params.homeId, body.ownNights),
  );
  route(room.releaseRoom, ({ member, params }) => releaseHold(own, member, params.homeId));
  route(room.allowWider, ({ member, params }) => allowWide(own, member, params.homeId));
  route(room.arriveAtRoom, ({ member, params }) => arrive(own, member, params.homeId));

  route(contract.listHotels, ({ query }) => listPartners(deps, query));
  route(contract.exportHotels, ({ member, query }) => exportPartners(deps, member, query));
  route(contract.getHotel, ({ params, query }) => viewHotel(deps, deps.db, params.hotelId, query));
  route(contract.addHotel, ({ member, body }) => addHotel(deps, member, body));
  route(contract.changeHotel, ({ member, params, body }) => changeHotel(deps, member, params.hotelId, body));
  route(contract.setHotelActive, ({ member, params, body }) =>
    setHotelActive(deps, member, params.hotelId, body.isActive),
  );
  route(contract.addBlock, ({ member, params, body }) => addBlock(deps, member, params.hotelId, body));
  route(contract.changeBlock, ({ member, params, body }) => changeBlock(deps, member, params.blockId, body));
  route(contract.setNights, ({ member, params, body }) => setCapacity(deps, member, params.blockId, body));
  route(contract.listGuests, ({ params }) => listGuests(deps.db, params.hotelId));
  route(contract.checkInGuests, ({ member, params, body }) =>
    checkInGuests(deps, member, params.hotelId, body),
  );
}
