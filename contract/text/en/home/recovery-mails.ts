/** Reminder emails and calendar entries of a recovery. */
export const hello = (name: string) => `Hello ${name}`;
export const helloYou = 'Hello';
export const subject = (n: number) =>
  n === 1 ? 'A recovery deadline needs you' : `${n} recovery deadlines need you`;
export const intro = (city: string) => `About your recovery for your home in ${city}:`;
export const ownDeadline = (what: string, day: string, days: number) =>
  days === 1
    ? `${what}: act by ${day}, tomorrow.`
    : days === 0
      ? `${what}: act by today, ${day}.`
      : `${what}: act by ${day}, in ${days} days.`;
export const missed = (what: string, day: string) =>
  `Your insurer missed a date: ${what}, due ${day}. Ask for it in writing.`;
export const notAdvice = 'This is information, not legal advice. Your policy can change these dates.';
export const open = 'Open your recovery';
export const calendar = 'Recovery deadlines';
export const insurerOwes = (what: string) => `Insurer: ${what}`;
export const untilDay = (what: string) => `Last day: ${what}`;
export const basis = (section: string, confidence: string) => `Law: ${section}. Confidence: ${confidence}.`;
