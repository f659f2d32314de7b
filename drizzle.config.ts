import { defineConfig } from 'drizzle-kit';

/** Used by `npm run migration` only: compares the tables of every capability with the last migration and writes the difference. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/{platform,adapters,*/*}/*tables.ts',
  out: './migrations',
  casing: 'snake_case',
});
