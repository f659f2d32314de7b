/** What the on-call person gets about a life-threatening case outside the desk’s hours. Never says who or what. */
export const text = (ref: string, reason: string, url: string) =>
  `Hearthline on call: life-threatening case ${ref}. ${reason}. Take it now: ${url}`;
export const subject = (ref: string) => `Life-threatening case ${ref} outside desk hours`;
export const waiting = 'A life-threatening case is waiting';
export const noOneTexted = (reason: string) =>
  `${reason}. No one has taken the case, and no one could be texted.`;
export const takeCase = 'Take the case';
export const setPhone = 'Set ON_CALL_PHONE, so that the on-call person gets a text.';
