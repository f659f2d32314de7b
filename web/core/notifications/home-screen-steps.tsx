import * as t from '#text/core/notifications.ts';

/** How to get notifications on an iPhone or iPad, step by step. */
export const HomeScreenSteps = () => (
  <div className="grid gap-2 text-sm">
    <ol className="grid list-decimal gap-1 pl-5">
      {t.homeScreenSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="text-muted">{t.homeScreenSince}</p>
  </div>
);
