import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { UiActions } from './ui-actions.tsx';
import { UiBrand } from './ui-brand.tsx';
import { UiData } from './ui-data.tsx';
import { UiForms } from './ui-forms.tsx';
import { UiLayout } from './ui-layout.tsx';
import { UiMessages } from './ui-messages.tsx';
import { UiOverlays } from './ui-overlays.tsx';
import { UiQueue } from './ui-queue.tsx';
import { UiSection } from './ui-specimen.tsx';
import * as t from '#text/office/components.ts';

const SECTIONS = [
  { id: 'brand', title: t.brand, Specimens: UiBrand },
  { id: 'actions', title: t.actions, Specimens: UiActions },
  { id: 'forms', title: t.forms, Specimens: UiForms },
  { id: 'messages', title: t.statusAndMessages, Specimens: UiMessages },
  { id: 'layout', title: t.layoutAndSteps, Specimens: UiLayout },
  { id: 'data', title: t.data, Specimens: UiData },
  { id: 'queue', title: t.workLists, Specimens: UiQueue },
  { id: 'overlays', title: t.overlaysAndToasts, Specimens: UiOverlays },
];

/** Every component in every state, light and dark: for developers and for visual checks. */
export function UiPage() {
  return (
    <TooltipProvider>
      <div className="mx-auto grid max-w-7xl gap-12 px-4 py-8 sm:px-6">
        <header className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h1 className="text-4xl">{t.components}</h1>
            <ThemeToggle />
          </div>
          <p className="max-w-prose text-muted">{t.intro}</p>
          <nav aria-label={t.sections}>
            <ul className="flex flex-wrap gap-x-1">
              {SECTIONS.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-pine-ink underline decoration-1 underline-offset-4 first:pl-0 hover:decoration-2"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {SECTIONS.map(({ id, title, Specimens }) => (
          <UiSection key={id} id={id} title={title}>
            <Specimens />
          </UiSection>
        ))}
      </div>
    </TooltipProvider>
  );
}
