import type { AnyEndpoint } from '#contract/http.ts';

/** Ids by their parameter names in paths, like `homeId`. `/orders/:id` takes `orderId`. */
export type Ids = Readonly<Record<string, string>>;

/** Endpoints whose response ends by itself and isn't a file. */
const isList = ({ method, gives, once, path }: AnyEndpoint) =>
  method === 'GET' && gives === 'json' && !once && !/events$|calendar|map-roads/.test(path);

/** Every list and detail that can be read with these ids, and the paths for which an id is missing. */
export function readUrls(endpoints: readonly AnyEndpoint[], ids: Ids) {
  const urls: { url: string; path: string; access: AnyEndpoint['access'] }[] = [];
  const unknown: string[] = [];
  for (const endpoint of endpoints.filter(isList)) {
    let isKnown = true;
    const url = endpoint.path.replaceAll(/(\w+)\/:(\w+)/g, (_, before: string, name: string) => {
      const own = name === 'id' ? ids[`${before.replace(/ies$/, 'y').replace(/s$/, '')}Id`] : ids[name];
      if (own === undefined) isKnown = false;
      return `${before}/${own ?? ''}`;
    });
    if (isKnown) urls.push({ url, path: endpoint.path, access: endpoint.access });
    else unknown.push(endpoint.path);
  }
  return { urls, unknown };
}
