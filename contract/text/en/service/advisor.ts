/** The home advisor of a Plus or Premium membership, as the household sees them. */
export const homeAdvisor = 'Home advisor';
export const yourHomeAdvisor = 'Your home advisor';
export const notChosenYet =
  'Our team will choose your home advisor and show the name here. Until then, write to our team.';
export const isYourAdvisor = (name: string) =>
  `${name} is your home advisor. On a quiet day, your messages go to ${name} while they’re working, and to our team at other times. In an evacuation, the first available person on our team answers.`;
export const writeTo = (name: string) => `Write to ${name}`;

// A call.
export const ourTeam = 'Our team';
export const called = (who: string, ref: string) => `${who} called you. Case ${ref}.`;
export const willCall = (who: string, when: string, ref: string) =>
  `${who} will call you ${when}. Case ${ref}.`;
export const requestACall = 'Request a call';
export const changeTime = 'Change the time';
export const cancelCall = 'Cancel the call';
export const callCanceled = 'The call is canceled';
export const callNotCanceled = 'The call wasn’t canceled';
export const requestFrom = (name: string) => `Request a call from ${name}`;
export const requestText = (name: string) =>
  `${name} calls the verified phone numbers of your household. To talk to us right away, call the concierge.`;
export const requestCall = 'Request call';
export const notNow = 'Not now';
export const notRequested = 'No call was requested';
export const requested = 'Your call is requested';
export const when = 'When';
export const whenHint = (zone: string) =>
  `In your home’s time zone, ${zone}. From half an hour to 30 days ahead.`;
export const about = 'What it’s about';
export const optional = 'Optional';
