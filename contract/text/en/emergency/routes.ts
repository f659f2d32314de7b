/** Routes out of an evacuation zone: steps, outcomes and how old our information is. */

export const compass = {
  north: 'north',
  northeast: 'northeast',
  east: 'east',
  southeast: 'southeast',
  south: 'south',
  southwest: 'southwest',
  west: 'west',
  northwest: 'northwest',
};

// Steps.
export const depart = (heading: string, street: string | null) =>
  street === null ? `Drive ${heading}` : `Drive ${heading} on ${street}`;
export const turn = {
  continue: (street: string) => `Continue onto ${street}`,
  'bear-left': (street: string) => `Bear left onto ${street}`,
  left: (street: string) => `Turn left onto ${street}`,
  'sharp-left': (street: string) => `Turn sharp left onto ${street}`,
  'bear-right': (street: string) => `Bear right onto ${street}`,
  right: (street: string) => `Turn right onto ${street}`,
  'sharp-right': (street: string) => `Turn sharp right onto ${street}`,
  'turn-back': (street: string) => `Make a U-turn onto ${street}`,
};
export const ramp = 'the ramp';
export const road = 'the road';
export const leaveZone = 'You leave the evacuation zone here';
export const arrive = 'You have arrived';
export const feet = (feet: number) => `${feet} ft`;
export const miles = (miles: string) => `${miles} mi`;

// What we found.
export const outcomes = {
  verified:
    'Take this route. It leaves the evacuation zone and avoids every fire and closed road we know of.',
  'verified-goes-deeper-first':
    'Take this route. It goes farther into the evacuation zone first, because we know of no other way out.',
  'in-fire': 'Call 911. The fire map shows fire where you are, so we can’t give you a route.',
  'no-way-in-our-data':
    'Follow officers and signs. We know of no safe route to your hotel. If you can’t get out, call 911.',
  'no-road-data':
    'Follow your county’s instructions. We have no road map for this area. A navigation app may not know about the order.',
  unavailable:
    'Follow your county’s instructions. We can’t check routes right now. A navigation app may not know about the order.',
};

// How old our information is. What isn't listed as closed may still be closed.
export const asOf = {
  roads: (time: string) => `Road map as of ${time}.`,
  zones: (time: string) => `Evacuation zones as of ${time}.`,
  fires: (time: string) => `Fires as of ${time}. They may have grown since.`,
  closures: (time: string) => `Closed roads as of ${time}. Others may be closed, too.`,
};
export const lastHeard = {
  roads: (time: string) => `Our road map is old: ${time}. Roads may have changed.`,
  zones: (time: string) => `We can’t update evacuation zones. The last update was ${time}.`,
  fires: (time: string) => `We can’t update fires. The last update was ${time}. They may have grown since.`,
  closures: (time: string) =>
    `We can’t update closed roads. The last update was ${time}. Others may be closed, too.`,
};
export const neverHeard = {
  roads: 'We don’t know how old our road map is.',
  zones: 'We couldn’t check evacuation zones.',
  fires: 'We couldn’t check for fires.',
  closures: 'We couldn’t check for closed roads.',
};
export const notConfigured = {
  roads: 'We have no road map.',
  zones: 'We have no source for evacuation zones.',
  fires: 'We have no source for fires.',
  closures: 'We have no source for closed roads. Any road may be closed.',
};
export const followOfficers = 'Follow officers and signs over this route.';
export const mapCredit = '© OpenStreetMap contributors';

// Ways out, in advance.
export const twoWays = (first: string, second: string) =>
  `There are two ways out of your neighborhood: one to the ${first}, one to the ${second}. Drive both once.`;
export const twoWaysAlike = (heading: string) =>
  `There are two ways out of your neighborhood, both to the ${heading}. Leave early, because both may close together.`;
export const oneWay = (streets: string) =>
  `Leave early. Every way out of your neighborhood uses ${streets}, and so do your neighbors.`;
export const noWays = 'We found no way out in our road map. Ask your county which roads to use.';
export const unnamedStreet = 'a street without a name';
export const dataEndsNear = 'Our road map ends near your home, so there may be other ways out.';
