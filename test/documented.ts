/** The operations in a server's OpenAPI document. No route is listed by hand. */
import { randomUUID } from 'node:crypto';
import { FILE_NAME_HEADER } from '#contract/http.ts';
import type { Permission } from '#contract/staff.ts';
import type { Browser } from './world.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
export type Operation = {
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  'x-access': 'public' | 'member' | 'staff';
  'x-may'?: Permission;
  'x-step-up'?: true;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
export type Document = {
  paths: Record<string, Record<string, Omit<Operation, 'name' | 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
};

export async function operationsOf(world: {
  visitor: () => Browser;
}): Promise<{ document: Document; operations: Operation[] }> {
  const document = (await world.visitor().get('/api/openapi.json')).body as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, rest]) => ({
      ...rest,
      path,
      method: method.toUpperCase() as Operation['method'],
      name: `${method.toUpperCase()} ${path}`,
    })),
  );
  return { document, operations };
}

/** Endless responses have their own tests. */
export const isEndless = ({ path }: Operation) => path === '/api/events';

/**
 * The ids of one household, by their names in paths. For an id that it doesn't have, a random one that exists nowhere.
 */
export function urlWith(ids: Record<string, string>, { path }: Operation): string {
  return path.replace(/(\w+)\/\{(\w+)\}/g, (_, before: string, name: string) => {
    const singular = `${before.replace(/ies$/, 'y').replace(/s$/, '')}Id`;
    const own = name === 'id' ? (before === 'people' ? ids['personId'] : ids[singular]) : ids[name];
    return `${before}/${own ?? (name === 'version' ? '1' : name === 'kind' ? 'mortgage' : randomUUID())}`;
  });
}

export function sendTo(who: Browser, operation: Operation, url: string, body: object = {}) {
  const takesFile = operation.requestBody?.content['application/octet-stream'] !== undefined;
  const headers = { 'content-type': 'application/octet-stream', [FILE_NAME_HEADER]: 'a.pdf' };
  if (operation.method === 'GET') return who.call('GET', url);
  return takesFile
    ? who.call(operation.method, url, Buffer.from('%PDF-1.7'), headers)
    : who.call(operation.method, url, operation.requestBody ? body : undefined);
}
