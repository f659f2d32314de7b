/** The pages of neighbor groups. */
export const title = 'Neighbors';
export const intro =
  'A group of your street or zone. Each household decides what its neighbors see, and starts with nothing.';
export const theGroups = 'your groups';
export const theGroup = 'the group';
export const yourGroups = 'Your groups';
export const noGroups = 'You’re not in a group yet';
export const noGroupsText =
  'An ambassador on your street can invite you with a link or a flyer. If there’s no group yet, you can become the ambassador.';
export const becomeAmbassador = 'Become an ambassador';
export const paused = 'Paused';
export const pausedText =
  'No one sees anything of this group right now, because its ambassador isn’t active.';
export const youLead = 'You lead it';
export const member = 'Member';
export const open = 'Open';
export const startGroup = 'Start a group';
export const startGroupText = 'For your street or zone. You can lead up to three groups.';
export const started = 'Group started';
export const groupName = 'Name';
export const groupNameHint = 'Neighbors and drill emails show it, like “Oak Ridge Drive”.';
export const groupArea = 'Area';
export const groupAreaHint = 'Streets or the neighborhood, in your words. No house numbers of people.';
export const zoneId = 'Evacuation zone';
export const zoneIdHint = 'If you know it, like BUT-PAR-042. It’s on your plan and on your county’s map.';
export const zoneIs = (zone: string) => `Zone ${zone}`;
export const gone = 'This group isn’t available';
export const goneText = 'It may be closed or paused, or you may no longer be part of it.';
export const backToGroups = 'See your groups';
export const ledBy = (name: string) => `Led by ${name}`;
export const householdCount = (count: number) => (count === 1 ? '1 household' : `${count} households`);

// What the household shows
export const yourHousehold = 'What neighbors see of you';
export const yourHouseholdText =
  'Everything is off until you turn it on. Changes take effect right away, for everyone.';
export const showName = 'Name';
export const showNameHint = 'The name your neighbors know, like “Maya and Leo, blue door”. Empty: no name.';
export const showSkills = 'Skills and things you can lend';
export const showSkillsHint = 'For example: nurse, chainsaw, trailer, speaks Spanish. Empty: not shown.';
export const showNeeds = 'What you may need';
export const showNeedsHint =
  'For example: no car, uses a walker. Write only what neighbors should know. Empty: not shown.';
export const showCheck = 'Check on me';
export const showCheckHint =
  'Neighbors see that you’d like a check. During an order or warning they can ask our team to contact you.';
export const showPin = 'Show my home on the group map';
export const showPinHint = 'To the nearest block, never your address.';
export const showBoard = 'Show my check-ins on the board';
export const showBoardHint =
  'During an order or warning, neighbors see how many of you checked in as out, and if you need a ride. Needs a name.';
export const takeDrills = 'Take part in street drills';
export const takeDrillsHint =
  'You get practice emails. Counts are shown to the group; your name only if you show it.';
export const save = 'Save';
export const saved = 'Saved. Neighbors see it now.';
export const stopShowing = 'Stop showing everything';
export const stopped = 'Neighbors no longer see anything of you';
export const leave = 'Leave group';
export const leaveQuestion = 'Leave this group?';
export const leaveText = 'Everything you showed here is deleted at once. To come back, you need a link.';
export const left = 'You’ve left the group';

// The list and the map
export const neighbors = 'Neighbors';
export const neighborsText = (shown: number, all: number) =>
  `${shown} of ${all} households show something. The others are only counted.`;
export const noNeighbors = 'No household shows anything yet';
export const noNeighborsText = 'Joining shows nothing. Each household decides for itself.';
export const aHousehold = 'A household';
export const showsNothing = 'Shows nothing';
export const you = 'You';
export const skills = 'Skills';
export const needs = 'Needs';
export const wantsCheck = 'Check on me';
export const remove = 'Remove';
export const removeFromGroup = (name: string) => `Remove ${name}`;
export const removeQuestion = 'Remove this household?';
export const removeText =
  'Everything it showed is deleted at once, and it gets an email. It can’t come back by a link.';
export const removed = 'Household removed';
export const map = 'Group map';
export const mapText =
  'Blocks with households that agreed to be on the map. Places are rounded to the block.';
export const mapTitle = 'Map of the group’s blocks';
export const noMap = 'No home is on the map yet';
export const noMapText = 'Homes appear here when households turn on the map for themselves.';
export const mapUnable = 'This browser can’t draw the map. The list has the same information.';
export const block = (n: number) => `Block ${n}`;
export const unnamed = (count: number) =>
  count === 1 ? '1 household without a name' : `${count} households without a name`;

// The board
export const board = 'Who is out';
export const boardText =
  'What households told us. It doesn’t mean that anyone is safe. If someone is in danger, call 911 first.';
export const boardEmpty = 'No household on the board is under this order or warning.';
export const statuses = {
  help: 'Asked for help',
  out: 'Everyone checked in as out',
  some: 'Some checked in as out',
  none: 'Hasn’t checked in',
  unknown: 'We don’t know',
};
export const outOf = (out: number, of: number) => `${out} of ${of} checked in as out`;
export const unknownText = 'This household listed no people, so there are no check-ins.';
export const lastCheckIn = (moment: string) => `Last check-in ${moment}`;
export const noCheckIn = 'No check-in yet. They may still be at home.';
export const needsRide = 'Needs a ride';
export const isAskedAbout = 'Our team was asked to check';
export const askRide = 'Ask for a ride';
export const askRideFor = (name: string) => `Ask for a ride for ${name}`;
export const askCheck = 'Ask our team to check';
export const askCheckOn = (name: string) => `Ask our team to check on ${name}`;
export const askedDone = 'Our concierge has your request. This does not dispatch help.';
export const callFirst = 'Is a life at risk? Call 911 first.';
export const callFirstText =
  'Our concierge team helps with rides and calls people. It can’t send firefighters or an ambulance.';
export const call911 = 'Call 911';
export const yourRequest = 'Your household';
export const checkInHere = 'Check in your household';

// Drills
export const drills = 'Street drills';
export const drillsText =
  'A practice evacuation for households that agreed to take part. Nothing is booked and no money moves.';
export const planDrill = 'Plan a drill';
export const planDrillText = 'Every household gets an email. Only those that turned on drills take part.';
export const drillDay = 'Day';
export const drillTime = 'Time';
export const drillPlanned = 'Drill planned. We’re emailing the group.';
export const noDrills = 'No drills yet';
export const noDrillsText = 'Practice once before fire season: it takes about 15 minutes.';
export const drillStates = { planned: 'Planned', running: 'Running', done: 'Done', canceled: 'Canceled' };
export const drillOn = (moment: string) => `Drill on ${moment}`;
export const startDrill = 'Start now';
export const drillStarted = 'Drill started';
export const endDrill = 'End drill';
export const drillEnded = 'Drill ended';
export const cancelDrill = 'Cancel drill';
export const drillCanceled = 'Drill canceled';
export const counts = {
  invited: 'In the drill',
  acknowledged: 'Confirmed',
  left: 'Practiced leaving',
  finished: 'Finished',
  declined: 'Said “not now”',
};
export const resultCaption = 'Households in this drill, by step';
export const step = 'Step';
export const households = 'Households';
export const finishedNames = (names: string) => `Finished: ${names}`;
export const picture = 'Result as a picture';
export const downloadPicture = 'Download picture';
export const openYourDrill = 'Open your drill';
export const enterPoints = 'Enter for impact points';
export const enterPointsText =
  'A drill that at least three other households finished earns 25 points once someone else confirms it.';
export const tooFew = 'For impact points, at least three other households must finish the drill.';
export const entered = 'Entered for impact points';
export const whoConfirms = 'Who confirms it?';
export const ourTeam = 'Our team';
export const enter = 'Enter';

// Links
export const links = 'Invitation links';
export const linksText =
  'Share a link or print a flyer. Opening it changes nothing: people sign in and click to join.';
export const noLinks = 'No link works right now';
export const noLinksText = 'Make a link to invite your street.';
export const addLink = 'Make a link';
export const linkAdded = 'Link ready';
export const linkDays = 'Works for';
export const daysLong = (days: number) => `${days} days`;
export const linkUses = 'At most';
export const linkFacts = (uses: number, most: number, until: string) =>
  `Used ${uses} of ${most} times. Works until ${until}.`;
export const copy = 'Copy link';
export const copied = 'Link copied';
export const notCopied = 'We couldn’t copy it. Select the link and copy it yourself.';
export const theLink = 'Link';
export const flyer = 'Flyer to print';
export const revoke = 'Revoke';
export const revoked = 'Link revoked. It no longer works.';
export const closeGroup = 'Close group';
export const closeQuestion = 'Close this group?';
export const closeText =
  'Every household leaves, what they showed is deleted, and all links stop working. This can’t be undone.';
export const closed = 'Group closed';

// The flyer
export const flyerTitle = 'Flyer';
export const print = 'Print';
export const flyerGone = 'This link no longer works';
export const flyerGoneText = 'Make a new link on the group’s page, then print its flyer.';
export const backToGroup = 'Back to the group';
export const linkRunsOut = (until: string) => `The code works until ${until}.`;
