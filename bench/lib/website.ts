import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { seedRiskMap } from '#seeds/risk-map.ts';
import { seedSkus } from '#seeds/skus.ts';
import { createLog } from '#server/platform/log.ts';
import { openPostgres } from './database.ts';
import { openDeps, openHttp } from './product.ts';

const webDir = path.resolve(import.meta.dirname, '../../dist/web');

/**
 * The product with its built pages, on a new database and a local port. `addRoutes`: the bench's own pages.
 */
export async function openWebsite(addRoutes?: (http: FastifyInstance) => void) {
  if (!existsSync(path.join(webDir, 'documents.json')))
    throw new Error('The web app isn’t built. Run `npm run build` first.');
  const { dir, connection } = await openPostgres();
  const log = createLog('info', os.devNull);
  const { deps, database } = await openDeps({ dir, connection, log, poolSize: 6 });
  // As a server does at its start. Without areas, the coverage page would load code to replace those in its HTML.
  await seedRiskMap(deps.db);
  await seedSkus(deps.db);
  const http = await openHttp(deps, database, {}, webDir);
  addRoutes?.(http);
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return { dir, connection, deps, database, http, port, origin: `http://127.0.0.1:${port}` };
}
