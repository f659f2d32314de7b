/** Declaring, informing and drilling an area in Operations. */

// The area
export const area = 'Area';
export const chooseHow = 'How to choose the area';
export const aroundAnAddress = 'Around an address';
export const draw = 'Draw';
export const pasteGeojson = 'Paste GeoJSON';
export const mapTitle = 'Map of the area';
export const noMap = 'The map hasn’t loaded yet';
export const noMapDetail = 'Wait for it, or paste the area as GeoJSON.';
export const countingHomes = 'Counting homes';
export const inside = (homes: string, size: string) => `${homes} inside, ${size}`;
export const centerAddress = 'Center address';
export const chooseFromList = 'Choose one from the list.';
export const radius = 'Radius';
export const miles = (n: number) => `${n} ${n === 1 ? 'mile' : 'miles'}`;
export const drawHint =
  'Click corners on the map, or move the map with the arrow keys and place corners at its center. You need at least three.';
export const placeCorner = 'Place corner at center';
export const undoCorner = 'Undo corner';
export const startOver = 'Start over';
export const geojsonHint = 'A Polygon, MultiPolygon, Feature or FeatureCollection, longitude first.';
export const useArea = 'Use this area';
export const ringTooShort = 'A ring needs at least three points.';
export const badPoint = 'Each point must be [longitude, latitude], two numbers.';
export const swapped = 'Longitude comes first: [-121.6, 39.8], not [39.8, -121.6].';
export const offEarth = (lng: number, lat: number) => `[${lng}, ${lat}] isn’t a valid location.`;
export const eastern = (lng: number, lat: number) =>
  `[${lng}, ${lat}] is east of Greenwich. Longitudes in the US are negative, and come first.`;
export const noRing = 'A polygon needs at least one ring.';
export const notGeoJson = 'This isn’t GeoJSON. Paste an object with a "type".';
export const noFeatures = 'This collection has no list of features.';
export const noGeometries = 'This collection has no list of geometries.';
export const noCoordinates = 'This MultiPolygon has no coordinates.';
export const emptyCollection = 'This collection is empty.';
export const notJson = 'This isn’t JSON. Copy the whole text, from the first { to the last }.';
export const wrongType = (type: string) => `Paste a Polygon or MultiPolygon, not a ${type}.`;
export const noType = 'Paste a Polygon or MultiPolygon with a "type".';

// Declare
export const whatDeclarations = 'the declarations';
export const declareAnArea = 'Declare an area';
export const declareIntro =
  'Use this when an authority orders people to leave and none of our sources shows it. Nothing happens until another administrator approves it.';
export const declarations = 'Declarations';
export const noDeclarations = 'No declarations yet.';
export const demoSecond = 'The demo’s second administrator';
export const demoSecondDetail =
  'Sign in as admin2@hearthline.example in another browser to approve what you propose here.';
export const onlyAdmin = 'You’re the only administrator';
export const onlyAdminDetail = 'A declaration needs a second approval. Add another administrator first.';
export const nameArea = 'Enter the area’s name, as the authority uses it';
export const enterSource = 'Enter the official source and time';
export const chooseArea = 'Choose the area: around an address, drawn or pasted';
export const proposed = 'Proposed';
export const proposedDetail = 'Another administrator must approve or reject it.';
export const notProposed = 'Not proposed';
export const authoritySays = 'What the authority issued';
export const evacuationOrder = 'Evacuation Order';
export const evacuationWarning = 'Evacuation Warning';
export const areaName = 'Area name';
export const officialSource = 'Official source';
export const sourceHint = 'Who announced it, where and when. Households can read it.';
export const propose = 'Submit for approval';
export const stateProposed = 'Needs a second approval';
export const approved = 'Approved';
export const rejected = 'Rejected';
export const withdrawn = 'Withdrawn';
export const someone = 'Someone';
export const homesInside = (homes: string) => `${homes} inside`;
export const viewZone = 'View zone';
export const notWithdrawn = 'Not withdrawn';
export const othersDecide = 'Another administrator decides on what you propose.';
export const withdraw = 'Withdraw';
export const approve = 'Approve';
export const reject = 'Reject';
export const approveOrder = (name: string) => `Approve the Evacuation Order: ${name}`;
export const rejectOrder = (name: string) => `Reject the Evacuation Order: ${name}`;
export const approveWarning = (name: string) => `Approve the Evacuation Warning: ${name}`;
export const rejectWarning = (name: string) => `Reject the Evacuation Warning: ${name}`;
export const orderGoesLive = (homes: string) =>
  `It goes live at once: households in ${homes} are told to leave, and their services start.`;
export const warningGoesLive = (homes: string) =>
  `It goes live at once: households in ${homes} are told to get ready to leave. No services start.`;
export const nothingHappens = 'Nothing is sent and no services start.';
export const howVerified = 'How you verified it';
export const approveAndSend = 'Approve and send';
export const approvedLive = 'Approved. It’s live';

// Inform
export const whatAlerts = 'the information alerts';
export const informAnArea = 'Inform an area';
export const informIntro =
  'Use this for a power shutoff, or for an announcement that none of our sources carries. Members with a home in the area get one email. No services start.';
export const informationAlerts = 'Information alerts';
export const noAlerts = 'No information alerts yet.';
export const enterAuthority = 'Enter the authority or utility that announced it';
export const announced = 'Alert sent';
export const announcedDetail = 'Members in the area get one email each.';
export const notAnnounced = 'Alert not sent';
export const nothingWasSent = (problem: string) => `${problem} Nothing was sent.`;
export const whatWasAnnounced = 'What was announced';
export const announcedBy = 'Announced by';
export const announcedByHint = 'The utility or authority. Members can read it.';
export const starts = 'Starts';
export const startsHint = 'In your time zone. Leave empty to start now.';
export const ends = 'Ends';
export const endsHint = 'Leave empty if unknown.';
export const announce = 'Send alert';
export const over = 'Over';
export const inForce = 'In force';
export const from = (moment: string) => `From ${moment}.`;
export const until = (moment: string) => `Until ${moment}.`;
export const oneSent = '1 message sent.';
export const messagesSent = (n: number) => `${n} messages sent.`;
export const ended = 'Ended';
export const endedDetail = 'Members who were informed get one email saying it’s over.';
export const notEnded = 'Not ended';
export const endAlert = 'End alert';
export const endQuestion = 'End this alert?';
export const endDetail = (title: string) => `${title} is over. Members who were informed get one email.`;

// Drills
export const whatDrills = 'the drills';
export const drillBadge = 'DRILL';
export const areaDrill = 'Area drill';
export const drillIntro =
  'Households practice with their own plan, room and messages in mind. No money moves, no room is held, and no one is told to leave. They get one email that starts with the word DRILL.';
export const results = 'Results';
export const noDrills = 'No area drills yet.';
export const nameDrill = 'Enter a name for the drill';
export const drillStarted = 'Drill started';
export const takePart = (homes: string, n: number) => `${homes} ${n === 1 ? 'takes' : 'take'} part.`;
export const drillNotStarted = 'The drill didn’t start';
export const drillName = 'Drill name';
export const householdsRead = 'Households can read it.';
export const typeWord = (word: string) => `Type ${word}`;
export const typeToContinue = (word: string) => `Type ${word} to continue.`;
export const typeToConfirm = 'Type to confirm';
export const chooseAreaFirst = 'Choose an area first. The confirmation names how many homes take part.';
export const startDrill = 'Start drill';
export const running = 'In progress';
export const stopped = 'Stopped';
export const drillsCaption = 'Area drills';
export const drillHeader = 'Drill';
export const drillNamed = (name: string) => `DRILL: ${name}`;
export const state = 'Status';
export const started = 'Started';
export const homes = 'Homes';
export const seen = 'Opened';
export const allSafe = 'All safe';
export const notNow = 'Not now';
export const end = 'End';
export const endDrill = 'End drill';
export const drillEnded = 'Drill ended';
export const drillNotEnded = 'The drill didn’t end';
