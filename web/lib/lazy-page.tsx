import { type ComponentType, createElement, lazy, useState } from 'react';

/** A page whose code is loaded when it's opened. */
export type LazyPage = {
  Page: ComponentType;
  /**
   * Loads the code. Once it's loaded the page renders synchronously, so hydration keeps the existing HTML.
   */
  preload: () => Promise<void>;
};

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const arrive = async () => (loaded ??= await load());
  const Pending = lazy(async () => ({ default: await arrive() }));
  return {
    // Decided once per mount: a page that started out pending must not remount when its code arrives.
    Page: function Page() {
      const [component] = useState<{ type: ComponentType }>(() => ({ type: loaded ?? Pending }));
      return createElement(component.type);
    },
    preload: async () => {
      await arrive();
    },
  };
}
