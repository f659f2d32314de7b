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
export const kind = 'Type';
export const anyKind = 'All types';
export const city = 'City';
export const status = 'Status';
export const anyStatus = 'Any status';
export const use = 'Use';
export const uses = {
  all: 'All partners',
  used: 'In use today',
  'not-used': 'Not in use',
  'ends-soon': 'Expires within 30 days',
};
export const usedToday = 'In use';
export const notUsed = 'Not in use';
export const validUntil = 'Valid until';
export const never = 'Incomplete';
export const expiresSoon = 'Expires soon';

// Why a partner isn’t used
export const whyNotTitle = 'Why it isn’t in use';
export const whyUsed = (day: string) =>
  `We use this partner. Its documents and contacts are valid until ${day}.`;
export const grace = (day: string) =>
  `We use this partner until ${day} without documents, because it joined before we asked for them. Add its documents and a confirmed contact before then.`;
export const whyState = {
  candidate: 'It’s a candidate. Activate it once everything below is complete.',
  active: 'It’s active.',
  paused: 'It’s paused.',
  blocked: 'It’s blocked.',
  ended: 'We no longer work with this partner.',
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
export const noContact = 'It has no front desk or dispatch contact.';
export const unproven = 'No contact has confirmed yet. We sent each of them a link.';
export const unreachable = 'We can’t reach any contact. Their emails bounced or they stopped our texts.';
export const proofExpired = (day: string) => `The last confirmation from a contact expired on ${day}.`;
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
export const reasonHint = 'We save it in the audit log.';
export const moveDetail = {
  active: 'We’ll use this partner while its documents and contacts are valid.',
  paused: 'We won’t send it new requests. Everything it has confirmed stays booked.',
  blocked: 'We stop using it right away. Unblocking needs two people.',
  ended: 'This can’t be undone. To work with it again, add it as a new partner.',
  unblock: 'Two people must agree. The partner is then paused. Activate it to use it again.',
};
export const stateSaved = 'Status saved';

// Fields
export const edit = 'Edit';
export const save = 'Save';
export const saved = 'Saved';
export const remove = 'Remove';
export const removed = 'Removed';
export const notRemoved = 'Couldn’t remove it';
export const addHint = 'It starts as a candidate. Add hotels under “Hotel rooms,” with their stars.';
export const editPartner = 'Edit partner';
export const editHint = 'The map shows these details to visitors.';
export const name = 'Name';
export const phone = 'Phone';
export const street = 'Street address';
export const zip = 'ZIP code';
export const state = 'State';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const onMap = 'On the map';
export const commas = 'Separate with commas';
export const servicesOnMap = 'Services';
export const amenities = 'Amenities';
export const emergencyFeatures = 'In an emergency';
export const priceRange = 'Price range';
export const placesOnMap = 'Capacity';
export const responseTime = 'Response time';
export const coverage = 'Region';
export const network = 'Network';
export const isLimited = 'Show as limited availability';

// Contacts
export const contacts = 'Contacts';
export const noContacts = 'No contacts yet.';
export const addContact = 'Add a contact';
export const editContact = 'Edit contact';
export const contactHint =
  'We’ll email and text this contact a link right away, marked as a drill. Their confirmation counts for 90 days.';
export const editContactHint =
  'If you change the email or phone number, we’ll ask this contact to confirm again.';
export const email = 'Email';
export const role = 'Role';
export const roles = { desk: 'Front desk', dispatch: 'Dispatch', billing: 'Billing' };
export const language = 'Language';
export const languages = { en: 'English', es: 'Spanish' };
export const priority = 'Priority';
export const priorityHint = 'We ask 1 first.';
export const availableFrom = 'Available from';
export const availableTo = 'Available until';
export const availableHint = 'Leave both empty if always available.';
export const availableOn = (from: string, to: string) => `Available ${from} to ${to}`;
export const confirmedUntil = (day: string) => `Confirmed until ${day}`;
export const confirmedBy = (who: string) => `Last confirmed by ${who}`;
export const notConfirmed = 'Not confirmed';
export const askedOn = (moment: string) => `Asked ${moment}`;
export const bounced = 'Email bounced';
export const stopped = 'Texts stopped';
export const askNow = 'Ask to confirm';
export const asked = 'Message sent';
export const notAsked = 'Message not sent';
export const removeContactTitle = (name: string) => `Remove ${name}?`;
export const removeContactText =
  'If no other contact has confirmed, we stop using this partner right away. This can’t be undone.';
export const removeContact = 'Remove contact';

// Documents
export const documents = 'Documents';
export const noDocuments = 'No documents yet.';
export const addDocument = 'Add a document';
export const documentHint = 'The latest of each type counts, so you can enter a renewal early.';
export const documentKind = 'Document type';
export const documentKinds = { license: 'License', insurance: 'Insurance', agreement: 'Agreement' };
export const number = 'Number';
export const expires = 'Expires';
export const needed = (list: string) => `Required: ${list}.`;
export const enteredBy = (who: string) => `Entered by ${who}`;
export const removeDocumentTitle = (document: string) => `Remove ${document}?`;
export const removeDocumentText =
  'If this partner needs the document, we stop using it right away. This can’t be undone.';
export const removeDocument = 'Remove document';
export const valid = 'Valid';
export const notValid = 'Expired or replaced';

// Services, hours, prices, capacity
export const services = 'Services and area';
export const noServices = 'No services yet, so we can’t send it requests.';
export const addService = 'Add a service';
export const editService = 'Edit service';
export const editServiceHint = 'Say where this partner works and what it can take.';
export const addServiceHint = 'Another type of service may need more documents.';
export const service = 'Service';
export const removeServiceTitle = (service: string) => `Remove ${service}?`;
export const removeServiceText = 'We’ll no longer send this partner requests for it.';
export const removeService = 'Remove service';
export const area = 'Area';
export const areaBy = { miles: 'Within a distance', counties: 'In selected counties' };
export const miles = 'Miles';
export const counties = 'Counties';
export const whatCounties = 'the counties';
export const withinMiles = (count: number) => (count === 1 ? 'Within 1 mile' : `Within ${count} miles`);
export const inCounties = (count: number) => (count === 1 ? 'In 1 county' : `In ${count} counties`);
export const limits = {
  species: 'Animals',
  mostPounds: 'Heaviest animal in pounds',
  licenseClasses: 'License classes',
  fromAge: 'Youngest age',
  toAge: 'Oldest age',
  seats: 'Seats',
  wheelchair: 'Takes wheelchairs',
  oxygen: 'Can handle oxygen',
  pets: 'Takes pets',
  trailer: 'Has a trailer',
  delivers: 'Delivers',
};
export const limitHints = {
  mostPounds: 'Leave empty for any weight.',
  licenseClasses: 'Separate with commas, such as B, C-10.',
};
export const species = {
  dog: 'Dogs',
  cat: 'Cats',
  bird: 'Birds',
  small: 'Small animals',
  horse: 'Horses',
  livestock: 'Livestock',
};
export const upToPounds = (pounds: number) => `up to ${pounds} lb`;
export const ages = (from: number, to: number) => `ages ${from} to ${to}`;
export const seatCount = (count: number) => (count === 1 ? '1 seat' : `${count} seats`);
export const classes = (list: string) => `license class ${list}`;
export const hours = 'Hours';
export const alwaysOpen = 'Always open.';
export const setHours = 'Set hours';
export const hoursHint =
  'In the partner’s time zone. Leave a day empty if it’s closed. If every day is empty, it’s always open.';
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
export const nextDay = (time: string) => `${time} the next day`;
export const prices = 'Prices';
export const noPrices = 'No prices agreed.';
export const setPrice = 'Set a price';
export const priceHint = 'A price applies from its first day until a newer one starts.';
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
export const inForce = 'Current';
export const capacity = 'Capacity';
export const noCapacity = 'No capacity set for the next 14 days.';
export const setCapacity = 'Set capacity';
export const capacityHint =
  'Set how many a day this partner can take. It can’t be below what is already booked.';
export const places = 'Places a day';
export const freeOf = (free: number, all: number) => `${free} of ${all} free`;
export const roomsAndGuests = 'Rooms and guests';
