/** What an operator must be able to do from outside: `npm run admin -- grant <email>` and its like. */
import { Email } from '#contract/values.ts';
import { grantAdmin, removePasskeys } from '#server/accounts/accounts.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection, type Db } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';

const VERBS: Record<string, (db: Db, email: string) => Promise<string>> = {
  grant: async (db, email) => {
    const user = await grantAdmin(db, email);
    return `${user.email} is an administrator. They sign in with a code by e-mail and are asked to add a passkey.`;
  },
  'remove-passkeys': async (db, email) => {
    const { user, removed } = await removePasskeys(db, email);
    return `${user.email} has no passkeys now (${removed} removed) and is signed out everywhere.`;
  },
};
const USAGE = `Usage: npm run admin -- <${Object.keys(VERBS).join(' | ')}> <email>`;

async function main([verb = '', given]: string[]): Promise<string> {
  const email = Email.safeParse(given);
  const run = VERBS[verb];
  if (!run || !email.success) throw new Error(USAGE);
  const config = readConfig();
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
  const connection: Connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  await migrate(connection);
  const database = openDatabase(connection, { max: 2, log: createLog('warn') });
  try {
    return await run(database.db, email.data);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

main(process.argv.slice(2)).then(console.log, (e: unknown) => {
  console.error((e as Error).message);
  process.exit(1);
});
