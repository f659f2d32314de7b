/** The hotel room of an evacuation. The page, the drill and every message count rooms and nights the same way. */

export const roomCount = (rooms: number) => `${rooms} ${rooms === 1 ? 'room' : 'rooms'}`;
export const nightCount = (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`;

// What became of it.
export const booked = (rooms: number) =>
  rooms > 1 ? `Your ${roomCount(rooms)} are booked` : 'Your room is booked';
export const toConfirm = (rooms: number) =>
  rooms > 1
    ? `Waiting for the hotel to confirm your ${roomCount(rooms)}`
    : 'Waiting for the hotel to confirm your room';
export const confirmedNumber = (number: string) => `Confirmed, number ${number}`;
export const asking = 'We’re asking the hotel to confirm.';
export const asked = (time: string) => `We asked the hotel to confirm (${time}). Your room is reserved.`;
export const askedOnRequest = (time: string) =>
  `We asked the hotel to confirm (${time}). It hasn’t answered yet. If it can’t take you, we’ll find another room.`;
export const notArrived = 'The hotel says you haven’t arrived. Your room is still held.';
export const checkedIn = (rooms: number) =>
  rooms > 1 ? `You checked in to your ${roomCount(rooms)}` : 'You checked in to your room';
export const onWaitingList = 'You’re on the waiting list for a room';
export const releasedRooms = (rooms: number) => `${roomCount(rooms)} ${rooms > 1 ? 'were' : 'was'} released`;
export const notOnWaitingList = 'You’re not on the waiting list for a room';
export const stayOver = 'Your stay is over';
export const stay = (stay: { rooms: number; nights: number; ownNights: number; from: string }) =>
  `${roomCount(stay.rooms)}, ${nightCount(stay.nights)} of your plan from ${stay.from}${stay.ownNights > 0 ? `, then ${nightCount(stay.ownNights)} at your expense` : ''}`;
export const rate = (rate: string, rooms: number) =>
  `A night beyond the plan is ${rate} at the member rate${rooms > 1 ? ' for each room' : ''}.`;

// The hotel.
export const clearMiles = (miles: number) =>
  `We book only hotels at least ${miles} miles from every active order and warning.`;
export const zoneAtHotel =
  'An active evacuation zone now includes this hotel. Check your county’s alerts, and call your concierge to move.';
export const zoneNearHotel = (miles: string) =>
  `An active evacuation zone is now ${miles} mi from this hotel. Check your county’s alerts, and call your concierge to move.`;
export const stars = (stars: number) => `${stars} stars`;
export const milesFromHome = (miles: string) => `${miles} mi from home`;
export const takesPets = 'Takes pets';
export const stepFreeRoom = 'Accessible room';
export const backupPower = 'Backup power';
export const sample = 'Sample';
export const directions = 'Directions';

// Checking in, and releasing it.
export const haveCheckedIn = 'We’ve checked in';
export const checkInSaved = 'Check-in saved';
export const yours = (rooms: number) =>
  rooms > 1
    ? `Your ${roomCount(rooms)} are yours until your stay ends.`
    : 'Your room is yours until your stay ends.';
export const checkInNotSaved = (rooms: number) =>
  rooms > 1
    ? `Check-in not saved. Your ${roomCount(rooms)} are still held.`
    : 'Check-in not saved. Your room is still held.';
export const release = (rooms: number) => (rooms > 1 ? `Release ${roomCount(rooms)}` : 'Release room');
export const releaseQuestion = (rooms: number) =>
  rooms > 1 ? `Release ${roomCount(rooms)}?` : 'Release room?';
export const releaseText = (rooms: number) =>
  rooms > 1
    ? 'Another household gets them. You can’t get these rooms back.'
    : 'Another household gets it. You can’t get this room back.';
export const keep = (rooms: number) => (rooms > 1 ? 'Keep them' : 'Keep it');
export const releasedToast = (rooms: number) => `${roomCount(rooms)} released`;
export const notReleased = 'Nothing was released';
export const heldByMistake = 'It was held because of our mistake.';
export const needRoomAfterAll = 'Need a room after all? Your concierge can help.';

// The waiting list.
export const waiting = (miles: number) =>
  `No suitable room is available within 50 miles of the order for your whole stay. We’ll keep looking, at least ${miles} miles from every active order and warning, and let you know.`;
export const waitingWide = (miles: number) =>
  `No suitable room is available within 150 miles for your whole stay. We’ll keep looking, at least ${miles} miles from every active order and warning, and let you know.`;
export const bedTonight = 'Need a bed for tonight? Call your concierge.';
export const lookWider = 'Look up to 150 miles away';
export const found = 'We found a room';
export const lookingWider = 'We’re looking farther away now';
export const stillWithin50 = 'We’re still looking within 50 miles';
export const leaveList = 'Leave the waiting list';
export const leaveListQuestion = 'Leave the waiting list?';
export const leaveListText =
  'We’ll stop looking for a room for you. If you need one after all, call your concierge.';
export const stayOnList = 'Stay on the list';
export const leftList = 'You left the waiting list';
export const stillOnList = 'You’re still on the waiting list';

// Extra nights.
export const stayLonger = 'Stay longer';
export const changeExtraNights = 'Change extra nights';
export const stayLongerText = (stay: { rooms: number; nights: number; most: number }) =>
  `Your plan covers ${nightCount(stay.nights)}. The hotel keeps ${stay.rooms > 1 ? `your ${roomCount(stay.rooms)}` : 'your room'} for up to ${nightCount(stay.most)}. You pay the hotel for nights beyond your plan.`;
export const extraNights = 'Extra nights (you pay)';
export const none = 'None';
export const nothingToPay = 'Nothing to pay.';
export const youPay = (cost: string, rooms: number) =>
  rooms > 1 ? `You pay the hotel ${cost} for ${roomCount(rooms)}.` : `You pay the hotel ${cost}.`;
export const cancel = 'Cancel';
export const saveNights = 'Save nights';
export const nightsAdded = (nights: number) => `${nightCount(nights)} added at your expense`;
export const noExtraNights = 'No extra nights';
export const nothingChanged = 'Your nights didn’t change';
