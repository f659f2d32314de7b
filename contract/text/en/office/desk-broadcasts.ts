/** Broadcasts and canned replies at the desk. */

// Broadcasts.
export const theBroadcasts = 'the broadcasts';
export const noIncident = 'No incident right now';
export const noIncidentText = 'Broadcasts go to households with services in an incident.';
export const soFar = 'Broadcasts so far';
export const noneYet = 'None yet.';
export const states = { proposed: 'Needs a second person', sent: 'Sent', withdrawn: 'Withdrawn' };
export const audience = {
  any: 'Every household with services',
  'not-seen': 'Haven’t opened the order',
  'no-room': 'Waiting for a room',
  room: 'Have a room',
};
export const needs = {
  any: 'Any needs',
  medical: 'Need oxygen or power',
  accessible: 'Need a step-free room',
  pets: 'Have pets',
};
export const households = (count: number, shown: string) =>
  count === 1 ? '1 household' : `${shown} households`;
export const oneZone = 'One zone.';
export const everyZone = 'All zones.';
export const filterText = (audience: string, needs: string, zones: string, households: string) =>
  `${audience}. ${needs}. ${zones} ${households}.`;
export const writtenBy = (name: string, at: string) => `Written by ${name}, ${at}.`;
export const approvedBy = (name: string) => ` Approved by ${name}.`;
export const sentTo = (at: string, people: string) => ` Sent ${at}; ${people} people notified.`;
export const withdraw = 'Withdraw';
export const withdrawn = 'The broadcast is withdrawn';
export const nothingChanged = 'Nothing was changed';
export const review = 'Review and approve';
export const approveTitle = 'Approve this broadcast';
export const approveText = (households: string) => `It goes to ${households} at once. This can’t be undone.`;
export const approveAndSend = 'Approve and send';
export const broadcastSent = 'The broadcast is sent';

// Writing one.
export const writeToIncident = 'Write to an incident';
export const incident = 'Incident';
export const zone = 'Zone';
export const allZones = 'All zones';
export const householdsLabel = 'Households';
export const needsLabel = 'Needs';
export const message = 'Message';
export const messageHint =
  'Variables: {{place}} is the home’s city, {{incident}} the incident’s name. Texts show the first 230 characters.';
export const unknownVariable = (name: string) => `{{${name}}} isn’t a variable. Use one of the list below.`;
export const preview = 'Preview';
export const reaches = <T>(bold: (words: string) => T, households: string) => [
  'Reaches ',
  bold(households),
  ', by app, email, push and text.',
];
export const needsSecond = 'More than 1,000 households: a second person must approve it before it’s sent.';
export const askApproval = 'Ask for approval';
export const send = 'Send';
export const sendTitle = 'Send this broadcast';
export const sendText = (households: string) => `It reaches ${households}. This can’t be undone.`;
export const needsSecondPerson = 'The broadcast needs a second person';

// The typed count.
export const cancel = 'Cancel';
export const nothingSent = 'Nothing was sent';
export const typeNumber = 'Type the number';
export const typeHouseholds = 'Type the number of households';

// Canned replies.
export const cannedReplies = 'Canned replies';
export const theCannedReplies = 'the canned replies';
export const addReply = 'Add a reply';
export const noReplies = 'No canned replies yet';
export const noRepliesText = 'Add what agents write often. They use it with one key at the desk.';
export const changed = (at: string) => `Changed ${at}`;
export const edit = 'Edit';
export const editNamed = (title: string) => `Edit ${title}`;
export const remove = 'Remove';
export const removeNamed = (title: string) => `Remove ${title}`;
export const editTitle = 'Edit canned reply';
export const addTitle = 'Add a canned reply';
export const editText =
  'Variables are filled in when an agent uses the reply. If one isn’t known for a case, the agent has to type it in before sending.';
export const save = 'Save';
export const notSaved = 'Not saved';
export const saved = (title: string) => `Saved: ${title}`;
export const title = 'Title';
export const reply = 'Reply';
export const variables = 'Variables';
export const variableNames = {
  first_name: 'First name of the home’s owner',
  place: 'City and state of the home',
  hotel: 'Name of the hotel with their room',
  hotel_address: 'Address of that hotel',
  hotel_phone: 'Phone number of that hotel',
  number: 'Our phone number',
  ref: 'Reference of the case',
  agent: 'Your first name',
};
export const removeTitle = (title: string) => `Remove “${title}”`;
export const removeText = 'Agents can no longer use it. Replies that were sent stay as they are.';
export const notRemoved = 'Not removed';
export const removed = (title: string) => `Removed: ${title}`;

// Choosing one.
export const useReply = 'Use a canned reply';
export const useReplyText = 'You can change the text before you send it.';
export const findReply = 'Find a reply';
export const findReplyHint = 'Enter uses the first one.';
export const noReply = 'No canned reply';
export const noReplyText = 'Operations can add one under Canned replies.';
export const notKnown = (names: string) => `Not known for this case: ${names}. Type it in before you send.`;
