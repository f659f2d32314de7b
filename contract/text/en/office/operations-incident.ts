/** One incident in Operations, its homes and corrections, and the dialogs for partner hotels. */
export const whatIncident = 'the incident';
export const whatHomes = 'the homes';
export const whatCase = 'the case';
export const open = 'Open';
export const ended = 'Ended';
export const since = (moment: string) => `Since ${moment}`;
export const fromTo = (from: string, to: string) => `From ${from} to ${to}`;
export const zonesAndEvidence = 'Zones and evidence';

// Held cash
export const cashHeld = (sum: string) => `Emergency cash on hold: ${sum}`;
export const inAll = (payouts: string, sum: string) => `${payouts}, ${sum} total`;
export const sendCash = 'Send cash';
export const doNotSend = 'Don’t send';
export const othersContinue = (reason: string) => `${reason} Rooms and messages continue.`;
export const youDeclared = 'You declared this incident, so another administrator must decide on its cash.';
export const doNotSendCash = 'Don’t send cash';
export const sentWithinMinutes = (sum: string) => `${sum}. It will be sent within minutes.`;
export const notPaid = (sum: string) => `${sum}. It won’t be paid.`;
export const cashApproved = 'Cash approved';
export const cashDeclined = 'Cash declined';

// Steps
export const steps = 'Steps';
export const resendMessages = 'Resend failed messages';
export const retryCash = 'Retry pending cash';
export const findRooms = 'Find rooms now';
export const messagesResent = (messages: string) => `Resending ${messages}.`;
export const cashRetried = (payouts: string) => `Retrying ${payouts}.`;
export const roomsQueued = (households: string) => `${households} waiting for a room.`;
export const retried = 'Retry started';
export const notRetried = 'Retry failed';
export const homes = 'Homes';
export const withRoom = 'Households with a room';
export const cashSent = 'Cash sent';
export const cashOf = (all: string, states: string) => `Of ${all}: ${states}`;
export const messagesSent = 'Messages sent';
export const openCases = 'Open cases';
export const cashLate = (payouts: string) => `${payouts} past our promised time.`;

// Correction
export const correction = 'Correction';
export const correctionDetail = (homes: string, n: number) =>
  `Use this if the order was a mistake. Services stop, unsent cash is canceled, and rooms without check-in are released. ${homes} that got the order ${n === 1 ? 'gets' : 'get'} this message:`;
export const byText = (text: string) => `Text: ${text}`;
export const mistake = 'It was a mistake';
export const correctName = (name: string) => `Correct ${name}`;
export const correctDetail = (homes: string) =>
  `Services stop for ${homes}, and everyone who got the order is notified that it was a mistake. This can’t be undone.`;
export const correctZoneDetail = (homes: string) =>
  `Services stop for ${homes}, unless another order covers them, and everyone who got the order is notified that it was a mistake. This can’t be undone.`;
export const reasonForHouseholds = 'Reason (households see this)';
export const sendCorrection = 'Send correction';
export const correctionSent = 'Correction sent';
export const corrected = (homes: string, payouts: string, rooms: string, people: string) =>
  `${homes}. ${payouts} stopped, ${rooms} released, ${people} notified.`;

// Homes
export const home = 'Home';
export const state = 'Status';
export const seen = (moment: string) => `Opened ${moment}`;
export const notSeen = 'Not opened yet';
export const rooms = 'Rooms';
export const at = (rooms: string, hotel: string) => `${rooms} at ${hotel}`;
export const notInPlan = 'Not in their plan';
export const cash = 'Cash';
export const none = 'None';
export const messages = 'Messages';
export const sent = (n: number) => `${n} sent`;
export const failed = (n: number) => `${n} failed`;
export const concierge = 'Concierge';
export const openCaseOf = (address: string) => `Open the case for ${address}`;
export const openCase = 'Open case';
export const noCase = 'No case';
export const searchByAddress = 'Search by address';
export const noHomes = 'No homes are in this incident.';
export const noneFound = 'No addresses match.';
export const homesCaption = 'Homes in this incident';
export const evacuationCase = 'Evacuation case';
export const caseNote = 'The household sees this list too. Your view is logged.';
export const noPhone = 'No verified phone number. Email the household.';

// History
export const history = 'History';
export const sources = 'Sources';
export const noHistory = 'No activity yet.';
export const didOpen = 'Incident opened';
export const didJoin = 'Zone added';
export const didActivate = 'Services started';
export const didActivateHome = 'Services started for one home';
export const didWarn = 'Households notified of a warning';
export const didAlert = 'Households without services alerted to an order';
export const didReturn = 'The order is back';
export const didSupersede = 'An order left the official list, and a new one followed';
export const didEnd = 'Order ended';
export const didCorrect = 'Mistake corrected';
export const didHoldCash = 'Cash put on hold';
export const didReleaseCash = 'Cash approved';
export const didRefuseCash = 'Cash declined';
export const didRetry = 'Steps retried';

// Partner hotel dialogs
export const name = 'Name';
export const frontDesk = 'Front desk phone';
export const streetAddress = 'Street address';
export const city = 'City';
export const zipCode = 'ZIP code';
export const stars = 'Stars';
export const starsHint = 'Members only get rooms with three stars or more.';
export const latitude = 'Latitude';
export const latitudeHint = 'Example: 34.05';
export const longitude = 'Longitude';
export const longitudeHint = 'Example: -118.24';
export const changeHotel = 'Edit hotel';
export const addAHotel = 'Add a hotel';
export const hotelHint = 'We send households to this address, so its map location must be exact.';
export const saveHotel = 'Save hotel';
export const addHotel = 'Add hotel';
export const hotelSaved = 'Hotel saved';
export const hotelAdded = 'Hotel added';
export const changeBlock = 'Edit room block';
export const addABlock = 'Add a room block';
export const changeBlockHint = 'You can’t remove features that guests were promised while rooms are held.';
export const addBlockHint = 'Rooms of one type. You set the nights next.';
export const saveBlock = 'Save block';
export const addBlock = 'Add block';
export const blockSaved = 'Block saved';
export const blockAdded = 'Block added';
export const kind = 'Type';
export const standard = 'Standard';
export const accessible = 'Accessible';
export const sleeps = 'People per room';
export const rate = 'Price per extra night, in dollars';
export const takesPets = 'Pets allowed';
export const hasBackupPower = 'Backup power';
export const setNights = 'Set rooms per night';
export const setNightsHint = 'Applies to every night in the range. You can’t remove rooms that are held.';
export const setRooms = 'Set rooms';
export const roomsSet = 'Rooms set';
export const firstNight = 'First night';
export const lastNight = 'Last night';
