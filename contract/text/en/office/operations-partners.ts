/** Partner hotels in Operations. */
export const whatHotel = 'the hotel';
export const whatHouseholds = 'the households';
export const partnerHotels = 'Partner hotels';
export const addAHotel = 'Add a hotel';
export const searchHint = 'Name, city, street or ZIP code';
export const show = 'Show';
export const allHotels = 'All hotels';
export const takesHouseholds = 'Active';
export const takesNone = 'Inactive';
export const anyStars = 'Any rating';
export const fiveStars = '5 stars';
export const starsOrMore = (n: string) => `${n} stars or more`;
export const state = 'State';
export const anyState = 'Any state';
export const noHotels = 'No partner hotels';
export const noHotelsDetail = 'A hotel can take households once it has a room block with nights.';
export const hotel = 'Hotel';
export const sample = 'Sample';
export const city = 'City';
export const stars = 'Stars';
export const yes = 'Yes';
export const no = 'No';
export const blocks = 'Blocks';
export const freeTonight = 'Free tonight';
export const freeOf = (free: number, all: number) => `${free} of ${all}`;

// One hotel
export const activated = 'Hotel activated';
export const deactivated = 'Hotel deactivated';
export const nothingChanged = 'Nothing changed';
export const inactive = 'Inactive';
export const addressAndStars = (address: string, city: string, state: string, zip: string, stars: number) =>
  `${address}, ${city}, ${state} ${zip}. ${stars} stars.`;
export const notUsed = 'We don’t send it new households. Its partner page says why.';
export const inRegister = 'Documents, contacts and status';
export const changeHotel = 'Edit hotel';
export const deactivate = 'Deactivate';
export const activate = 'Activate';
export const addBlock = 'Add a room block';
export const noBlocks = 'No room blocks yet.';
export const sleeps = (n: number) => `Sleeps ${n}`;
export const takesPets = 'pets allowed';
export const noPets = 'no pets';
export const backupPower = 'backup power';
export const extraNight = (sum: string) => `${sum} per extra night`;
export const rooms = (kind: string) => `${kind} rooms`;
export const changeBlock = 'Edit block';
export const setRooms = 'Set rooms';
export const noRooms = 'No rooms on these nights.';
export const free = 'free';

// Guests
export const households = 'Households';
export const noGuests = 'No households have a room here right now.';
export const guestsCaption = 'Households with a room';
export const name = 'Name';
export const unnamed = 'Unnamed';
export const household = 'household';
export const firstNight = 'First night';
export const nights = 'Nights';
export const roomsHeader = 'Rooms';
export const checkIn = 'Check in';
export const checkedIn = 'Checked in';
export const notCheckedIn = 'Not checked in';
export const hotelWords = { one: 'hotel', many: 'hotels' };
