/** Messages to partner hotels. Short, because a front desk reads them between two guests. */
const rooms = (n: number) => `${n} ${n === 1 ? 'room' : 'rooms'}`;
export const otherPets = (n: number) => (n === 1 ? '1 pet' : `${n} pets`);
export const roomsFrom = (n: number, day: string) => `${rooms(n)} from ${day}`;
export const accessible = (n: number) => `${n} accessible`;
export const powered = (n: number) => `${n} with backup power`;
export const askSubject = (n: number, hotel: string) => `Evacuation: ${rooms(n)} at ${hotel}, please confirm`;
export const remindSubject = (n: number, hotel: string) =>
  `Reminder: ${rooms(n)} at ${hotel}, please confirm`;
export const changeSubject = (hotel: string) => `Changes to your evacuation guests at ${hotel}`;
export const asked = (us: string, what: string) =>
  `${us} members are evacuating and are on their way to you. Please hold: ${what}.`;
export const how =
  'Open the link to confirm with your confirmation number, or to decline. You don’t need an account.';
export const by = (time: string) => `Please answer by ${time}. After that we place the guests elsewhere.`;
export const silent = 'If no one answers, we’ll call you.';
export const changed = (what: string) =>
  `Since our last message: ${what}. Open the link to see the current list.`;
export const canceledRooms = (n: number) => `${rooms(n)} canceled`;
export const changedRooms = (n: number) => (n === 1 ? '1 stay changed' : `${n} stays changed`);
export const open = 'See the rooms';
export const askText = (us: string, what: string, url: string) =>
  `${us} EVACUATION: ${what}. Confirm or decline: ${url}`;
/** Added to a text where it fits. */
export const orReply = 'Or reply 1 and your confirmation number, or 2 and the reason to decline.';
export const changeText = (us: string, what: string, url: string) => `${us}: ${what}. Current list: ${url}`;
export const capacitySubject = (hotel: string) =>
  `Evacuation nearby: how many free rooms does ${hotel} have?`;
export const capacity = (us: string) =>
  `An evacuation is under way near you, and ${us} members may need rooms. How many can you give us in the next three nights?`;
export const capacityHow =
  'Open the link and enter the number. It takes less than a minute, and you don’t need an account.';
export const capacityOpen = 'Enter free rooms';
export const capacityText = (us: string, url: string) =>
  `${us} EVACUATION near you: how many rooms are free tonight? Reply ROOMS and the number, or open: ${url}`;
export const codeSubject = 'Your code to see guest names';
export const codeFor = (hotel: string) =>
  `Enter this code on the page for ${hotel}. It works for 10 minutes.`;
export const codeNotYours = 'If you didn’t ask for it, someone may have your link. Don’t share the code.';
export const codeText = (code: string) =>
  `Your code to see guest names: ${code}. It works for 10 minutes. Don’t share it.`;
export const bookingSubject = (service: string) => `Booking request: ${service}`;
export const bookingRemind = (service: string) => `Reminder, booking request: ${service}`;
export const bookingAsked = (us: string) => `A ${us} member needs your service:`;
export const bookingBy = (time: string) => `Please answer by ${time}. After that we ask another partner.`;
export const bookingChanged = (ref: string) => `Booking ${ref} has changed. Open the link to see its status.`;
export const bookingChangedSubject = (ref: string) => `Booking ${ref} has changed`;
export const bookingOpen = 'See the booking';
export const bookingText = (us: string, what: string, url: string) =>
  `${us} booking request: ${what}. Answer: ${url}`;
