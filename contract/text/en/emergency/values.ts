/** What’s wrong with something typed about an evacuation, an announcement or a hotel. */

// The evacuation page.
export const drillStep = 'Choose a step';
export const nights = 'Enter a number of nights';
export const wholeNights = 'Enter a whole number of nights';
export const zeroNights = 'Enter 0 or more nights';
export const mostNights = (most: number) =>
  `We can hold a room for up to ${most} nights, including your plan’s nights`;
export const checkIn = 'Choose Left, Safe or Needs help';
export const whatYouSee = 'Tell us what you see and what officials told you';

// Announcements and drills of our team.
export const informationKind = 'Choose what was announced';
export const informationArea = 'Enter the area’s name as announced';
export const informationSource = 'Enter the authority or utility that announced it';
export const endAfterStart = 'Choose an end after the start';
export const drillName = 'Enter a name for the drill';

// Partner hotels.
export const state = 'Choose a state';
export const hotelName = 'Enter the hotel’s name';
export const street = 'Enter the street address';
export const streetNumber = 'Enter the street and number. Guests drive there at night';
export const city = 'Enter the city';
export const stars = 'Enter the hotel’s stars';
export const wholeStars = 'Enter a whole number of stars';
export const starRange = 'Enter 1 to 5 stars';
export const frontDesk = 'Enter the front desk’s phone number';
export const roomKind = 'Choose standard or accessible';
export const sleeps = 'Enter how many people a room sleeps';
export const wholeNumber = 'Enter a whole number';
export const peopleRange = 'Enter 1 to 12 people';
export const price = 'Enter a price';
export const wholeCents = 'Enter whole cents';
export const priceZero = 'Enter a price of 0 or more';
export const priceMost = 'Enter a price of $10,000 or less';
export const firstNight = 'Choose the first night';
export const lastNight = 'Choose the last night';
export const rooms = 'Enter a number of rooms';
export const wholeRooms = 'Enter a whole number of rooms';
export const zeroRooms = 'Enter 0 or more rooms';
export const mostRooms = 'Enter 5,000 rooms or fewer';
export const lastAfterFirst = 'Choose a last night after the first';
export const nightsAtMost = (most: number) => `Choose ${most} nights or fewer`;

// The kinds of partner rooms.
export const roomKinds = { standard: 'Standard', accessible: 'Accessible' };
