import { deferredSection } from '#web/lib/deferred-section.tsx';
import * as t from '#text/emergency/ambassador-enroll.ts';

// The prerendered form can already be sent; its code loads when the page is idle.
const EnrollForm = deferredSection(() => import('./enroll-form.tsx').then((m) => m.EnrollForm));
/** Loads the deferred sections. */
export const preloadSections = EnrollForm.preload;

/** The application form for ambassadors, for members and everyone else. Works without scripts, too. */
export function EnrollPage() {
  return (
    <div className="@container mx-auto max-w-2xl px-4 pt-10 pb-20 sm:px-6 lg:pt-16">
      <h1 className="text-4xl @xl:text-5xl">{t.title}</h1>
      <p className="mt-4 text-lg text-muted">{t.intro}</p>
      <section
        aria-label={t.title}
        className="mt-8 grid gap-6 rounded-card border border-line bg-raised p-5 @xl:p-8"
      >
        <EnrollForm />
      </section>
    </div>
  );
}
