/** `npm run admin -- grant <email>`: makes the first administrator, where nobody can yet do it in the product. */
import { Email } from '#contract/values.ts';
import { grantAdmin } from '#server/accounts/accounts.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';

async function main(args: string[]): Promise<string> {
  const [verb, given] = args;
  const email = Email.safeParse(given);
  if (verb !== 'grant' || !email.success) throw new Error('Usage: npm run admin -- grant <email>');
  const config = readConfig();
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
  const connection: Connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  await migrate(connection);
  const database = openDatabase(connection, { max: 2, log: createLog('warn') });
  try {
    const user = await grantAdmin(database.db, email.data);
    return `${user.email} is an administrator. They sign in with a code by e-mail and are asked to add a passkey.`;
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

main(process.argv.slice(2)).then(console.log, (e: unknown) => {
  console.error((e as Error).message);
  process.exit(1);
});
