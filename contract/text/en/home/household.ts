/** The household page: people, animals, contacts, the plan and who shares the home. */

// The page.
export const household = 'Household';
export const seePlan = 'View plan card';
export const loading = 'Loading your household';
export const empty =
  'You haven’t added anyone yet. In an evacuation, we use these numbers to plan rooms and help.';
export const viewOnly = 'View only';
export const viewOnlyText =
  'The owner shares this home with you as a viewer. Ask them to correct anything that’s wrong.';
export const notLoaded = 'We couldn’t load your household';
export const notLoadedSafe = 'Everything you added is saved.';
export const noHome =
  'A household belongs to a home. After you add your home, you can add who lives there and share it with them.';
export const error = 'Error';
export const save = 'Save';
export const remove = 'Remove';
export const removed = 'Removed';
export const edit = (name: string) => `Edit ${name}`;
export const removeNamed = (name: string) => `Remove ${name}`;
export const removeQuestion = (name: string) => `Remove ${name}?`;
export const note = 'Note';
export const name = 'Name';

// People.
export const people = 'People';
export const peopleText = 'Everyone who lives in the home, and what they need to get out.';
export const addPerson = 'Add a person';
export const noPeople = 'No one yet. Start with yourself.';
export const removeText =
  'This removes them from your plan and from the numbers we’d act on. This can’t be undone.';
export const personSaved = 'Person saved';
export const editPerson = 'Edit person';
export const ageGroup = 'Age group';
export const birthYear = 'Birth year';
export const birthYearHint = 'Optional. Keeps the age group up to date.';
export const mobility = 'Getting out of the house';
export const medicalNeeds = 'Medical needs';
export const personNoteHint = 'Medication, allergies, what helps when they’re afraid.';

// Animals.
export const animals = 'Animals';
export const animalsText = 'Hotels and shelters ask how many you have, and what kind.';
export const addAnimals = 'Add animals';
export const noAnimals = 'No animals yet.';
export const animalsSaved = 'Animals saved';
export const editAnimals = 'Edit animals';
export const species = 'Species';
export const howMany = 'How many';
export const names = 'Names';
export const transportIsReady = (transport: string) => `${transport} is ready`;
export const animalNoteHint = 'Food, medication, where they hide.';

// Contacts.
export const emergencyContacts = 'Emergency contacts';
export const contactsText = 'Who to call, in this order. Include one person who lives far away.';
export const addContact = 'Add a contact';
export const noContacts = 'No one yet. Who would worry about you first?';
export const removeContactText = 'This removes them from your plan. This can’t be undone.';
export const callFirst = (name: string) => `Call ${name} first`;
export const orderSaved = 'Call order saved';
export const isFirst = (name: string) => `${name} is first.`;
export const outOfArea = 'Out of the area';
export const contactSaved = 'Contact saved';
export const editContact = 'Edit contact';
export const relation = 'Relationship';
export const relationHint = 'Sister, neighbor, doctor';
export const phone = 'Phone';
export const email = 'Email';
export const livesOutOfArea = 'Lives out of the area';
export const outOfAreaHint =
  'Local lines are often busy in a disaster. One person far away can pass messages between all of you.';

// The plan.
export const thePlan = 'The plan';
export const planText = 'Keep it short and clear enough for 2 a.m.';
export const plan = {
  meetingNear: 'Meeting place near home',
  meetingAway: 'Meeting place out of the area',
  routes: 'Ways out',
  goBag: 'Go bag',
  gas: 'Gas shut-off',
  water: 'Water shut-off',
  power: 'Power shut-off',
  neighbors: 'Neighbors to check on',
  seats: 'Seats in your vehicles',
  claimPhone: 'Insurer’s claim line',
};
export const hints = {
  meetingNear: 'If the house isn’t safe: a tree, a mailbox, a neighbor’s driveway.',
  meetingAway: 'If you can’t get back: a relative’s house, a town.',
  routes: 'Two of them: which roads, and which one if the first is closed.',
  goBag: 'Where it is, and what still goes in.',
  gas: 'Where it is, and the tool. Once it’s off, only the gas company can turn it back on.',
  water: 'Where it is.',
  power: 'Where the main breaker is.',
  neighbors: 'Who may need a knock on the door.',
  seats: 'The total for all vehicles.',
  claimPhone: 'The phone number on your insurance card.',
};
export const savePlan = 'Save plan';
export const planSaved = 'Plan saved';
export const notSavedYet = 'Not saved yet.';

// Sharing.
export const sharing = 'Who shares this home';
export const sharingText = 'They sign in with their own account and see the same documents and plan.';
export const invite = 'Invite a family member';
export const access = 'Access';
export const sendInvitation = 'Send invitation';
export const invitationSent = 'Invitation sent';
export const sevenDays = (email: string) => `${email} has 7 days to accept.`;
export const invited = 'Invited';
export const expired = 'Expired';
export const invitationExpired = (role: string, at: string) => `${role}. Expired ${at}`;
export const invitationOpen = (role: string, at: string) => `${role}. Open until ${at}`;
export const resend = <T>(hidden: (words: string) => T, email: string) => ['Resend ', hidden(`to ${email}`)];
export const withdraw = <T>(hidden: (words: string) => T, email: string) => [
  'Withdraw ',
  hidden(`the invitation for ${email}`),
];
export const resent = 'Invitation resent';
export const withdrawn = 'Invitation withdrawn';
export const you = 'You';
export const moreFor = (name: string) => `More options for ${name}`;
export const makeRole = {
  member: 'Make member',
  viewer: 'Make viewer',
};
export const makeOwner = 'Make owner';
export const roleChanged = 'Access changed';
export const accessEnded = 'Access removed';
export const ownerChanged = 'Owner changed';
export const removeMemberText = 'They lose access to this home right away. You can invite them again.';
export const makeOwnerQuestion = (name: string) => `Make ${name} the owner?`;
export const makeOwnerText =
  'They’ll own this home in Hearthline and decide who shares it. You stay as a member. Only they can transfer it back.';
export const leave = 'Leave this home';
export const leaveQuestion = 'Leave this home?';
export const leaveText = (address: string) =>
  `You’ll lose access to ${address}. Its owner can invite you again.`;
export const left = 'You left the home';
