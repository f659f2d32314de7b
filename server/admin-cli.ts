/** Operator commands: `npm run admin -- grant <email>` and others. */
import { Email } from '#contract/values.ts';
import { grantAdmin, removePasskeys } from '#server/core/accounts/accounts.ts';
import type { Db } from '#server/platform/db.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './operator.ts';

const VERBS: Record<string, (db: Db, email: string) => Promise<string>> = {
  grant: async (db, email) => {
    const user = await grantAdmin(db, email);
    return `${user.email} is an administrator. They sign in with a code by email and are asked to add a passkey.`;
  },
  'remove-passkeys': async (db, email) => {
    const { user, removed } = await removePasskeys(db, email);
    return `${user.email} has no passkeys now (${removed} removed) and is signed out everywhere.`;
  },
};
const USAGE = `Usage: npm run admin -- <${Object.keys(VERBS).join(' | ')}> <email>`;

async function main([verb = '', given]: string[]): Promise<string> {
  const email = Email.safeParse(given);
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!run || !email.success) throw new Error(USAGE);
  return withDatabase((db) => run(db, email.data));
}

runCommand(main);
