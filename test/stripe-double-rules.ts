/** How the parameters of the double's calls are described, and how its responses are built. */
import type { Params, Reply, Rule } from './stripe-double.ts';

export const LIMIT: Rule = { path: 'limit', type: 'integer', min: 1 };
export const METADATA: Rule = { path: 'metadata[*]', type: 'string', maxLength: 500 };
export const expand = (...values: string[]): Rule => ({ path: 'expand[*]', type: 'string', values });
export const text = (path: string, more: Partial<Rule> = {}): Rule => ({ path, type: 'string', ...more });
export const whole = (path: string, more: Partial<Rule> = {}): Rule => ({ path, type: 'integer', ...more });
export const yesNo = (path: string): Rule => ({ path, type: 'boolean' });

export const metadataIn = (params: Params): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const key = /^metadata\[([^\]]+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
export const ok = (body: object): Reply => ({ status: 200, body });
export const list = (data: object[]): Reply => ok({ object: 'list', data, has_more: false });
