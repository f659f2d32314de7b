/** Audit logs in the back office. */
export const audit = 'Audit';
export const entryWords = { one: 'entry', many: 'entries' };
export const firstCheckPending = 'Logs are verified nightly. First check pending.';
export const altered = (n: string) => `${n} entries were altered`;
export const alteredDetail = <T>(moment: string, entries: string, command: T) => [
  `Found ${moment}, among ${entries} entries. On the server, `,
  command,
  ' lists each one.',
];
export const verified = (moment: string, entries: string) =>
  `Last verified ${moment}: all ${entries} entries are intact.`;
export const viewLogged = 'Viewing members’ activity is logged here too. The contents of homes stay private.';
export const searchHint = 'Person, action or ID';
export const who = 'Who';
export const what = 'Action';
export const when = 'When';
export const kind = 'Type';
export const anyKind = 'Any type';
export const theTeam = 'Our team';
export const everyone = 'Everyone';
export const product = 'Hearthline (automatic)';
export const empty = 'No entries yet';
export const emptyDetail = 'Changes made by our team appear here.';
export const from = 'From';
export const to = 'To';
export const anyTime = 'Any time';
export const last24Hours = 'Last 24 hours';
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const lastYear = 'Last year';
export const chooseDays = 'Choose days';
export const endBeforeStart = 'Choose a day on or after the first';

// One entry
export const entry = 'Entry';
export const entryNumber = (n: string) => `Number ${n}`;
export const loading = 'Loading the entry';
export const notLoaded = 'We couldn’t load the entry';
export const concerns = 'About';
export const server = 'Server';
export const sealed =
  'The details are encrypted with the home’s key. The household sees them in its own activity log.';
export const noDetails = 'No further details were recorded.';
export const whatChanged = 'What changed';
export const inLog = 'Log';
export const before = 'Before:';
export const after = 'After:';
export const formerMember = 'A former member';
export const homeOf = (name: string) => `A home of ${name}`;
export const home = 'A home';
export const oneRecord = '1 record';
export const records = (n: number) => `${n} records`;
export const nothing = 'nothing';
export const yes = 'yes';
export const no = 'no';
