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

const SECTIONS = [
  { id: 'brand', title: 'Brand', Specimens: UiBrand },
  { id: 'actions', title: 'Actions', Specimens: UiActions },
  { id: 'forms', title: 'Forms', Specimens: UiForms },
  { id: 'messages', title: 'Status and messages', Specimens: UiMessages },
  { id: 'layout', title: 'Layout and steps', Specimens: UiLayout },
  { id: 'data', title: 'Data', Specimens: UiData },
  { id: 'queue', title: 'Lists of work', Specimens: UiQueue },
  { id: 'overlays', title: 'Overlays and toasts', Specimens: UiOverlays },
];

/** Every component in every state, light and dark: for developers and for the visual checks. */
export function UiPage() {
  return (
    <TooltipProvider>
      <div className="mx-auto grid max-w-7xl gap-12 px-4 py-8 sm:px-6">
        <header className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h1 className="text-4xl">Components</h1>
            <ThemeToggle />
          </div>
          <p className="max-w-prose text-muted">
            What screens are built from. Each section shows its components in the light and in the dark theme;
            dialogs, menus and toasts follow the theme of the page.
          </p>
          <nav aria-label="Sections">
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
