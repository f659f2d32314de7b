/** What the health page says about the system, worst first. */

const many = (n: number, one: string, more = `${one}s`) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : more}`;

export const fine = 'Everything is running';
export const spans = {
  moment: 'less than a minute',
  minutes: (n: number) => `${n} min`,
  hours: (n: number) => `${n} h`,
  days: (n: number) => `${n} days`,
};
export const databaseBusy = (requests: number) =>
  `${many(requests, 'request is', 'requests are')} waiting for the database`;
export const homesWait = (homes: number, decisions: number, span: string) =>
  `${many(homes, 'home waits', 'homes wait')} for ${many(decisions, 'decision')} about zones, the oldest for ${span}`;
export const altered = (entries: number) =>
  `${many(entries, 'audit log entry was', 'audit log entries were')} altered`;
export const queueBehind = (queue: string, span: string) => `${queue} is ${span} behind`;
export const queuesBehind = (queues: number, span: string) => `${many(queues, 'queue')} are ${span} behind`;
export const jobsFailed = (jobs: number) => `${many(jobs, 'job')} failed`;
export const jobsFailedAgo = (jobs: number, span: string) =>
  jobs === 1 ? `1 job failed, ${span} ago` : `${many(jobs, 'job')} failed, the oldest ${span} ago`;
export const emailsWait = (emails: number, span: string) =>
  `${many(emails, 'email has', 'emails have')} been waiting to be sent for ${span}`;
export const emailsRefused = (emails: number) => `${many(emails, 'email')} refused`;
export const emailsGivenUp = (emails: number) => `${many(emails, 'email')} given up`;
export const late = {
  email: (n: number, span: string) => `${many(n, 'notice')} by email should have gone out ${span} ago`,
  sms: (n: number, span: string) => `${many(n, 'notice')} by text should have gone out ${span} ago`,
  push: (n: number, span: string) => `${many(n, 'notice')} by push should have gone out ${span} ago`,
};
export const failed = {
  email: (n: number) => `${many(n, 'notice')} by email failed`,
  sms: (n: number) => `${many(n, 'notice')} by text failed`,
  push: (n: number) => `${many(n, 'notice')} by push failed`,
};
export const noCompleteResponse = (feed: string) => `${feed} has sent no complete response yet`;
export const noCompleteResponseFor = (feed: string, span: string) =>
  `${feed} has sent no complete response for ${span}`;
export const notChecked = 'Not checked yet.';
