/** Homes: adding, editing, archiving, and which one the membership protects. */

// Adding a home.
export const property = 'Property';
export const propertyText = 'Where your home is. You can place it on the map next.';
export const insurancePolicy = 'Insurance policy';
export const policyLaterText = 'You can add it in HomeVault at any time. Alerts and services don’t need it.';
export const policyText = 'Copy it from your declarations page.';
export const policyLater = 'Add my policy later';
export const cancel = 'Cancel';
export const saveHome = 'Save home';
export const saveHomeAndPolicy = 'Save home and policy';
export const saving = 'Saving...';
export const savedBoth = 'Home and policy information saved successfully.';
export const saved = 'Home saved.';
export const error = 'Error';
export const notSaved = 'Failed to save home information.';
export const servedStates = 'We serve homes in California, Nevada and Arizona.';
export const streetAddress = 'Street address';
export const addressHint = 'Start typing and choose your address, or type all of it.';
export const city = 'City';
export const state = 'State';
export const zipCode = 'ZIP code';
export const addressQuestion = 'Is this address right?';
export const addressQuestionText = (problem: string) =>
  `${problem} A few ZIP codes cross a state line. If yours does, save the address and place the pin next.`;
export const saveAddressAnyway = 'Save this address';
export const lookAgain = 'Go back';
export const nothingWasSaved = 'Nothing was saved';

// The property card.
export const youAreMember = 'You’re a member of this home';
export const viewOnly = 'View only';
export const editPropertyButton = <T>(hidden: (words: string) => T) => ['Edit ', hidden('property')];
export const movePin = 'Move pin';
export const placeOnMap = 'Place your home on the map';
export const onlyOwner = 'Only the owner can move the pin or change the address.';
export const editProperty = 'Edit property';
export const newAddressText = 'If you change the address, we look it up again, and you place the pin again.';
export const saveProperty = 'Save property';
export const saveAddress = 'Save address';

// Archiving.
export const archiveThisHome = 'Archive this home';
export const archiveQuestion = (address: string) => `Archive ${address}?`;
export const archiveText =
  'We keep everything in it, and you can still view it. No services start for it, and nothing in it can change until you restore it.';
export const archiveHome = 'Archive home';
export const homeArchived = 'Home archived';
export const archivedText = 'You’ll find it under archived homes.';
export const archivedHomes = (count: number) => `Archived homes (${count})`;
export const archivedOn = (day: string) => `Archived ${day}`;
export const claimPacketOf = <T>(hidden: (words: string) => T, address: string) => [
  'Claim packet ',
  hidden(`for ${address}`),
];
export const restoreHome = <T>(hidden: T) => ['Restore ', hidden];
export const homeRestored = 'Home restored';
export const archivedName = (address: string) => `${address}, archived`;

// Without a home, and between homes.
export const addYourHome = 'Add your home';
export const addYourHomeFirst = 'Add your home first';
export const addFirstText = (text: string) => `${text} It takes about 2 minutes, then you’re back here.`;
export const notLoaded = 'We couldn’t load your home';
export const yourHomes = 'Your homes';
export const addHome = 'Add a home';
export const backToVault = 'Back to HomeVault';
export const sections = {
  home: 'Home',
  documents: 'Documents',
  inventory: 'Inventory',
  claim: 'Claim',
  /** After the word for the claim, on wide screens. */
  packet: ' packet',
};

// The protected home.
export const protectedHome = 'Protected home';
export const protectedText =
  'Your membership protects one home. Your other homes stay in HomeVault and get evacuation alerts.';
export const termsLink = 'What we pay, when and to whom';
export const noneProtected = 'No home is protected. Choose one to get hotel and cash in an evacuation.';
export const addToBeProtected = 'Add your home to be protected.';
export const yourProtectedHome = 'your protected home';
export const approved = 'Approved';
export const notApproved = 'Not approved';
export const change = 'Change';
export const chooseHome = 'Choose a home';
export const protectedLater = (address: string, day: string) => `${address} is protected starting ${day}.`;
export const protectedLaterInstead = (address: string, day: string) =>
  `${address} is protected starting ${day}. Until then, your current home stays protected.`;
export const protectedSaved = 'Protected home saved';
export const isProtected = (address: string) => `${address} is protected.`;
export const chooseProtected = 'Choose your protected home';
export const chooseText = (days: number) =>
  `A change takes effect after ${days} days, and never during an Evacuation Warning or Order. Until then, your current home stays protected.`;
export const notChanged = 'Your protected home didn’t change';
export const save = 'Save';
export const approval = {
  approved: 'Approved. If an Evacuation Order covers this home, services start automatically.',
  notCovered: 'We don’t cover this state yet. You still get evacuation alerts for this home.',
  declined:
    'We reviewed this home and couldn’t approve it. You still get evacuation alerts. To appeal, contact us.',
  review: 'Our team is reviewing this home. You get alerts now; hotel and cash wait for the review.',
  sameHome:
    'Another account has this home too, so our team is reviewing it. You get alerts now; hotel and cash wait for the review. Questions? Contact us.',
  pinFar:
    'The pin is far from the address you entered, so our team is reviewing it. You get alerts now; hotel and cash wait for the review. Is the pin wrong? Move it.',
};

// Automatic start.
export const automaticStart = 'Automatic start';
export const automaticText =
  'On: when an official Evacuation Order covers your home, we book your hotel and send your cash right away, even if you can’t reach your phone. Off: we alert your household, but we don’t hold a room or send cash until one of you presses Start my services on the Evacuation page. Rooms go quickly, so we recommend On.';
export const automaticOff = 'Automatic start is off';
export const automaticOn = 'Automatic start is on';
export const automaticOffText = 'After an order, press Start my services on the Evacuation page.';
export const automaticOnText = 'Hotel and cash start as soon as an order covers your home.';
export const automaticNotSaved = 'Automatic start didn’t change';
