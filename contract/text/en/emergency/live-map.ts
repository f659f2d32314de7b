/** The live map: zones, fires and closures with the age of every source. Nothing that isn't listed is called safe. */
export const title = 'Live map';
export const intro =
  'Evacuation zones, fires, road closures and shelters, as official sources report them. A road that isn’t listed may still be closed. Follow officers and signs first.';
export const area = 'Area';
export const regions = {
  california: 'All of California',
  northBay: 'North Bay and Wine Country',
  bayArea: 'Bay Area',
  north: 'Northern California',
  sierra: 'Sierra and Central Valley',
  centralCoast: 'Central Coast',
  losAngeles: 'Los Angeles and Ventura',
  south: 'San Diego and Inland Empire',
};
export const asOnMap = 'As shown on the map';
export const mapTitle =
  'Map of evacuation zones, fires, road closures and shelters. The list has the same information.';
export const showMap = 'Show the map';
export const loadingMap = 'Loading the map…';
export const cannotDraw = 'This browser can’t draw the map. The list has everything.';
export const mapNotLoaded = 'The map didn’t load. The list has everything.';
export const needsScripts = 'The map and its list need JavaScript. For orders, check your county’s website.';
export const loading = 'Loading what official sources report…';
export const notLoaded = 'We couldn’t load the list';
export const notLoadedDetail =
  'Check your connection and try again. For orders, follow your county’s alerts.';
export const listTitle = 'In this area';
export const counts = (of: Record<'zones' | 'fires' | 'closures' | 'shelters', number>): string =>
  `Zones: ${of.zones}. Fires: ${of.fires}. Closures: ${of.closures}. Shelters: ${of.shelters}.`;

export const zones = 'Evacuation zones';
export const noZones =
  'No evacuation zone is listed here. Your county may announce an order before we see it.';
export const unseenZones = 'We can’t see evacuation zones right now. Follow your county’s alerts.';
export const underReview = 'Our team is checking this zone.';
export const fires = 'Fires';
export const noFires = 'No fire perimeter is listed here. New fires are mapped hours after they start.';
export const unseenFires = 'We can’t see fire perimeters right now.';
export const closures = 'Road closures';
export const noClosures = 'No closure is listed here. That doesn’t mean that roads are open.';
export const unseenClosures = 'We can’t see road closures right now. Roads may be closed.';
export const moreClosures = (n: number): string => `${n} more. Zoom in to see them.`;
export const shelters = 'Shelters';
export const noShelters = 'No open shelter is listed here. Call 211 or check your county’s website.';
export const unseenShelters = 'We can’t see shelters right now. Call 211 or check your county’s website.';
export const noShelterSource =
  'No source of shelters is connected. Call 211 or check your county’s website for shelters.';
export const callFirst = 'Check that it’s still open and has room before you drive there.';
export const shelterPeople = (people: string, capacity: string): string =>
  `${people} people there, room for ${capacity}.`;
export const shelterCapacity = (capacity: string): string => `Room for ${capacity} people.`;
export const pets = 'Takes pets.';
export const noPets = 'No pets; service animals are welcome.';
export const accessible = 'Wheelchair accessible.';
export const confirmed = (age: string): string => `Listed as open ${age}.`;
export const redFlags = 'Red Flag Warnings';

export const since = (moment: string): string => `Since ${moment}.`;
export const until = (moment: string): string => `Until ${moment}.`;
export const noEnd = 'No end announced.';
export const overdue = (moment: string): string =>
  `Was to end ${moment}. Nothing confirms that, so count it as closed.`;
export const acres = (n: string): string => `${n} acres.`;
export const contained = (percent: number): string => `${percent}% contained.`;
export const mapped = (moment: string, age: string): string =>
  `Mapped ${moment} (${age}). It may have grown since.`;
export const mappedUnknown = 'When it was mapped isn’t known. It may have grown since.';
export const from = (source: string): string => `Source: ${source}.`;
export const showOnMap = 'Show on map';
export const officialPage = 'Official page';

export const sources = 'Sources and their age';
export const noSources = 'No live source is connected. Check your county’s website.';
export const current = (age: string): string => `Working. Last complete response ${age}.`;
export const stale = (age: string): string =>
  `In doubt. Last complete response ${age}. What it listed then still counts.`;
export const unavailable = (age: string): string =>
  `Not answering. Last complete response ${age}. What it listed then still counts.`;
export const sheltersInDoubt = (age: string): string =>
  `In doubt. Last complete response ${age}. Shelters may have closed since.`;
export const sheltersUnavailable = (age: string): string =>
  `Not answering. Last complete response ${age}. Shelters may have closed since.`;
export const neverAnswered = 'Not answering. No complete response yet.';

export const justNow = 'just now';
export const minutesAgo = (n: number): string => `${n} min ago`;
export const hoursAgo = (n: number): string => (n === 1 ? '1 hour ago' : `${n} hours ago`);
export const daysAgo = (n: number): string => (n === 1 ? '1 day ago' : `${n} days ago`);

export const legend = 'Legend';
export const legendOrder = 'Evacuation Order';
export const legendWarning = 'Evacuation Warning';
export const legendOther = 'Other zone';
export const legendFire = 'Fire, as last mapped';
export const legendClosure = 'Road or ramp closed';
export const legendLanes = 'Lanes closed or one-way traffic';
export const legendRedFlag = 'Red Flag Warning';
export const legendShelter = 'Shelter, listed as open';
export const legendHome = 'My home';
export const legendHotel = 'My hotel';
export const legendWatched = 'Place I watch';
