/** The evacuation page: what a household reads and presses while an order or warning is active. */

// The page.
export const evacuation = 'Evacuation';
export const noHome = 'We match official orders to the exact location of your home.';
export const notLoaded = 'We couldn’t load your evacuation status';
export const notLoadedSafe = 'Services that started continue without this page. Follow your county’s alerts.';
export const noConnection = 'No connection';
export const savedCopy = (savedAt: string) =>
  `This is what was saved on this device on ${savedAt}. It may have changed since.`;
export const loading = 'Loading your evacuation status';
export const orderAnnounced = (title: string) => `Evacuation Order. ${title}.`;

// What to do now.
export const since = (since: string) => `Since ${since}`;
export const startMyServices = 'Start my services';
export const starting = 'Your services are starting';
export const startingText = 'Hotel and cash appear on this page.';
export const notStarted = 'Your services didn’t start';
export const openPlan = 'Open your plan';
export const placePin = 'Place the pin';
export const choosePlan = 'Choose a plan';
export const officialMap = 'Official map';
export const rightNow = 'Right now';
export const callConcierge = 'Call concierge';
export const call211 = 'Call 211';
export const directions = 'Directions';
export const yourRoutes = 'Your routes';
export const imSafe = 'I’m safe';

// The household: who is safe.
export const checkIns = {
  left: 'Left',
  safe: 'Safe',
  help: 'Needs help',
};
export const isEveryoneSafe = 'Is everyone safe?';
export const howIsEveryone = 'The order is over. How is everyone?';
export const sendingSaved = 'Saved on this device. We’re sending it.';
export const savedOffline = 'Saved on this device. We’ll send it when you’re back online.';
export const notCheckedIn = 'Not checked in';
export const whereIs = (name: string) => `Where is ${name}?`;
export const call911If = (name: string) => `Call 911 if ${name} is in danger.`;
export const sendingHelp = 'We’re sending this. Neither your household nor our team knows yet.';
export const helpOffline =
  'You’re offline. Neither your household nor our team knows yet. We’ll send this when you’re back online.';
export const teamReached = (reachedAt: string) =>
  `Our team reached your household on ${reachedAt}. Press Safe or Left when you know more.`;
export const teamWillCall =
  'Your household sees this, and our team will call you. This does not dispatch help.';
export const householdSees = 'Your household sees this. This does not dispatch help.';
export const call911 = 'Call 911';
export const callYourConcierge = 'Call your concierge';
export const everyoneElseIsSafe = 'Everyone else is safe';
export const everyoneIsSafe = 'Everyone is safe';
export const noPeople =
  'You haven’t added anyone to your household yet. Add the people who live with you to check them in here.';
export const addPeople = 'Add people';

// Cash and concierge.
export const emergencyCash = 'Emergency cash';
export const addCard = 'Add a debit card';
export const verifyIdentity = 'Verify your identity';
export const changeCard = 'Change debit card';
export const yourConcierge = 'Your concierge';
export const conciergeKnows = 'They have your case in front of them. No need to explain.';
export const peopleAnswer = (hours: string) => `People answer ${hours}.`;
export const tellConcierge = 'Tell them your name and address. They can help you find a place to go.';
export const writeToUs = 'Write to us';
export const whatConciergeSees = 'What they see';

// Where to go without a room from the plan.
export const whereToGo = 'Where to go';
export const callAhead =
  'Call ahead: we don’t know whether they have space. None is inside an active order or warning.';
export const callFor211 =
  'Call 211 for open shelters near you, or check the Red Cross list. Your plan has your meeting places.';
export const redCrossShelters = 'Red Cross shelters';
export const routesInYourPlan = 'Routes in your plan';
export const shelter = 'Shelter';
export const partnerHotel = 'Partner hotel';
export const miles = (miles: string) => `${miles} mi`;
export const takesPets = 'Takes pets';
export const memberRate = (rate: string) => `From ${rate} a night, member rate`;
export const sample = 'Sample';
export const directionsTo = (name: string) => `Directions to ${name}`;
export const call = (name: string) => `Call ${name}`;

// A request for services without an order.
export const noOrder = 'No order for my street';
export const noOrderText =
  'Did an officer tell you to leave, or is fire close but nothing shows here? Tell us. Our team reviews it and can start your services.';
export const whatDoYouSee = 'What do you see, and what did officials tell you?';
export const leaveFirst = 'If you’re in danger, leave first and write later. Call 911 if lives are at risk.';
export const askForServices = 'Request services';
export const notSent = 'Your request wasn’t sent';
export const request = {
  open: 'Our team is reviewing your request',
  approved: 'Your request was approved',
  declined: 'Your request was declined',
  appealed: 'Our team is reviewing your appeal',
  'appeal-declined': 'Your appeal was declined',
};
export const asked = (at: string) => `Sent ${at}`;
export const appealText = (appeal: string) => `Your appeal: “${appeal}”`;
export const firstAnswer = (note: string) => `Our first answer: ${note}`;
export const answer = (note: string) => `Our answer: ${note}`;
export const answerComes =
  'We’ll answer on this page and by email. Don’t wait for it: if you’re in danger, leave now. If you can’t get out, call 911.';
export const needsMembership = 'You need a membership to request services';
export const needsMembershipText =
  'Hotel and cash come with an active membership. Alerts keep coming either way. If you’re in danger, leave now and call 911.';
export const seePlans = 'See plans';
export const appealLabel = 'What should we know for your appeal?';
export const appealHint = 'A different member of our team decides.';
export const sendAppeal = 'Send appeal';
export const askAgain = (at: string) =>
  `You can send a new request on ${at}. If you’re in danger, leave and call 911.`;

// Back home.
export const backHome = 'When you’re back home';
export const photographDamage = 'Photograph all damage before you clean up or throw anything away.';
export const keepReceipts = 'Keep receipts for hotel, food and repairs. Many policies reimburse these.';
export const claimPacketText =
  'Your claim packet shows your insurer what you own, with photos and documents.';
export const openClaimPacket = 'Open your claim packet';
export const startRecovery = 'Start your recovery';
export const startRecoveryText =
  'Start your recovery even if your home still stands. Your insurance may pay for what living elsewhere cost you.';
export const openSteps = 'Steps and safety';

// What happened, and the sources.
export const whatHappened = 'What happened';
export const checkingOrder = 'Our team is checking this order';
export const sources = 'Sources';
export const zone = 'Zone';
export const statusAsPublished = 'Status as published';
export const notReported = 'Not reported';
export const source = 'Source';
export const firstSeen = 'First seen by us';
export const firstSource = 'First source to publish it';
export const alsoPublishedBy = 'Also published by';
export const whyItCounts = 'Why it counts';
export const sha256 = 'SHA-256 of what we read';
export const officialPage = 'Open the official page';
export const officialSources = 'Official sources';
export const lastRead = (at: string) => `Last read ${at}`;
export const lastReadNow = 'Last read just now';
export const stale = (since: string) => `STALE since ${since}. What we knew then still counts.`;
export const unavailable = 'UNAVAILABLE. Follow your county’s own alerts.';
export const unavailableSince = (since: string) =>
  `UNAVAILABLE since ${since}. Follow your county’s own alerts.`;
export const demoSources =
  'This demo has no live feed. It simulates a county, and our team can enter orders manually.';
export const noSources = 'No official source is connected, so our team enters orders manually.';
export const referenceOnly =
  'For reference only. Your county’s own alerts come first: we may see an order later than you do.';

// The map.
export const mapTitle = 'Map of your home, the zone and the hotel';
export const home = 'Home';
export const hotel = 'Hotel';

// The demo's simulated county.
export const demoTitle = 'Demo: try an evacuation';
export const demoText =
  'This demo simulates a county that issues a zone around your home. Hotel, cash and alerts then run as in a real evacuation, with sample hotels and test cards.';
export const demoStages = {
  warning: 'Issue a warning',
  order: 'Issue an order',
  lifted: 'Lift the order',
};
export const demoDone = {
  warning: 'Warning issued',
  order: 'Order issued',
  lifted: 'Order lifted',
};
export const demoFollows = 'The next steps appear here within seconds.';
export const demoFailed = 'Nothing was issued';
