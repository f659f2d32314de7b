import { type ComponentType, createElement, lazy, useState } from 'react';

/** A page whose code arrives when it is opened. */
export type LazyPage = {
  Page: ComponentType;
  /** Fetches the code. Rendered after this, the page appears at once: hydration keeps the HTML it finds. */
  preload: () => Promise<void>;
};

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const arrive = async () => (loaded ??= await load());
  const Pending = lazy(async () => ({ default: await arrive() }));
  return {
    // The choice is kept per mount: a page that began as pending must not be mounted anew when its code is there.
    Page: function Page() {
      const [component] = useState<{ type: ComponentType }>(() => ({ type: loaded ?? Pending }));
      return createElement(component.type);
    },
    preload: async () => {
      await arrive();
    },
  };
}
