/** Setup after joining: the steps, their reasons and their forms. */

// Steps
export const homeTitle = 'Your home’s address';
export const homeWhy =
  'We check official evacuation orders and warnings for this address. You can add your insurance policy later.';
export const homeNeededFor = 'Alerts, hotel and cash';
export const pinTitle = 'Place your home on the map';
export const pinWhy =
  'Evacuation zones follow streets and ridges. A pin on your roof tells us which side of the line you’re on.';
export const pinNeededFor = 'Hotel and cash that start on their own';
export const membershipTitle = 'Your plan';
export const membershipWhy =
  'Alerts are free. Your plan sends emergency cash when an Evacuation Order covers your home. Plus and Premium also pay for hotel nights.';
export const membershipNeededFor = 'Hotel and cash';
export const cardTitle = 'Your emergency cash card';
export const cardWhy =
  'When an Evacuation Order covers your home, we send your cash to this debit card, usually within 10 minutes. Without a card, we can’t send it.';
export const cardNeededFor = 'Emergency cash';
export const peopleTitle = 'People and animals';
export const peopleWhy =
  'We book rooms that fit everyone, and ask about each person by name in an evacuation.';
export const peopleNeededFor = 'Your hotel room and check-ins';
export const reachTitle = 'Texts and notifications';
export const reachWhy = 'Email doesn’t wake anyone at 2 a.m. A text or a notification does.';
export const reachNeededFor = 'Alerts at night';
export const planTitle = 'Your evacuation plan';
export const planWhy =
  'If you’re apart when an order comes, everyone knows where to meet and who to call. It works offline, too.';
export const planNeededFor = 'Finding each other';
export const drillTitle = 'Your first drill';
export const drillWhy =
  'Walk through it once at the kitchen table. You’ll see what we’d do, and what’s still missing. Nothing is booked or sent.';
export const drillNeededFor = 'Knowing that it works';
export const aboutMinutes = (minutes: number) => `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

// The page and its frame
export const setup = 'Setup';
export const loading = 'Loading setup';
export const notLoaded = 'Setup didn’t load';
export const allSaved = 'Everything you entered is saved.';
export const error = 'Error';
export const allSteps = 'All steps';
export const done = 'Done';
export const reviewing = 'Our team is reviewing your home. We’ll email you.';
export const after = (title: string) => `After “${title}”`;
export const later = (time: string) => `Later. ${time}`;
export const stepOf = (at: number, all: number) => `Step ${at} of ${all}`;
export const doneCount = (n: number) => `${n} done`;
export const stepsDone = (done: number, all: number) => `${done} of ${all} steps done`;
export const neededForShort = (what: string) => `Needed for: ${what}`;
export const notNow = 'Not now';
export const leave = 'Finish later';
export const stepDone = 'This step is done';
export const next = 'Continue';
export const changeAddress = 'Change the address';
export const movePin = 'Move the pin';
export const openMembership = 'Open Membership';
export const changeCard = 'Change the card';
export const openHousehold = 'Open Household';
export const openSettings = 'Open Settings';
export const anotherDrill = 'Run another drill';
export const allSet = 'You’re all set';
export const allSetDetail =
  'When an official order covers your home, we alert you and your services start on their own. Run a drill every six months to keep it working.';
export const whatsLeft = 'What’s left';
export const whatsLeftDetail =
  'Your services need the open steps to work on their own. Do one whenever you have a minute.';
export const toDashboard = 'Go to your dashboard';

// On the dashboard
export const loadingCard = 'Loading your setup';
export const finish = 'Finish setting up';
export const ofDone = (done: number, all: number) => `${done} of ${all} done`;
export const nextStep = (title: string) => `Next: ${title}`;
export const neededFor = (what: string, time: string) => `Needed for: ${what}. ${time}.`;
export const continueSetup = 'Continue setup';
export const oneLeft = '1 setup step left';
export const stepsLeft = (n: number) => `${n} setup steps left`;
export const seeWhatsLeft = 'See what’s left';
export const servicesDepend = 'Some services need it.';

// Card, membership and drill
export const saveCard = 'Save card';
export const cardFormNotLoaded = 'The card form didn’t load';
export const verify = 'Verify your identity';
export const verifyNow = 'Verify now';
export const verifyDetail = (card: string) =>
  `${card} is saved. Our payment provider must verify your identity before it can send cash to it.`;
export const cardHint = 'Use a debit or prepaid card from a US bank. Credit cards can’t receive cash.';
export const cardNotSaved = 'Card not saved';
export const plansNotLoaded = 'The plans didn’t load';
export const nothingWasCharged = 'Nothing was charged.';
export const member = 'You’re a member';
export const memberDetail = (plan: string) =>
  `${plan} is active. We emailed you the terms and how to cancel.`;
export const memberRenews = (plan: string, day: string) =>
  `${plan} is active. It renews on ${day}. We emailed you the terms and how to cancel.`;
export const drillNotStarted = 'The drill didn’t start';
export const drillsNotLoaded = 'Your drills didn’t load';
export const drillIntro =
  'Get everyone together. Read each step aloud, and tap when you’ve talked it through. No alert goes out, no room is booked and no money moves.';
export const startDrill = 'Start the drill';

// People, pin, reach and plan
export const fewer = (many: string) => `Fewer ${many}`;
export const more = (many: string) => `More ${many}`;
export const enterName = 'Enter at least one name';
export const whoLivesHere = 'Who lives here?';
export const namesHint = 'First names, separated by commas. Start with yourself.';
export const animals = 'Animals';
export const notAllSaved = 'Not everything was saved';
export const saving = 'Saving';
export const saveHousehold = 'Save household';
export const openMap = 'Open the map';
export const numberNotLoaded = 'Your number didn’t load';
export const placeMailbox = 'Mailbox across the street';
export const placeDriveway = 'Neighbor’s driveway';
export const placeStreetEnd = 'End of our street';
export const planNotLoaded = 'Your plan didn’t load';
export const planSafe = 'What you entered is saved.';
export const contactTitle = 'Someone outside your area everyone can call';
export const name = 'Name';
export const phone = 'Phone';
export const savePlan = 'Save plan';
export const enterPlace = 'Choose or enter a meeting place';
export const meetingPlace = 'Meeting place near your home';
export const placeHint = 'Pick one, or type your own.';
export const suggestions = 'Suggestions';
