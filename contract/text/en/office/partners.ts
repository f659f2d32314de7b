/** The register of partners in the back office. */
export const partners = 'Partners';
export const partner = 'Partner';
export const whatPartner = 'the partner';
export const words = { one: 'partner', many: 'partners' };
export const searchHint = 'Name, city, street or ZIP code';
export const noPartners = 'No partners yet';
export const noPartnersDetail =
  'Add a partner. It is used once its documents are valid and a contact has confirmed.';
export const addAPartner = 'Add a partner';
export const hotelRooms = 'Hotel rooms';
export const sample = 'Sample';
export const kind = 'Kind';
export const anyKind = 'All kinds';
export const city = 'City';
export const status = 'Status';
export const anyStatus = 'Any status';
export const use = 'Use';
export const uses = {
  all: 'Used or not',
  used: 'Used today',
  'not-used': 'Not used',
  'ends-soon': 'Something expires within 30 days',
};
export const usedToday = 'Used';
export const notUsed = 'Not used';
export const validUntil = 'Valid until';
export const never = 'Not valid';

// Why a partner isn’t used
export const whyNotTitle = 'Why it isn’t used';
export const whyUsed = (day: string) =>
  `We use this partner. Its documents and contacts are valid until ${day}.`;
export const grace = (day: string) =>
  `Accepted without documents until ${day}, because it was a partner before there was this register.`;
export const whyState = {
  candidate: 'It’s still a candidate. Activate it once everything below is complete.',
  active: 'It’s active.',
  paused: 'It’s paused.',
  blocked: 'It’s blocked.',
  ended: 'We no longer work with it.',
};
export const documentMissing = {
  license: 'Its license is missing.',
  insurance: 'Its proof of insurance is missing.',
  agreement: 'Its agreement with us is missing.',
};
export const documentExpired = {
  license: (day: string) => `Its license expired on ${day}.`,
  insurance: (day: string) => `Its insurance expired on ${day}.`,
  agreement: (day: string) => `Its agreement with us expired on ${day}.`,
};
export const noContact = 'It has no contact.';
export const unproven = 'No contact has confirmed yet. We sent each one a message.';
export const unreachable = 'We can’t reach any contact: emails bounced or texts were stopped.';
export const proofExpired = (day: string) =>
  `No contact has confirmed since their last confirmation ended on ${day}.`;
export const reasonGiven = (reason: string) => `Reason: ${reason}`;

// State
export const activate = 'Activate';
export const pause = 'Pause';
export const block = 'Block';
export const end = 'End partnership';
export const unblock = 'Unblock';
export const unblockAsked = (who: string) =>
  `${who} asked to unblock this partner. A second person must agree.`;
export const unblockYours = 'You asked to unblock this partner. A second person must agree.';
export const reason = 'Reason';
export const reasonHint = 'It goes in the audit log.';
export const moveDetail = {
  active: 'We’ll use this partner while its documents and contacts are valid.',
  paused: 'We won’t send it new requests. What it has promised stays.',
  blocked: 'We stop using it at once. Unblocking needs two people.',
  ended: 'This can’t be undone. To work with it again, add it as a new partner.',
  unblock: 'Two people must agree. The partner is paused then, not active.',
};
export const stateSaved = 'Status saved';

// Fields
export const edit = 'Edit';
export const save = 'Save';
export const saved = 'Saved';
export const remove = 'Remove';
export const removed = 'Removed';
export const notRemoved = 'Not removed';
export const addHint = 'It starts as a candidate. Add hotels under “Hotel rooms,” with their stars.';
export const editHint = 'The map shows these details to visitors.';
export const name = 'Name';
export const phone = 'Phone';
export const street = 'Street address';
export const zip = 'ZIP code';
export const state = 'State';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const servicesOnMap = 'Services shown on the map, separated by commas';
export const priceRange = 'Price range shown on the map';
export const placesOnMap = 'Capacity shown on the map';
export const isLimited = 'Show as limited availability';

// Contacts
export const contacts = 'Contacts';
export const noContacts = 'No contacts yet.';
export const addContact = 'Add a contact';
export const editContact = 'Edit contact';
export const contactHint =
  'We email and text a link right away, marked as a drill. The contact counts once someone presses the button, for 90 days.';
export const email = 'Email';
export const role = 'Role';
export const roles = { desk: 'Front desk', dispatch: 'Dispatch', billing: 'Billing' };
export const language = 'Language';
export const languages = { en: 'English', es: 'Spanish' };
export const order = 'Order in which we ask';
export const reachedFrom = 'Reached from (such as 08:00; empty: always)';
export const reachedTo = 'Reached until';
export const confirmedUntil = (day: string) => `Confirmed until ${day}`;
export const notConfirmed = 'Not confirmed';
export const bounced = 'Email bounced';
export const stopped = 'Texts stopped';
export const askNow = 'Ask to confirm';
export const asked = 'Message sent';
export const notAsked = 'No message sent';

// Documents
export const documents = 'Documents';
export const noDocuments = 'No documents yet.';
export const addDocument = 'Add a document';
export const documentHint = 'The latest of each kind counts, so you can enter a renewal early.';
export const documentKind = 'Document';
export const documentKinds = { license: 'License', insurance: 'Insurance', agreement: 'Agreement' };
export const number = 'Number';
export const expires = 'Expires';
export const needed = (list: string) => `Required: ${list}.`;
export const valid = 'Valid';
export const notValid = 'Expired or replaced';

// Services, hours, prices, capacity
export const services = 'Services and area';
export const noServices = 'No services yet. It can’t be offered anything.';
export const setArea = 'Set the area';
export const areaHint = 'How far this partner goes: a distance, or the counties you choose.';
export const miles = 'Miles around it (empty: choose counties)';
export const countyCodes = 'County codes (FIPS), separated by commas';
export const withinMiles = (count: number) => `Within ${count} miles`;
export const inCounties = (count: number) => (count === 1 ? 'In 1 county' : `In ${count} counties`);
export const limits = {
  species: 'Animals: dog, cat, bird, small, horse, livestock',
  mostPounds: 'Heaviest animal in pounds (empty: any)',
  licenseClasses: 'License classes, separated by commas',
  fromAge: 'Youngest age',
  toAge: 'Oldest age',
  seats: 'Seats',
  wheelchair: 'Takes wheelchairs',
  oxygen: 'Oxygen',
  pets: 'Takes pets',
  trailer: 'Has a trailer',
  delivers: 'Delivers',
};
export const hours = 'Hours';
export const alwaysOpen = 'Always open.';
export const setHours = 'Set hours';
export const hoursHint =
  'On the partner’s clock. Leave a day empty if it’s closed. All empty means always open.';
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Holidays',
];
export const hoursOf = (day: string, from: string, to: string) => `${day}: ${from} to ${to}`;
export const opens = (day: string) => `${day}, opens`;
export const closes = (day: string) => `${day}, closes`;
export const prices = 'Prices';
export const noPrices = 'No prices agreed.';
export const setPrice = 'Set a price';
export const priceHint = 'The newest price that has begun applies. Earlier prices stay in the list.';
export const unit = 'Per';
export const units = {
  night: 'night',
  day: 'day',
  hour: 'hour',
  visit: 'visit',
  ride: 'ride',
  mile: 'mile',
  item: 'item',
  month: 'month',
};
export const price = 'Price in dollars';
export const from = 'From';
export const to = 'To';
export const pricePer = (sum: string, unit: string, from: string) => `${sum} per ${unit} from ${from}`;
export const capacity = 'Capacity';
export const noCapacity = 'No capacity set for the next 14 days.';
export const setCapacity = 'Set capacity';
export const capacityHint = 'Never below what is already taken.';
export const places = 'Places a day';
export const freeOf = (free: number, all: number) => `${free} of ${all} free`;
export const roomsAndGuests = 'Rooms and guests';
