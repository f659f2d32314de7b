/** The line at the top of every page while something is active: what to do comes first, because a line's end may be cut. */

export const orderUnconfirmed = (street: string) => `Possible Evacuation Order: ${street}. Check now.`;
export const orderPossible = (street: string) => `An Evacuation Order may cover ${street}. Check now.`;
export const leaveNow = (street: string) => `Leave now: ${street}.`;
export const leaveNowStarted = (street: string) => `Leave now: ${street}. Your services have started.`;
export const warning = (street: string) => `Be ready to leave: ${street}.`;
export const lifted = (street: string) => `The order for ${street} was lifted.`;
export const corrected = (street: string) => `We corrected a mistake about ${street}.`;
export const moreHomes = (others: number) => `And ${others} more of your homes.`;
export const since = (since: string) => `Since ${since}`;
export const whatWeDoForYou = 'What we’re doing for you';
export const whatToDo = 'What to do';
export const drill = (street: string) => `DRILL in progress at ${street}. This isn’t a real order.`;
export const notCheckedIn = (name: string | null) =>
  name ? `${name} wasn’t checked in` : 'Check-in not saved';
