/** The coverage map. */

/** Head of the page. */
export const coverageMap = 'COVERAGE MAP';
export const backToHome = 'Back to Home';
export const title = 'At-Risk Properties';
export const intro =
  'Where homes in California are most at risk, based on FEMA’s National Risk Index. Choose an area, or start with your own address.';
export const howToRead = 'How to read this map';
export const needsScripts = 'The map and the list need JavaScript. You can check an address without it.';

/** The visitor's own home. */
export const myHome = 'What about my house?';
export const yourPlaceField = 'Your address, city or ZIP code';
export const enterPlace = 'Enter your address, city or ZIP code';
export const checkMyHome = 'Check my home';
export const useMyLocation = 'Use my location';
export const checking = 'Checking your address';
export const notChecked = 'We couldn’t check this address. Please try again.';
export const noPosition = 'Your browser didn’t share your location. Enter your address or ZIP code instead.';
export const whereUnknown = 'We don’t know where you are';
export const noResult = 'No result for this address';
export const coverage = {
  covered: 'Covered now',
  planned: 'Planned next',
  'not-yet': 'Not covered yet',
  unknown: 'Not known yet',
};
export const precision = {
  home: 'Distances are from your address. The rating is for your county: FEMA rates counties, not single homes.',
  street: 'This is for your street, not your house number. The rating is for your county.',
  city: 'This is for the center of town, not your house number. The rating is for the whole county.',
  point: 'Distances are from your device’s location. The rating is for the whole county.',
};
export const precisionZip = (zip: string) =>
  `This is for ZIP ${zip}, not your house number. The rating is for the whole county.`;
export const precisionSomeZip =
  'This is for a ZIP code, not your house number. The rating is for the whole county.';
export const closeResult = 'Close the result';
export const protectHome = 'Protect this home';
export const countyNotRated = 'We don’t have a rating for this county yet.';
export const more = {
  disasters: (count: number) => (count === 1 ? '1 more disaster' : `${count} more disasters`),
  partners: (count: number) => (count === 1 ? '1 more partner' : `${count} more partners`),
};
export const disastersWithin = (miles: number) => `Past disasters within ${miles} miles`;
export const noDisasterWithin = (miles: number) =>
  `None of the disasters we list started within ${miles} miles.`;
export const partnersWithin = (miles: number) => `Support partners within ${miles} miles`;
export const noPartnerWithin = (miles: number) => `We list no partner within ${miles} miles yet.`;
export const underOneMile = 'less than a mile away';
export const milesAway = (miles: number, shown: string) =>
  miles === 1 ? '1 mile away' : `${shown} miles away`;

/** Official orders at that home. */
export const checkingOrders = 'Checking official orders…';
export const ordersNotChecked = 'We couldn’t check official orders';
export const followCounty = 'Follow your county’s alerts, and leave when it tells you to.';
export const sourceSince = (source: string, since: string) => `${source}, since ${since}. `;
export const sourceToday = (source: string) => `${source}, since today. `;
export const officialMap = 'Official map';

/** A link to share. */
export const copyLink = 'Copy a link without the street';
export const linkCopied = 'Link copied';
export const linkCopiedDetail = (place: string) => `It names ${place} and no street.`;
export const linkNotCopied = 'We couldn’t copy the link';

/** Search and filters. */
export const areas = 'Areas';
export const searchLocations = 'Search locations...';
export const riskLevel = 'Risk level';
export const allRiskLevels = 'All risk levels';
export const hazardType = 'Hazard type';
export const allHazards = 'All hazards';

/** List of areas. */
export const areasAtRisk = 'Areas at risk';
export const loadingAreas = 'Loading areas';
export const areaCount = (found: number, shown: number) => `${found} areas found • ${shown} showing`;
export const allLoaded = (found: number) => `All ${found} locations loaded`;
export const femaRiskData = 'FEMA Risk Data';
export const noMatch = 'No area matches';
export const noMatchDetail = 'Try another name or county, or fewer filters. You can check any address above.';
export const listNotLoaded = 'We couldn’t load the list';
export const listNotLoadedDetail = 'We couldn’t reach the risk data. You can still check your address.';
export const scoreOf100 = 'score of 100';
export const highestHazards = 'Highest hazards';
export const ratingAndLoss = (rating: string, loss: string) =>
  `FEMA rating: ${rating} · ${loss} expected loss a year`;
export const detailsOf = (name: string) => `Details of ${name}`;
export const closeDetails = 'Close details';
export const showOnMap = 'Show on the map';
export const protectArea = 'Protect This Area';

/** Figures. */
export const femaRating = 'FEMA rating';
export const femaRatingIs = (rating: string) => `FEMA rating: ${rating}`;
export const riskScore = 'Risk score';
export const ratingAndScore = (rating: string, score: string) =>
  `FEMA rating: ${rating} · Risk score: ${score}`;
export const population = 'Population';
export const buildingValue = 'Building value';
export const annualLoss = 'Expected annual loss';
export const primaryHazards = 'Primary hazards';
export const noneAbove30 = 'None above 30.';
export const notReported = 'not reported';
export const of100 = 'of 100';
export const hazardScores = 'Hazards, score out of 100 and FEMA rating';
export const explainRating = (rating: string, percentBelow: number) =>
  `FEMA’s rating, ${rating}, reflects how large the losses are. The score is a rank: ${percentBelow}% of US counties have a lower risk.`;
export const explainHighest = (rating: string) =>
  `FEMA’s rating, ${rating}, reflects how large the losses are. The score is a rank: no US county has a higher risk.`;
export const date = 'Date';
export const type = 'Type';
export const severity = 'Severity';
export const damage = 'Damage';
export const fatalities = 'Fatalities';
export const evacuated = 'Evacuated';
export const acresBurned = 'Acres burned';
export const magnitude = 'Magnitude';
export const disasterLine = (type: string, severity: string, day: string, where: string) =>
  `${type}, ${severity.toLowerCase()} · ${day} · ${where}`;
export const capacity = 'Capacity';
export const priceRange = 'Price range';
export const contact = 'Contact';
export const services = 'Services';
export const starsOf = (rating: string, most: number) => `${rating} of ${most}`;
export const moreServices = (count: number) => `+${count} more`;
export const sample = 'Sample';
export const notReal = 'An example, not a real business.';
export const countyRiskIn = (state: string) => `County risk, ${state}`;
export const county = (name: string) => `${name} County`;
export const counties = (names: string) => `${names} counties`;
export const source = 'Source:';
export const sourceIs = (line: string) => `Source: ${line}`;
export const sources = 'Sources:';
export const openSource = 'Open the source';

/** Map and layers. */
export const map = 'Map';
export const list = 'List';
export const show = 'Show';
export const scrollToTop = 'Scroll to top';
export const mapLabel = 'Map of areas at risk';
export const mapKeys =
  'Arrow keys move the map, plus and minus zoom. The markers follow as buttons. The list has every area, too.';
export const loadingMap = 'Loading the map';
export const cannotDraw =
  'This browser can’t draw the map. The list has every area, and the layers you turn on appear below as text.';
export const mapNotLoaded = 'We couldn’t load the map. The list is complete without it.';
export const layerNotLoaded = 'We couldn’t load a layer.';
export const tryAgain = 'Try again';
export const layers = 'Layers';
export const layersAsText = 'Layers as text';
export const activeLayers = 'Active Layers';
export const noLayer = 'No layer is on.';
export const historicalDisasters = 'Historical Disasters';
export const historicalDisastersIn = (years: string) => `Historical Disasters (${years})`;
export const supportNetwork = 'Support Network';
export const supportPartner = 'Support partner';
export const countyRisk = 'County Risk';
export const countyRiskLegend = 'County Risk (FEMA rating)';
export const colorsShow = 'Colors show the score, a rank among US counties.';
export const colorsShowOnMarkers = 'Colors show the score, a rank among US counties, on the markers.';
export const close = 'Close';
export const yourPlace = (label: string) => `Your place: ${label}`;
export const areaMarker = (name: string, level: string, score: string) =>
  `${name}, FEMA rating ${level}, score ${score} of 100`;
export const disasterMarker = (name: string, type: string, year: string) =>
  `${name}, ${type.toLowerCase()}, ${year}`;
export const partnerMarker = (name: string, type: string) => `${name}, ${type.toLowerCase()}`;

/** Bands of the score. */
export const bands = {
  veryHigh: { word: 'Very High', legend: 'Very High (90+)' },
  high: { word: 'High', legend: 'High (80-89)' },
  moderate: { word: 'Moderate', legend: 'Moderate (70-79)' },
  lower: { word: 'Lower', legend: 'Lower (60-69)' },
  low: { word: 'Low', legend: 'Low (below 60)' },
};
export const clearFilters = 'Clear filters';
